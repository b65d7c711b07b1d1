//! `tengen.local`, by multicast DNS.

use mdns_sd::{ServiceDaemon, ServiceInfo};
use std::time::Duration;

/// How long a goodbye may take.
const GOODBYE: Duration = Duration::from_millis(200);

/// An announcement; dropping it tells the network that it is over.
pub struct Announced {
    daemon: ServiceDaemon,
    name: String,
}

impl Announced {
    /// Tells the network that `tengen.local` is here, with this port.
    ///
    /// # Errors
    /// What the network says, such as that there is none.
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
        if let Ok(told) = self.daemon.unregister(&self.name) {
            let _ = told.recv_timeout(GOODBYE);
        }
        let _ = self.daemon.shutdown();
    }
}
