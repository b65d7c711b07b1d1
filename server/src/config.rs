//! What the owner wants: flags, environment, a file, in this order of weight. Every setting is one argument of clap, so that `--help`
//! shows all of them; the file only gives an argument another default.

mod file;

use crate::limits::Limits;
use axum::http::uri::Authority;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use ipnet::IpNet;
use std::net::SocketAddr;
use std::path::PathBuf;

/// More threads than any machine has use for.
const WORKERS_MOST: u64 = 1024;

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "tengen", version, about = "A server on which two people play Go and Gomoku, and others watch.")]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Action,
}

/// What the program does.
#[derive(Debug, Subcommand)]
pub enum Action {
    /// Run the server.
    ///
    /// Every setting is a flag, an environment variable, or a line of the file that --config names (the flag's name without
    /// its dashes, limits in a table named limit); a flag outweighs the environment, the environment the file.
    Serve(Box<Settings>),
    /// Print the OpenAPI document of the REST interface.
    Openapi,
    /// Ask the server on this machine whether it is well; fails if it is not. For health checks of containers.
    Health {
        /// Where it listens.
        #[arg(long, env = "TENGEN_LISTEN", value_name = "ADDR", default_value = "0.0.0.0:8080")]
        listen: SocketAddr,
    },
}

/// Every setting of the server.
#[derive(Debug, Clone, Args)]
pub struct Settings {
    /// Read settings from this TOML file.
    #[arg(long, env = "TENGEN_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Where to listen; port 0 takes a free one.
    #[arg(long, env = "TENGEN_LISTEN", value_name = "ADDR", default_value = "0.0.0.0:8080")]
    pub listen: SocketAddr,
    /// The folder of the database; made if it is not there.
    #[arg(long, env = "TENGEN_DATA", value_name = "DIR", default_value = "data")]
    pub data: PathBuf,
    /// A name under which this server is reached, besides IP addresses, localhost, *.local and the machine's own name. Can be repeated.
    #[arg(long, env = "TENGEN_HOST", value_name = "NAME", value_delimiter = ',', value_parser = host_name)]
    pub host: Vec<String>,
    /// A site whose pages may use this server besides its own, for a proxy that changes the Host, such as `https://go.example.org`. Can be repeated.
    #[arg(long, env = "TENGEN_ORIGIN", value_name = "ORIGIN", value_delimiter = ',', value_parser = site)]
    pub origin: Vec<String>,
    /// A reverse proxy (address or network) whose X-Forwarded-For is believed. Can be repeated.
    #[arg(long, env = "TENGEN_TRUSTED_PROXY", value_name = "NET", value_delimiter = ',', value_parser = network)]
    pub trusted_proxy: Vec<IpNet>,
    /// The server is reached only over https, through a proxy: cookies become Secure, HSTS is sent.
    #[arg(long, env = "TENGEN_BEHIND_TLS", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub behind_tls: bool,
    /// Do not announce tengen.local on the network.
    #[arg(long, env = "TENGEN_NO_MDNS", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub no_mdns: bool,
    /// How the log is written.
    #[arg(long, env = "TENGEN_LOG_FORMAT", value_name = "FORMAT", default_value = "auto")]
    pub log_format: LogFormat,
    /// What is logged, such as info or server=debug,warn.
    #[arg(long, env = "TENGEN_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
    /// Answer /metrics to everybody; without it only to this machine.
    #[arg(long, env = "TENGEN_METRICS_PUBLIC", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub metrics_public: bool,
    /// Answer /metrics on an address of its own, and no longer on the first.
    #[arg(long, env = "TENGEN_METRICS_LISTEN", value_name = "ADDR")]
    pub metrics_listen: Option<SocketAddr>,
    /// Threads that serve; 0 takes one a core, at most 8.
    #[arg(long, env = "TENGEN_WORKERS", value_name = "N", default_value_t = 0, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(0..=WORKERS_MOST))]
    pub workers: usize,
    /// When stopping, go on serving for so many milliseconds while /readyz already says no, so that a load balancer can look away.
    #[arg(long, env = "TENGEN_DRAIN_WAIT_MS", value_name = "MS", default_value_t = 0)]
    pub drain_wait_ms: u64,
    /// Lift all rates, for test runs; sizes and counts still hold.
    #[arg(long, env = "TENGEN_LIFT_RATES", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub lift_rates: bool,
    /// Every bound of the server.
    #[command(flatten)]
    pub limits: Limits,
}

/// How the log is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Text on a terminal, else JSON.
    Auto,
    /// Lines for people.
    Text,
    /// One JSON object a line.
    Json,
}

impl Cli {
    /// Reads the arguments, the environment and the file they name.
    ///
    /// # Errors
    /// What clap says, the settings of the file included; `clap::Error::exit` prints it (and help and version, which are errors to clap).
    pub fn read(arguments: impl IntoIterator<Item = std::ffi::OsString>) -> Result<Self, clap::Error> {
        let arguments: Vec<_> = arguments.into_iter().collect();
        let mut cli = Self::from_arg_matches(&Self::command().try_get_matches_from(&arguments)?)?;
        if let Some(path) = cli.settings().and_then(|settings| settings.config.as_ref()) {
            let command = file::with_defaults(Self::command(), path)?;
            cli = Self::from_arg_matches(&command.try_get_matches_from(&arguments)?)?;
        }
        match cli.settings().map_or(Ok(()), |settings| settings.limits.check()) {
            Ok(()) => Ok(cli),
            Err(words) => Err(Self::command().error(ErrorKind::InvalidValue, words)),
        }
    }

    fn settings(&self) -> Option<&Settings> {
        if let Action::Serve(settings) = &self.command { Some(settings) } else { None }
    }
}

impl Settings {
    /// The built-in settings, whatever the environment says.
    #[must_use]
    pub fn built_in() -> Self {
        Self {
            config: None,
            listen: SocketAddr::from(([0, 0, 0, 0], 8080)),
            data: "data".into(),
            host: Vec::new(),
            origin: Vec::new(),
            trusted_proxy: Vec::new(),
            behind_tls: false,
            no_mdns: false,
            log_format: LogFormat::Auto,
            log: "info".into(),
            metrics_public: false,
            metrics_listen: None,
            workers: 0,
            drain_wait_ms: 0,
            lift_rates: false,
            limits: Limits::default(),
        }
    }
}

/// An address or a network.
fn network(text: &str) -> Result<IpNet, String> {
    text.parse::<IpNet>()
        .or_else(|_| text.parse::<std::net::IpAddr>().map(IpNet::from))
        .map_err(|_| "neither an address nor a network such as 10.0.0.0/8".to_owned())
}

/// A name without port: what stands in a `Host`.
fn host_name(text: &str) -> Result<String, String> {
    match text.parse::<Authority>() {
        Ok(authority) if authority.host() == text => Ok(text.to_owned()),
        Ok(_) | Err(_) => Err("not the name of a host such as go.example.org, without port".to_owned()),
    }
}

/// What stands in an `Origin`: scheme and host, perhaps a port, nothing else.
fn site(text: &str) -> Result<String, String> {
    let bare = text.trim_end_matches('/');
    let (scheme, rest) = bare.split_once("://").unwrap_or_default();
    match rest.parse::<Authority>() {
        Ok(authority) if matches!(scheme, "http" | "https") && authority == *rest && !rest.contains('@') => Ok(bare.to_owned()),
        Ok(_) | Err(_) => Err("not a site such as https://go.example.org".to_owned()),
    }
}

#[cfg(test)]
mod tests;
