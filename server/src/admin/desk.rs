//! The server's end of the socket. Only the user of the server and root can use it.

use super::order::{Answer, Order};
use super::{ANSWER_BYTES, ORDER_BYTES, audit, carry_out, socket};
use crate::app::App;
use anyhow::Context as _;
use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// How many orders are handled concurrently. Further clients wait.
const CLIENTS: usize = 4;
/// How long a client may take to send its order, and how long it may then take to read the answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The most bytes after an order that are read and ignored.
const UNREAD_BYTES: u64 = 1 << 16;
/// How long to wait after an accept error, which usually means that no file descriptors are left.
const OUT_OF_DESCRIPTORS: Duration = Duration::from_millis(50);

/// The socket on which the server takes orders. Dropping it removes the socket.
pub(crate) struct Desk {
    listener: UnixListener,
    path: PathBuf,
}

impl Desk {
    /// Listens in the data folder. Replaces the socket of a server that has crashed.
    pub(crate) fn open(data: &Path) -> anyhow::Result<Self> {
        let path = socket(data);
        remove_abandoned(&path)?;
        let listener = UnixListener::bind(&path).with_context(|| format!("cannot listen on {}", path.display()))?;
        let desk = Self { listener, path };
        fs::set_permissions(&desk.path, fs::Permissions::from_mode(0o600)).context("cannot restrict the access to the socket")?;
        Ok(desk)
    }

    /// Takes orders until the server stops.
    pub(crate) async fn serve(self, app: Arc<App>) {
        let places = Arc::new(Semaphore::new(CLIENTS));
        loop {
            let next = async {
                let place = Arc::clone(&places).acquire_owned().await;
                (place, self.listener.accept().await)
            };
            let (place, accepted) = tokio::select! {
                () = app.stop.cancelled() => return,
                next = next => next,
            };
            match accepted {
                Ok((stream, _)) => {
                    let client = Arc::clone(&app);
                    app.tasks.spawn(async move {
                        if let Err(error) = converse(&client, stream).await {
                            tracing::debug!(%error, "a conversation with the operator has failed");
                        }
                        drop(place);
                    });
                }
                Err(error) => {
                    tracing::warn!(%error, "cannot accept an order of the operator");
                    tokio::time::sleep(OUT_OF_DESCRIPTORS).await;
                }
            }
        }
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        // If the socket stays, the next start of the server replaces it.
        let _ = fs::remove_file(&self.path);
    }
}

/// Removes the socket of a server that has crashed. Only one server uses the folder, because the store locks it.
fn remove_abandoned(path: &Path) -> anyhow::Result<()> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error).with_context(|| format!("cannot look at {}", path.display())),
        Ok(found) => anyhow::ensure!(found.file_type().is_socket(), "{} is not a socket: move it away", path.display()),
    }
    anyhow::ensure!(
        std::os::unix::net::UnixStream::connect(path).is_err(),
        "another program listens on {}: stop it first",
        path.display()
    );
    fs::remove_file(path).with_context(|| format!("cannot replace {}", path.display()))
}

/// Reads one order, carries it out and sends the answer.
async fn converse(app: &Arc<App>, mut stream: UnixStream) -> anyhow::Result<()> {
    let user = stream.peer_cred()?.uid();
    let may = user == 0 || user == rustix::process::getuid().as_raw();
    let answer = match timeout(PATIENCE, read(&mut stream)).await.context("the client sent no order")?? {
        _ if !may => Answer::refused("only the user of the server and root may do this"),
        Ok(order) => {
            let answer = carry_out::carry_out(app, &order).await;
            audit::note(&app.settings.data, app.timeline.wall(), user, &order, &answer);
            answer
        }
        Err(why) => Answer::refused(why),
    };
    let mut line = serde_json::to_vec(&answer)?;
    if line.len() > ANSWER_BYTES {
        line = serde_json::to_vec(&Answer::refused("the answer is too large"))?;
    }
    line.push(b'\n');
    let send = async {
        stream.write_all(&line).await?;
        stream.shutdown().await?;
        // If something is left to read, closing the socket would lose the answer.
        tokio::io::copy(&mut stream.take(UNREAD_BYTES), &mut tokio::io::sink()).await
    };
    timeout(PATIENCE, send).await.context("the client does not read the answer")??;
    Ok(())
}

/// Reads an order. The inner error says what is wrong with it.
async fn read(stream: &mut UnixStream) -> std::io::Result<Result<Order, String>> {
    let mut line = Vec::new();
    BufReader::new(stream.take(ORDER_BYTES)).read_until(b'\n', &mut line).await?;
    if line.last() != Some(&b'\n') {
        return Ok(Err(format!("an order is one line with at most {ORDER_BYTES} bytes")));
    }
    Ok(serde_json::from_slice(&line).map_err(|error| format!("the order cannot be read: {error}")))
}
