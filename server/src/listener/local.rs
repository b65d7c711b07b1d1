//! Which clients are in the server's own network.
//!
//! Without HTTPS, everyone on the way can read and change what a server and its clients send to each other. So a server
//! without HTTPS answers only clients in its own network, unless the operator allows the others.

use crate::error::ApiError;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use ipnet::IpNet;
use std::net::IpAddr;

/// Whether a client at this address is in the server's own network: its address is a loopback, private or link-local
/// address, or one of the server's network interfaces is in the same network.
pub(super) fn is_local(address: IpAddr) -> bool {
    is_near(address) || own_networks().iter().any(|network| network.contains(&address))
}

/// Whether the address itself says that it is on this machine or in a private network.
pub(crate) fn is_near(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => four.is_loopback() || four.is_private() || four.is_link_local(),
        IpAddr::V6(six) => six.is_loopback() || six.is_unique_local() || six.is_unicast_link_local(),
    }
}

/// The networks of all interfaces. They are read anew each time, because a machine can join a network at any time.
fn own_networks() -> Vec<IpNet> {
    let network = |interface: &if_addrs::Interface| match &interface.addr {
        if_addrs::IfAddr::V4(four) => IpNet::with_netmask(four.ip.into(), four.netmask.into()).ok(),
        if_addrs::IfAddr::V6(six) => IpNet::with_netmask(six.ip.into(), six.netmask.into()).ok(),
    };
    if_addrs::get_if_addrs().unwrap_or_default().iter().filter_map(network).collect()
}

/// The page for people outside the network. It has one sentence for the reader and one for the operator, in each language
/// of the client.
const PAGE: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>Tengen</title>\
    <h1>This server answers only its own network</h1>\
    <p>If you run this server: put a proxy with HTTPS in front and start the server with <code>--behind-tls</code>, or start it \
    with <code>--public</code> to answer everyone without encryption.</p>\
    <p lang=\"zh-CN\">此服务器只响应所在网络内的访问。如果您是管理员：请在前面设置 HTTPS 代理并加上 <code>--behind-tls</code> \
    启动，或加上 <code>--public</code> 启动，不加密地响应所有人。</p>\
    <p lang=\"zh-Hant\">此伺服器只回應所在網路內的連線。如果您是管理員：請在前面設置 HTTPS 代理並加上 <code>--behind-tls</code> \
    啟動，或加上 <code>--public</code> 啟動，不加密地回應所有人。</p>\
    <p lang=\"ja\">このサーバーは同じネットワークからの接続にだけ応答します。管理者の方へ：HTTPS のプロキシを前に置いて \
    <code>--behind-tls</code> を付けて起動するか、暗号化せずにだれにでも応答する場合は <code>--public</code> を付けて起動してください。</p></html>";

/// The refusal of a client outside the network: a page for browsers, and an error for programs.
pub(super) fn refuse(headers: &HeaderMap) -> Response {
    let wants_page = headers
        .get_all(header::ACCEPT)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|kinds| kinds.to_ascii_lowercase().contains("text/html"));
    if !wants_page {
        return ApiError::NotLocal.into_response();
    }
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    (StatusCode::FORBIDDEN, [(header::CONTENT_TYPE, kind)], PAGE).into_response()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::app::testing::Testing;
    use crate::config::Settings;
    use axum::body::Body;

    #[test]
    fn addresses_of_this_machine_and_of_private_networks_are_local() {
        for address in
            ["127.0.0.1", "::1", "10.1.2.3", "172.16.0.9", "192.168.1.2", "169.254.7.7", "fe80::1", "fd00::5", "::ffff:10.0.0.1"]
        {
            assert!(is_local(address.parse().unwrap()), "{address}");
        }
        for address in ["203.0.113.1", "172.32.0.1", "2001:db8::1", "::ffff:203.0.113.1"] {
            assert!(!is_local(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn clients_outside_the_network_get_one_page_unless_the_operator_allows_them() {
        let outside = "203.0.113.1";
        let ask = async |settings: Settings, address: &str, headers: &[(&str, &str)]| {
            Testing::new(settings).await.ask_from(address, "GET", "/api/v1/games", headers, Body::empty()).await
        };
        let refused = ask(Settings::built_in(), outside, &[]).await;
        assert_eq!(refused.code(403), "forbidden");
        assert!(refused.text.contains("--public"), "{}", refused.text);
        let page = ask(Settings::built_in(), outside, &[("accept", "text/html,*/*;q=0.8")]).await;
        assert_eq!((page.status.as_u16(), page.header("content-type")), (403, Some("text/html; charset=utf-8")));
        assert!(page.text.contains("--behind-tls") && page.header("content-security-policy").is_some());
        assert_eq!(ask(Settings::built_in(), "192.168.1.7", &[]).await.status, 200);
        assert_eq!(ask(Settings { public: true, ..Settings::built_in() }, outside, &[]).await.status, 200);
        assert_eq!(ask(Settings { behind_tls: true, ..Settings::built_in() }, outside, &[]).await.status, 200);
    }

    /// A proxy on this machine may forward requests from everywhere.
    #[tokio::test]
    async fn forwarded_requests_need_a_known_proxy() {
        let ask = async |settings: Settings, header| {
            Testing::new(settings).await.ask_from("127.0.0.1", "GET", "/", &[header], Body::empty()).await.status.as_u16()
        };
        let known = || Settings { trusted_proxy: vec!["127.0.0.1/32".parse().unwrap()], ..Settings::built_in() };
        let near = ("x-forwarded-for", "192.168.1.7");
        for header in [near, ("forwarded", "for=192.168.1.7")] {
            assert_eq!(ask(Settings::built_in(), header).await, 403, "{header:?}");
        }
        assert_ne!(ask(known(), near).await, 403);
        assert_eq!(ask(known(), ("x-forwarded-for", "203.0.113.1")).await, 403);
    }

    #[test]
    fn the_addresses_of_the_interfaces_are_local() {
        for interface in if_addrs::get_if_addrs().unwrap() {
            assert!(is_local(interface.ip()), "{interface:?}");
        }
    }
}
