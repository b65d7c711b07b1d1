//! The settings come from flags, environment variables and a file, in this order of precedence. Every setting is an
//! argument of clap, so `--help` lists them all. The file only changes the defaults of arguments.

mod file;

use crate::engines::EngineList;
use crate::limits::Limits;
use axum::http::uri::Authority;
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use ipnet::IpNet;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// An upper bound for the number of worker threads.
const MOST_WORKERS: u64 = 1024;

/// The command line.
#[derive(Debug, Parser)]
#[command(
    name = "tengen",
    version,
    about = "A server on which people play Go, Gomoku, Othello and tic-tac-toe, and others watch."
)]
pub struct Cli {
    /// The command.
    #[command(subcommand)]
    pub command: Action,
}

/// The commands of the program.
#[derive(Debug, Subcommand)]
pub enum Action {
    /// Run the server.
    ///
    /// Every setting can be a flag, an environment variable, or a line in the file named by --config. In the file,
    /// a setting has the name of its flag without the leading dashes, and limits go in a table named limit. Flags
    /// take precedence over the environment, and the environment over the file.
    Serve(Box<Settings>),
    /// Print the OpenAPI document of the REST API.
    Openapi,
    /// Print the JSON Schema of the messages over the WebSocket.
    Schema,
    /// Print the table of the limits that a client can meet.
    Limits,
    /// Check whether the server on this machine is healthy, and fail if it is not. For container health checks.
    Health {
        /// The address that the server listens on.
        #[arg(long, env = "TENGEN_LISTEN", value_name = "ADDR", default_value = "0.0.0.0:8080")]
        listen: SocketAddr,
    },
    /// Copy the database of a running or stopped server to a new file, and check the copy.
    Backup {
        /// The server's data folder.
        #[command(flatten)]
        data: DataFolder,
        /// The new file.
        file: PathBuf,
    },
    /// Read and replay every room of a database, and fail if anything is damaged.
    ///
    /// The server may be running. Changes nothing.
    Check {
        /// The server's data folder.
        #[command(flatten)]
        data: DataFolder,
        /// A database outside the data folder, such as a backup.
        file: Option<PathBuf>,
    },
    /// Put a backup in the place of the database of a stopped server.
    ///
    /// The present database stays in the data folder under another name.
    Restore {
        /// The server's data folder.
        #[command(flatten)]
        data: DataFolder,
        /// The backup.
        file: PathBuf,
    },
    /// Look for what is wrong with the settings, the machine and the data, and say how to fix it.
    ///
    /// Takes the same settings as serve, from the same places. Changes nothing. The server may be running.
    Doctor(Box<Settings>),
    /// Ask the running server, or change something while it runs.
    ///
    /// Only the user of the server and root can do this. The command talks to the server over a socket in its data folder.
    Admin {
        /// The server's data folder.
        #[arg(long, env = "TENGEN_DATA", value_name = "DIR", default_value = "data", global = true)]
        data: PathBuf,
        /// What to do.
        #[command(subcommand)]
        order: crate::admin::Order,
    },
    /// Let another program play against a bot over GTP, the Go Text Protocol, on standard input and output.
    Gtp {
        /// The game with which the session begins.
        #[arg(long, value_name = "GAME", default_value = "go")]
        kind: Game,
        /// The bot.
        #[command(flatten)]
        bot: Bot,
    },
    /// Let another program play row games against a bot over the protocol of Gomocup, on standard input and output.
    Gomocup {
        /// The bot.
        #[command(flatten)]
        bot: Bot,
    },
    /// Let another program play Othello against a bot over the protocol of NBoard, on standard input and output.
    Nboard {
        /// The bot. If no level is given, the other program sets the level by a depth of search.
        #[command(flatten)]
        bot: Bot,
    },
}

/// The data folder of a server.
#[derive(Debug, Clone, Args)]
pub struct DataFolder {
    /// Folder of the database.
    #[arg(long = "data", env = "TENGEN_DATA", value_name = "DIR", default_value = "data")]
    pub folder: PathBuf,
}

/// A game of the command `gtp`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Game {
    /// Go.
    Go,
    /// Gomoku.
    Gomoku,
    /// Othello.
    Othello,
}

/// A bot that plays against another program.
#[derive(Debug, Clone, Copy, Args)]
pub struct Bot {
    /// The level, from 1 to 10. The highest by default.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(setup::Level::HIGHEST)))]
    pub level: Option<u8>,
    /// The seed of the random numbers. With the same seed and without a clock, the bot plays the same moves. By default, each run
    /// has a different seed.
    #[arg(long, value_name = "SEED")]
    pub seed: Option<u64>,
}

