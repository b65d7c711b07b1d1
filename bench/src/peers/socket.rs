//! A WebSocket client that costs as little as possible, so that the figures are about the servers and not about it.

use anyhow::{Context as _, Result, bail, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

const TEXT: u8 = 1;
const CLOSE: u8 = 8;
const PING: u8 = 9;
const PONG: u8 = 10;
/// The first bit of a frame: it is the last frame of its message.
const LAST: u8 = 0x80;
/// The first bit of the second byte of a frame: it is masked.
const MASKED: u8 = 0x80;
/// Frames up to this length have their length in the second byte.
const SHORT: usize = 125;

/// A connection to one of the servers.
pub(super) struct Socket {
    stream: TcpStream,
    buffer: Vec<u8>,
    /// The part of the buffer that has been handled.
    done: usize,
    /// The bytes received after the handshake.
    pub(super) received: usize,
    out: Vec<u8>,
}

impl Socket {
    /// Opens a WebSocket with these additional lines of the request.
    pub(super) async fn open(authority: &str, path: &str, headers: &str) -> Result<Self> {
        let stream = TcpStream::connect(authority).await?;
        stream.set_nodelay(true)?;
        let mut socket = Self { stream, buffer: Vec::new(), done: 0, received: 0, out: Vec::new() };
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {authority}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n{headers}\r\n"
        );
        socket.stream.write_all(request.as_bytes()).await?;
        let end = loop {
            if let Some(end) = socket.buffer.windows(4).position(|four| four == b"\r\n\r\n") {
                break end + 4;
            }
            socket.read().await?;
        };
        ensure!(socket.buffer.starts_with(b"HTTP/1.1 101"), "refused: {}", String::from_utf8_lossy(&socket.buffer));
        (socket.done, socket.received) = (end, socket.buffer.len() - end);
        Ok(socket)
    }

    /// Sends a text.
    pub(super) async fn send(&mut self, text: &str) -> Result<()> {
        self.frame(TEXT, text.as_bytes()).await
    }

    /// Reads until a text that contains `part` has arrived.
    pub(super) async fn wait(&mut self, part: &str) -> Result<String> {
        loop {
            let Some((kind, from, to)) = self.next()? else {
                self.read().await?;
                continue;
            };
            self.done = to;
            match kind {
                TEXT => {
                    let text = std::str::from_utf8(&self.buffer[from..to])?;
                    if text.contains(part) {
                        return Ok(text.to_owned());
                    }
                }
                PING => {
                    let content = self.buffer[from..to].to_vec();
                    self.frame(PONG, &content).await?;
                }
                PONG => {}
                CLOSE => bail!("closed: {}", String::from_utf8_lossy(&self.buffer[from..to])),
                other => bail!("a frame of kind {other}"),
            }
        }
    }

    /// The kind of the next frame in the buffer, and where its content begins and ends. `None` if it has not arrived yet.
    fn next(&self) -> Result<Option<(u8, usize, usize)>> {
        let frame = &self.buffer[self.done..];
        let [first, second, rest @ ..] = frame else { return Ok(None) };
        ensure!(first & LAST != 0 && second & MASKED == 0, "a frame that this client does not expect");
        let (head, length) = match (usize::from(*second), rest) {
            (length @ 0..=SHORT, _) => (2, length),
            (126, [high, low, ..]) => (4, usize::from(u16::from_be_bytes([*high, *low]))),
            (127, _) => bail!("a frame that is too long"),
            _ => return Ok(None),
        };
        let from = self.done + head;
        Ok((frame.len() >= head + length).then_some((first & !LAST, from, from + length)))
    }

    async fn read(&mut self) -> Result<()> {
        self.buffer.drain(..std::mem::take(&mut self.done));
        self.buffer.reserve(4096);
        let read = self.stream.read_buf(&mut self.buffer).await?;
        ensure!(read > 0, "the server has closed the connection");
        self.received += read;
        Ok(())
    }

    /// Sends a frame with a mask of zeros, which leaves its content as it is.
    async fn frame(&mut self, kind: u8, content: &[u8]) -> Result<()> {
        self.out.clear();
        self.out.push(LAST | kind);
        if content.len() <= SHORT {
            self.out.push(MASKED | u8::try_from(content.len())?);
        } else {
            let length = u16::try_from(content.len()).context("a frame that is too long")?;
            self.out.push(MASKED | 126);
            self.out.extend(length.to_be_bytes());
        }
        self.out.extend([0; 4]);
        self.out.extend(content);
        Ok(self.stream.write_all(&self.out).await?)
    }
}
