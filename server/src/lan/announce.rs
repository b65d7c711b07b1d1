//! Announces `tengen.local` by multicast DNS.

use mdns_sd::{ServiceDaemon, ServiceInfo};
use std::time::Duration;

/// How long withdrawing the announcement may take.
const GOODBYE: Duration = Duration::from_millis(200);

/// An announcement, which is withdrawn when this value is dropped.
pub struct Announced {
    daemon: ServiceDaemon,
    name: String,
}

impl Announced {
    /// Announces `tengen.local` with this port.
    ///
    /// # Errors
    /// Network errors, for example if there is no network.
    pub fn start(port: u16) -> anyhow::Result<Self> {
        let daemon = ServiceDaemon::new()?;
        let service = ServiceInfo::new("_http._tcp.local.", "Tengen", "tengen.local.", "", port, &[("path", "/")][..])?;
        let service = service.enable_addr_auto();
        let name = service.get_fullname().to_owned();
        daemon.register(service)?;
        Ok(Self { daemon, name })
    }
}

impl Drop for Announced {
    fn drop(&mut self) {
        if let Ok(status) = self.daemon.unregister(&self.name) {
            let _ = status.recv_timeout(GOODBYE);
        }
        let _ = self.daemon.shutdown();
    }
}
