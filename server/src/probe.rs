//! `tengen health`: checks whether a running server is healthy. Containers need it because they often have no HTTP client.

use anyhow::Context as _;
use std::io::{Read as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

/// How long to wait for the server. A healthy server answers within milliseconds, although it queries its database first.
const PATIENCE: Duration = Duration::from_secs(2);

/// Requests `/healthz` from the server that listens at this address.
///
/// # Errors
/// If the server cannot be reached, does not answer within two seconds, or is not healthy.
pub fn ask(listen: SocketAddr) -> anyhow::Result<()> {
    let address = reachable(listen);
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE).with_context(|| format!("no server answers at {address}"))?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
    // Only the status line matters, and it is short.
    let mut answer = [0; 64];
    let mut length = 0;
    while length < answer.len() && !answer[..length].contains(&b'\n') {
        match stream.read(&mut answer[length..]).context("the server does not answer")? {
            0 => break,
            more => length += more,
        }
    }
    let answer = String::from_utf8_lossy(&answer[..length]);
    let status = answer.lines().next().unwrap_or_default();
    anyhow::ensure!(status.split(' ').nth(1) == Some("200"), "the server is not healthy: {status}");
    Ok(())
}

/// A server that listens on all addresses is reached on the loopback address.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        ip if !ip.is_unspecified() => ip,
        IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
    };
    SocketAddr::new(ip, listen.port())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;
    use std::thread;

    #[test]
    fn a_server_that_listens_on_all_addresses_is_asked_on_the_loopback_address() {
        for (listen, asked) in [
            ("0.0.0.0:80", "127.0.0.1:80"),
            ("[::]:81", "[::1]:81"),
            ("192.0.2.7:82", "192.0.2.7:82"),
            ("[2001:db8::7]:83", "[2001:db8::7]:83"),
        ] {
            assert_eq!(reachable(listen.parse().unwrap()), asked.parse().unwrap(), "{listen}");
        }
    }

    /// The result of asking a server that sends this answer.
    fn ask_server(answer: &'static str) -> anyhow::Result<()> {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let server = thread::spawn(move || {
            let (mut stream, _) = listener.accept().unwrap();
            let mut request = [0; 8];
            stream.read_exact(&mut request).unwrap();
            stream.write_all(answer.as_bytes()).unwrap();
        });
        let result = ask(SocketAddr::from(([0, 0, 0, 0], address.port())));
        server.join().unwrap();
        result
    }

    #[test]
    fn only_status_200_is_healthy() {
        ask_server("HTTP/1.1 200 OK\r\n\r\n").unwrap();
        let error = ask_server("HTTP/1.1 503 Service Unavailable\r\n\r\n").unwrap_err();
        assert!(error.to_string().contains("503"), "{error}");
        assert!(ask_server("").is_err());
    }

    #[test]
    fn an_unreachable_server_is_not_healthy() {
        let free = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        assert!(ask(free).is_err());
    }
}
