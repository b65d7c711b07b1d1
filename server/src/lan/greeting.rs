//! What the server prints when it has started.

use super::blocks;
use std::net::SocketAddr;

/// Where a server that has started can be reached.
#[derive(Debug)]
pub struct Greeting {
    /// The address that the server listens on.
    pub local: SocketAddr,
    /// The server's addresses on the local network, the best one first.
    pub addresses: Vec<String>,
    /// Whether `tengen.local` is announced on the local network.
    pub announced: bool,
    /// Whether a proxy encrypts the connections.
    pub behind_tls: bool,
}

impl Greeting {
    /// The lines to print. Programs may parse the first line. The other lines are for people, and are printed only on a terminal.
    #[must_use]
    pub fn lines(&self, terminal: bool) -> Vec<String> {
        let Self { local, addresses, announced, behind_tls } = self;
        let mut lines = vec![format!("listening on http://{local}")];
        if !terminal {
            return lines;
        }
        lines.extend(addresses.iter().map(|address| format!("on your network: {address}")));
        if *announced {
            lines.push(format!("on your network: http://tengen.local:{}", local.port()));
        }
        lines.extend(addresses.first().and_then(|address| blocks(address)));
        if !behind_tls && !local.ip().is_loopback() {
            lines.push("plain HTTP: fine for a home network; on the internet, put an HTTPS proxy in front (--behind-tls)".into());
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_terminal_shows_the_addresses_and_a_qr_code_of_the_first_one() {
        let addresses = vec!["http://192.168.1.7:8080".to_owned(), "http://203.0.113.5:8080".to_owned()];
        let local = "0.0.0.0:8080".parse().unwrap();
        let greeting = Greeting { local, addresses, announced: true, behind_tls: false };
        let [listening, first, second, name, code, plain] = <[String; 6]>::try_from(greeting.lines(true)).unwrap();
        assert_eq!(listening, "listening on http://0.0.0.0:8080");
        assert_eq!(first, "on your network: http://192.168.1.7:8080");
        assert_eq!(second, "on your network: http://203.0.113.5:8080");
        assert_eq!(name, "on your network: http://tengen.local:8080");
        assert_eq!(Some(code), blocks("http://192.168.1.7:8080"));
        assert!(plain.starts_with("plain HTTP: "), "{plain}");
    }

    #[test]
    fn without_a_network_or_a_terminal_only_the_first_line_is_printed() {
        let local = "127.0.0.1:8080".parse().unwrap();
        let here = Greeting { local, addresses: vec![], announced: false, behind_tls: false };
        assert_eq!(here.lines(true), ["listening on http://127.0.0.1:8080"]);
        let proxied = Greeting { local: "0.0.0.0:80".parse().unwrap(), behind_tls: true, ..here };
        assert_eq!(proxied.lines(true), ["listening on http://0.0.0.0:80"]);
        let shared = Greeting { addresses: vec!["http://192.168.1.7:80".into()], announced: true, ..proxied };
        assert_eq!(shared.lines(false), ["listening on http://0.0.0.0:80"]);
    }
}
