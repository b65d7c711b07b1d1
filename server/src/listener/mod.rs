//! Accepts connections and checks requests.
//!
//! We have our own accept loop because existing ones set no deadline for an incomplete request head, a silent peer, or a peer
//! that accepts no bytes, and because connections must be limited before they are accepted.

mod address;
mod client;
mod counter;
mod guard;
mod local;
mod open;
mod origin;
mod permit;
mod stall;
#[cfg(test)]
mod tests;

pub use address::AddressKey;
pub use client::{Client, Peer};
pub use guard::{check, limit_time};
pub(crate) use local::is_near;
pub use open::OpenConnection;
pub use origin::{Names, is_only_here};
pub(crate) use permit::RESERVED_DESCRIPTORS;
pub use permit::{Admission, ConnectionPermit, raise_descriptors};

use crate::budget::Payer;
use crate::limits::Limits;
use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::OwnedSemaphorePermit;
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower::ServiceExt as _;

/// How long to wait after an accept error, which usually means that no file descriptors are left. This wait prevents a busy loop,
/// and is too short for people to notice.
const OUT_OF_DESCRIPTORS: Duration = Duration::from_millis(50);
/// How long a refused peer may take to read the reason.
const TIME_TO_READ_REFUSAL: Duration = Duration::from_secs(1);

/// Accepts connections until `stop` is canceled. Each connection runs as a task in `tasks`. After `stop` is canceled, each of
/// these tasks finishes its current request and ends.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    admission: Arc<Admission>,
    limits: Limits,
    stop: CancellationToken,
    tasks: TaskTracker,
) {
    let limits = Arc::new(limits);
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => return,
            accepted = next(&listener, &admission) => accepted,
        };
        let Some((stream, address, permit)) = accepted else { continue };
        // A move is one small packet. Waiting to combine it with more data would delay it.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "could not set TCP_NODELAY");
        }
        give_up_on_silence(&stream, &limits);
        match admission.enter(address.ip(), permit) {
            Ok(peer) => tasks.spawn(connection(stream, peer, router.clone(), limits.clone(), stop.clone())),
            Err(permit) => {
                if admission.budgets.may_log(Payer::address(address.ip())) {
                    tracing::info!(address = %address.ip(), "refused: too many connections from this address");
                }
                metrics::counter!("tengen_connections_refused_total").increment(1);
                tasks.spawn(refuse(stream, permit))
            }
        };
    }
}

/// Lets the system close the connection if its peer does not acknowledge data for as long as a silent WebSocket is kept. Otherwise, a
/// stream whose reader has vanished would keep its player present for about 15 minutes. Only Linux has this option.
fn give_up_on_silence(stream: &TcpStream, limits: &Limits) {
    #[cfg(target_os = "linux")]
    {
        let after = u32::try_from(limits.silence_ms).unwrap_or(u32::MAX);
        if let Err(error) = rustix::net::sockopt::set_tcp_user_timeout(stream, after) {
            tracing::debug!(%error, "could not set TCP_USER_TIMEOUT");
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = (stream, limits);
}

/// Waits until there is capacity, and then for the next connection. `None` if it could not be accepted.
async fn next(listener: &TcpListener, admission: &Admission) -> Option<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let permit = admission.capacity().await?;
    match listener.accept().await {
        Ok((stream, address)) => Some((stream, address, permit)),
        // The peer disconnected before it was accepted.
        Err(error) if matches!(error.kind(), std::io::ErrorKind::ConnectionAborted | std::io::ErrorKind::ConnectionReset) => None,
        Err(error) => {
            tracing::warn!(%error, "cannot accept a connection");
            tokio::time::sleep(OUT_OF_DESCRIPTORS).await;
            None
        }
    }
}

/// Answers 429 and waits until the peer has read the answer. If the connection were closed immediately, it would be
/// reset, and the answer would be lost.
async fn refuse(mut stream: TcpStream, _permit: OwnedSemaphorePermit) {
    const ANSWER: &[u8] =
        b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 10\r\nConnection: close\r\nContent-Type: application/json\r\n\r\n\
        {\"code\":\"too_many\",\"message\":\"your address has too many open connections; close some first\"}";
    let _ = tokio::time::timeout(TIME_TO_READ_REFUSAL, async {
        stream.write_all(ANSWER).await?;
        stream.shutdown().await?;
        let mut rest = [0; 1024];
        while stream.read(&mut rest).await? > 0 {}
        std::io::Result::Ok(())
    })
    .await;
}

async fn connection(stream: TcpStream, peer: Peer, router: Router, limits: Arc<Limits>, stop: CancellationToken) {
    let io = TokioIo::new(stall::Stall::new(stream, Duration::from_millis(limits.write_stall_ms)));
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer.clone());
        router.clone().oneshot(request.map(Body::new))
    });
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_millis(limits.header_timeout_ms))
        .max_headers(limits.header_fields)
        .max_buf_size(limits.header_bytes.max(8192))
        .serve_connection(io, service)
        .with_upgrades();
    let mut serving = std::pin::pin!(serving);
    let ended = tokio::select! {
        ended = serving.as_mut() => ended,
        () = stop.cancelled() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection failed");
    }
}
