//! Checks of the addresses and the proxy.

use super::Finding;
use crate::config::Settings;
use crate::probe;
use std::io::ErrorKind;
use std::net::{SocketAddr, TcpListener};

pub(super) fn check(settings: &Settings) -> Vec<Finding> {
    let mut findings = vec![address("address", settings.listen, true)];
    findings.extend(metrics(settings));
    findings.extend(proxy(settings));
    findings
}

/// Whether the server can listen on the address for the metrics, if there is one.
pub(super) fn metrics(settings: &Settings) -> Option<Finding> {
    let listen = settings.metrics_listen?;
    if listen == settings.listen && listen.port() != 0 {
        let found = format!("metrics-listen is {listen}, where the server listens, too");
        return Some(Finding::problem("metrics", found, "choose another port with --metrics-listen"));
    }
    Some(address("metrics", listen, false))
}

/// Whether the server can listen on an address, or already does.
fn address(what: &'static str, listen: SocketAddr, answers_health: bool) -> Finding {
    match TcpListener::bind(listen) {
        Ok(_) => Finding::ok(what, format!("{listen} is free, so no server listens there")),
        Err(error) if error.kind() == ErrorKind::AddrInUse && !answers_health => {
            Finding::ok(what, format!("{listen} is in use; if the server runs, this is its own"))
        }
        Err(error) if error.kind() == ErrorKind::AddrInUse => match probe::ask(listen) {
            Ok(()) => Finding::ok(what, format!("a healthy server answers on {listen}")),
            Err(error) => Finding::problem(
                what,
                format!("{listen} is in use, but no healthy server answers there: {error:#}"),
                "if another program uses it, stop that program or choose another address with --listen; if the server hangs, \
                 look at its log and restart it",
            ),
        },
        Err(error) if error.kind() == ErrorKind::PermissionDenied => Finding::problem(
            what,
            format!("this user may not listen on {listen}"),
            "choose a port from 1024 on, and let a reverse proxy listen on port 80 or 443",
        ),
        Err(error) => Finding::problem(
            what,
            format!("nobody can listen on {listen}: {error}"),
            "name an address of this machine with --listen",
        ),
    }
}

/// Whether the settings about a reverse proxy fit together.
pub(super) fn proxy(settings: &Settings) -> Vec<Finding> {
    const WHAT: &str = "proxy";
    let mut findings = Vec::new();
    if let Some(all) = settings.trusted_proxy.iter().find(|net| net.prefix_len() == 0) {
        findings.push(Finding::problem(
            WHAT,
            format!("trusted-proxy is {all}, so everyone can claim any address, and the limits per address have no effect"),
            "name only the address of your proxy",
        ));
    }
    if settings.behind_tls && settings.trusted_proxy.is_empty() {
        findings.push(Finding::warning(
            WHAT,
            "behind-tls is set without trusted-proxy, so all visitors share the limits of one address",
            "name the address of the proxy, such as --trusted-proxy 127.0.0.1",
        ));
    }
    if settings.behind_tls && settings.host.is_empty() {
        findings.push(Finding::warning(
            WHAT,
            "behind-tls is set without host, so the server refuses requests under its public name",
            "name it, such as --host go.example.org",
        ));
    }
    if !settings.behind_tls && !settings.trusted_proxy.is_empty() {
        findings.push(Finding::warning(
            WHAT,
            "trusted-proxy is set without behind-tls, so cookies may travel unencrypted",
            "if the proxy uses https, set --behind-tls",
        ));
    }
    if let Some(plain) = settings.origin.iter().find(|origin| settings.behind_tls && origin.starts_with("http://")) {
        findings.push(Finding::problem(
            WHAT,
            format!("the origin {plain} is not https, so with behind-tls it is never accepted"),
            "write it with https://",
        ));
    }
    if findings.is_empty() {
        let how = if settings.behind_tls { "behind a proxy with https" } else { "without a proxy" };
        findings.push(Finding::ok(WHAT, format!("the settings fit together, for a server {how}")));
    }
    findings
}