/// The settings of the server.
#[derive(Debug, Clone, Args)]
pub struct Settings {
    /// TOML file to read settings from.
    #[arg(long, env = "TENGEN_CONFIG", value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Address to listen on; port 0 chooses a free port.
    #[arg(long, env = "TENGEN_LISTEN", value_name = "ADDR", default_value = "0.0.0.0:8080")]
    pub listen: SocketAddr,
    /// Folder of the database. Created if missing.
    #[arg(long, env = "TENGEN_DATA", value_name = "DIR", default_value = "data")]
    pub data: PathBuf,
    /// Folder with a built browser client to serve instead of the embedded one. Read once, when the server starts.
    #[arg(long, env = "TENGEN_CLIENT", value_name = "DIR")]
    pub client: Option<PathBuf>,
    /// TOML file with the engines that play on this server under their own names, such as GNU Go.
    #[arg(long, env = "TENGEN_ENGINES", value_name = "FILE", value_parser = engines)]
    pub engines: Option<EngineList>,
    /// Name that this server answers to, in addition to IP addresses, localhost, *.local and the machine's own
    /// name. Can be repeated.
    #[arg(long, env = "TENGEN_HOST", value_name = "NAME", value_delimiter = ',', value_parser = host_name)]
    pub host: Vec<String>,
    /// Other site whose pages may use this server, such as `https://go.example.org`. Needed if a proxy changes the
    /// Host header. Can be repeated.
    #[arg(long, env = "TENGEN_ORIGIN", value_name = "ORIGIN", value_delimiter = ',', value_parser = site)]
    pub origin: Vec<String>,
    /// Reverse proxy (address or network) whose X-Forwarded-For is trusted. Can be repeated.
    #[arg(long, env = "TENGEN_TRUSTED_PROXY", value_name = "NET", value_delimiter = ',', value_parser = network)]
    pub trusted_proxy: Vec<IpNet>,
    /// Set this if browsers reach the server only over HTTPS through a proxy. Makes cookies Secure and sends HSTS.
    #[arg(long, env = "TENGEN_BEHIND_TLS", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub behind_tls: bool,
    /// With behind-tls: browsers must use HTTPS for all subdomains of the host, too. Set this only if they all have it.
    #[arg(long, env = "TENGEN_HSTS_SUBDOMAINS", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub hsts_subdomains: bool,
    /// Answer clients on the internet although they reach the server without HTTPS. Without this and without behind-tls, the
    /// server answers only clients in its own network.
    #[arg(long, env = "TENGEN_PUBLIC", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub public: bool,
    /// Do not announce tengen.local on the network.
    #[arg(long, env = "TENGEN_NO_MDNS", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub no_mdns: bool,
    /// Format of the log.
    #[arg(long, env = "TENGEN_LOG_FORMAT", value_name = "FORMAT", default_value = "auto")]
    pub log_format: LogFormat,
    /// Log filter, such as info or server=debug,warn.
    #[arg(long, env = "TENGEN_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
    /// Serve /metrics to everyone instead of only to this machine.
    #[arg(long, env = "TENGEN_METRICS_PUBLIC", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub metrics_public: bool,
    /// Serve /metrics on a separate address instead of the main one.
    #[arg(long, env = "TENGEN_METRICS_LISTEN", value_name = "ADDR")]
    pub metrics_listen: Option<SocketAddr>,
    /// Worker threads; 0 uses one per core, at most 8.
    #[arg(long, env = "TENGEN_WORKERS", value_name = "N", default_value_t = 0, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(0..=MOST_WORKERS))]
    pub workers: usize,
    /// How long to keep serving, in milliseconds, after /readyz reports that the server is stopping, so that a
    /// load balancer can react.
    #[arg(long, env = "TENGEN_DRAIN_WAIT_MS", value_name = "MS", default_value_t = 0)]
    pub drain_wait_ms: u64,
    /// Folder for backups of the database. Created if missing. Without it, the server makes no backups by itself.
    #[arg(long, env = "TENGEN_BACKUPS", value_name = "DIR")]
    pub backups: Option<PathBuf>,
    /// Hours between two backups.
    #[arg(long, env = "TENGEN_BACKUP_HOURS", value_name = "N", default_value_t = 24, value_parser = clap::value_parser!(u64).range(1..=8760))]
    pub backup_hours: u64,
    /// Backups to keep. When a new one is complete, older ones are deleted.
    #[arg(long, env = "TENGEN_BACKUPS_KEPT", value_name = "N", default_value_t = 14, value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=10_000))]
    pub backups_kept: usize,
    /// Disable all rate limits, for tests. Size and count limits still apply.
    #[arg(long, env = "TENGEN_LIFT_RATES", value_name = "BOOL", num_args = 0..=1, require_equals = true,
        default_value = "false", default_missing_value = "true", value_parser = clap::builder::BoolishValueParser::new(), action = clap::ArgAction::Set)]
    pub lift_rates: bool,
    /// The limits.
    #[command(flatten)]
    pub limits: Limits,
}

/// The format of the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Text on a terminal, otherwise JSON.
    Auto,
    /// Human-readable lines.
    Text,
    /// One JSON object per line.
    Json,
}

impl Cli {
    /// Reads the arguments, the environment and the settings file.
    ///
    /// # Errors
    /// An error of clap, also for a mistake in the settings file. `clap::Error::exit` prints it. Clap also returns the texts for
    /// `--help` and `--version` as errors.
    pub fn read(arguments: impl IntoIterator<Item = std::ffi::OsString>) -> Result<Self, clap::Error> {
        let arguments: Vec<_> = arguments.into_iter().collect();
        let mut cli = Self::from_arg_matches(&Self::command().try_get_matches_from(&arguments)?)?;
        if let Some(path) = cli.settings().and_then(|settings| settings.config.as_ref()) {
            let command = file::with_defaults(Self::command(), cli.name(), path)?;
            cli = Self::from_arg_matches(&command.try_get_matches_from(&arguments)?)?;
        }
        match cli.settings().map_or(Ok(()), |settings| settings.limits.check()) {
            Ok(()) => Ok(cli),
            Err(words) => Err(Self::command().error(ErrorKind::InvalidValue, words)),
        }
    }

    fn settings(&self) -> Option<&Settings> {
        if let Action::Serve(settings) | Action::Doctor(settings) = &self.command { Some(settings) } else { None }
    }

    /// The name of this command, which must be one that takes settings.
    fn name(&self) -> &'static str {
        if let Action::Doctor(_) = &self.command { "doctor" } else { "serve" }
    }
}

impl Settings {
    /// The default settings, ignoring the environment.
    #[must_use]
    pub fn built_in() -> Self {
        Self {
            config: None,
            listen: SocketAddr::from(([0, 0, 0, 0], 8080)),
            data: "data".into(),
            client: None,
            engines: None,
            host: Vec::new(),
            origin: Vec::new(),
            trusted_proxy: Vec::new(),
            behind_tls: false,
            hsts_subdomains: false,
            public: false,
            no_mdns: false,
            log_format: LogFormat::Auto,
            log: "info".into(),
            metrics_public: false,
            metrics_listen: None,
            workers: 0,
            drain_wait_ms: 0,
            backups: None,
            backup_hours: 24,
            backups_kept: 14,
            lift_rates: false,
            limits: Limits::default(),
        }
    }
}

/// Reads the list of engines.
fn engines(path: &str) -> Result<EngineList, String> {
    #[expect(
        clippy::disallowed_methods,
        reason = "PATH does not belong to the settings of the server: the system uses it to find programs"
    )]
    let folders = std::env::var_os("PATH").unwrap_or_default();
    EngineList::read(Path::new(path), &folders)
}

/// Parses an address or a network.
fn network(text: &str) -> Result<IpNet, String> {
    text.parse::<IpNet>()
        .or_else(|_| text.parse::<std::net::IpAddr>().map(IpNet::from))
        .map_err(|_| "expected an address or a network such as 10.0.0.0/8".to_owned())
}

/// Parses a host name without a port, as in a `Host` header.
fn host_name(text: &str) -> Result<String, String> {
    match text.parse::<Authority>() {
        Ok(authority) if authority.host() == text => Ok(text.to_owned()),
        Ok(_) | Err(_) => Err("expected a host name such as go.example.org, without a port".to_owned()),
    }
}

/// Parses an origin: scheme, host and optional port, as in an `Origin` header.
fn site(text: &str) -> Result<String, String> {
    let bare = text.trim_end_matches('/');
    let (scheme, rest) = bare.split_once("://").unwrap_or_default();
    match rest.parse::<Authority>() {
        Ok(authority) if matches!(scheme, "http" | "https") && authority == *rest && !rest.contains('@') => Ok(bare.to_owned()),
        Ok(_) | Err(_) => Err("expected a site such as https://go.example.org".to_owned()),
    }
}

#[cfg(test)]
mod tests;
