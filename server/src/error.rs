//! Errors of requests and how they appear on the wire.

use crate::auth::NameRule;
use crate::wire::Refused;
use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{ApiErrorBody, Code, Limit, LimitName, Mistakes};
use room::Millis;

/// Why a request failed. The client learns what it can fix; the log gets the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApiError {
    /// The request or its body cannot be parsed. The string says why.
    Malformed(String),
    /// An unknown field. The string names it.
    UnknownField(String),
    /// A message or command of an unknown type. The string names the type.
    UnknownType(String),
    /// The body has more bytes than this.
    TooLarge(usize),
    /// The request's URI exceeds its limit.
    UriTooLong,
    /// A value is invalid. The string says which one.
    Invalid(String),
    /// A name that breaks this rule.
    BadName(NameRule),
    /// A room that cannot be created, with everything that is wrong with the request.
    BadRoom(Mistakes),
    /// A WebSocket handshake without our subprotocol.
    UnsupportedProtocol,
    /// The caller has no session.
    NoSession,
    /// The request comes from a page of another site, or does not say where it comes from.
    ForbiddenOrigin,
    /// The client is outside the network of this server, which has no HTTPS.
    NotLocal,
    /// The request names a host that this server does not answer to.
    UnknownHost(String),
    /// The operator keeps the caller out.
    Banned {
        /// The time until the ban ends; `None` if it has no end.
        wait: Option<Millis>,
    },
    /// The operator does not allow this at present.
    Restricted,
    /// The database has too little space for new rooms, chat and uploads.
    Full,
    /// The caller is not allowed to do this.
    Forbidden,
    /// The caller is a program whose token does not allow this. The string says why.
    TokenForbids(&'static str),
    /// The thing that was asked for does not exist, or the caller is not allowed to see it.
    NotFound,
    /// The address exists but does not support the method.
    MethodNotAllowed,
    /// The caller exceeded a rate.
    RateLimited {
        /// The time until the next request is allowed.
        wait: Millis,
    },
    /// The store does not respond, and nothing was written.
    Unavailable,
    /// The store failed, and the data may or may not have been written.
    Uncertain,
    /// The server is stopping.
    Draining,
    /// The operator has ordered that the server stops when the games with a clock are over.
    StopsSoon {
        /// The time until the server has stopped at the latest.
        wait: Millis,
    },
    /// The request took too long.
    Timeout,
    /// A search took too long and was ended.
    SlowSearch,
    /// The body has an unsupported type or is compressed. The string says what is supported.
    UnsupportedMediaType {
        /// What the body must be.
        wanted: &'static str,
    },
    /// A file that is not SGF.
    BadSgf {
        /// The line, counted from 1.
        line: u32,
        /// The column, counted from 1.
        column: u32,
        /// What is wrong.
        reason: String,
    },
    /// A limit on a count is reached, or a room refused a command.
    Refused(Refused),
    /// An internal error, logged under an id.
    Internal {
        /// The id in the log.
        id: String,
    },
}

impl ApiError {
    /// Logs the cause of an internal error under a new id. The client only gets the id.
    #[must_use]
    pub fn internal(cause: &dyn std::fmt::Display) -> Self {
        let id = crate::auth::secret::letters(8);
        tracing::error!(id, %cause, "internal error");
        Self::Internal { id }
    }

    /// The machine-readable reason.
    #[must_use]
    pub fn code(&self) -> Code {
        match self {
            Self::Malformed(_) => Code::Malformed,
            Self::UnknownField(_) => Code::UnknownField,
            Self::BadRoom(mistakes) if !mistakes.unknown.is_empty() => Code::UnknownField,
            Self::UnknownType(_) => Code::UnknownType,
            Self::TooLarge(_) | Self::UriTooLong => Code::TooLarge,
            Self::Invalid(_) | Self::BadRoom(_) => Code::Invalid,
            Self::BadName(rule) => rule.code(),
            Self::UnsupportedProtocol => Code::UnsupportedProtocol,
            Self::NoSession => Code::NoSession,
            Self::ForbiddenOrigin | Self::UnknownHost(_) => Code::ForbiddenOrigin,
            Self::Banned { .. } => Code::Banned,
            Self::Restricted | Self::Full => Code::Restricted,
            Self::Forbidden | Self::TokenForbids(_) | Self::NotLocal => Code::Forbidden,
            Self::NotFound => Code::NotFound,
            Self::MethodNotAllowed => Code::MethodNotAllowed,
            Self::RateLimited { .. } => Code::RateLimited,
            Self::Unavailable | Self::Uncertain => Code::Unavailable,
            Self::Draining | Self::StopsSoon { .. } => Code::Draining,
            Self::Timeout | Self::SlowSearch => Code::Timeout,
            Self::UnsupportedMediaType { .. } => Code::UnsupportedMediaType,
            Self::BadSgf { .. } => Code::BadSgf,
            Self::Refused(refused) => refused.code,
            Self::Internal { .. } => Code::Internal,
        }
    }

    /// The HTTP status.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        if matches!(self, Self::UriTooLong) { StatusCode::URI_TOO_LONG } else { status(self.code()) }
    }

    /// The reason in English.
    #[must_use]
    pub fn message(&self) -> String {
        match self {
            Self::Malformed(what) => format!("the request cannot be read: {what}"),
            Self::UnknownField(what) | Self::UnknownType(what) | Self::Invalid(what) => what.clone(),
            Self::TooLarge(most) => format!("too large: at most {most} bytes are allowed"),
            Self::UriTooLong => "the address is too long".to_owned(),
            Self::BadName(rule) => rule.message().into(),
            Self::BadRoom(mistakes) => mistakes.to_string(),
            Self::UnsupportedProtocol => format!("the WebSocket must offer the subprotocol {}", protocol::SUBPROTOCOL),
            Self::NoSession => "no session, or an unknown or deleted token; POST /api/v1/session creates a session".into(),
            Self::ForbiddenOrigin => {
                "requests from pages of other sites are refused (behind an HTTPS proxy, start the server with --behind-tls)"
                    .into()
            }
            Self::UnknownHost(name) => format!("this server does not answer to the name {name}; add it with `--host {name}`"),
            Self::Banned { wait: None } => "the operator of this server keeps you out".into(),
            Self::Banned { wait: Some(wait) } => {
                format!("the operator of this server keeps you out; minutes that are left: {}", wait.0.div_ceil(60_000))
            }
            Self::Restricted => "the operator of this server has stopped new rooms, chat and uploads for now".into(),
            Self::Full => {
                "the database of this server is full, so new rooms, chat and uploads are refused for now; running games go on"
                    .into()
            }
            Self::Forbidden => "you are not allowed to do this".into(),
            Self::NotLocal => {
                "this server answers only its own network; its operator can start it with `--behind-tls` behind a proxy with HTTPS, or with `--public`"
                    .into()
            }
            Self::TokenForbids(why) => (*why).to_owned(),
            Self::NotFound => "not found".into(),
            Self::MethodNotAllowed => "this address does not support that method".into(),
            Self::RateLimited { wait } => Refused::rate_limited(*wait).message,
            Self::Unavailable => "the database does not respond; nothing was changed".into(),
            Self::Uncertain => "the database failed; the request may or may not have taken effect".into(),
            Self::StopsSoon { .. } => "the server restarts soon, so no new games begin; running games can be finished".into(),
            Self::Draining => "the server is stopping; try again in a moment".into(),
            Self::Timeout => "the request took too long".into(),
            Self::SlowSearch => "the search took too long; search for a longer part of a name, or set another filter".into(),
            Self::UnsupportedMediaType { wanted } => format!("the body must be {wanted}"),
            Self::BadSgf { line, column, reason } => format!("line {line}, column {column}: {reason}"),
            Self::Refused(refused) => refused.message.clone(),
            Self::Internal { id } => format!("internal error; the server's log has details under {id}"),
        }
    }

    /// The limit that was reached.
    fn limit(&self) -> Option<Limit> {
        match self {
            Self::TooLarge(most) => Some(Limit::new(LimitName::BodyBytes, *most)),
            Self::Refused(refused) => refused.limit,
            _ => None,
        }
    }

    /// For temporary errors, how long to wait before trying again.
    fn wait(&self) -> Option<Millis> {
        match self {
            Self::RateLimited { wait } | Self::StopsSoon { wait } => Some(*wait),
            Self::Banned { wait } => *wait,
            Self::Refused(refused) => refused.wait,
            _ => matches!(self.code(), Code::Unavailable | Code::Draining).then_some(Millis::from_secs(1)),
        }
    }
}

/// The HTTP status of a code. No other place maps codes to statuses.
fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::UnknownType | Code::UnknownField | Code::UnsupportedProtocol => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Invalid | Code::Empty | Code::BadSgf | Code::BadKomi => StatusCode::UNPROCESSABLE_ENTITY,
        Code::NameLength | Code::NameCharacters => StatusCode::UNPROCESSABLE_ENTITY,
        Code::NameAlphabets | Code::NameReserved => StatusCode::UNPROCESSABLE_ENTITY,
        Code::NoSession => StatusCode::UNAUTHORIZED,
        Code::ForbiddenOrigin | Code::NotAPlayer | Code::Forbidden | Code::Closed => StatusCode::FORBIDDEN,
        Code::Banned | Code::Restricted => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Code::RateLimited | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable | Code::Draining => StatusCode::SERVICE_UNAVAILABLE,
        Code::Timeout => StatusCode::REQUEST_TIMEOUT,
        Code::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        // The request was valid but does not fit the current state of the room. It may succeed later.
        Code::NotJoined
        | Code::RoomFull
        | Code::AlreadySeated
        | Code::NotStarted
        | Code::GameOver
        | Code::NotYourTurn
        | Code::WrongPhase
        | Code::OffBoard
        | Code::Occupied
        | Code::Ko
        | Code::Superko
        | Code::SelfCapture
        | Code::NoPass
        | Code::Overline
        | Code::DoubleFour
        | Code::DoubleThree
        | Code::FlipsNothing
        | Code::Blunder
        | Code::OpeningStep
        | Code::OutsideOpening
        | Code::OfferCount
        | Code::OfferOccupied
        | Code::OfferSame
        | Code::BidTooLow
        | Code::YourTurn
        | Code::PlanChanged
        | Code::BadPlan
        | Code::NoOffer
        | Code::AlreadyOffered
        | Code::NotAllowed
        | Code::NoClock
        | Code::StandsStill
        | Code::TakebacksOff
        | Code::NothingToTakeBack
        | Code::NothingToRedo
        | Code::TooSoon
        | Code::DeadSetChanged
        | Code::TakebackAsked
        | Code::OfferChanged
        | Code::ScratchOpen
        | Code::NoScratch
        | Code::ScratchChanged
        | Code::NoStone
        | Code::NoChange
        | Code::TooLate
        | Code::Repeated
        | Code::NameTaken
        | Code::CommandIdReused
        | Code::OpponentHere
        | Code::StillAwaited
        | Code::OpponentAccepted
        | Code::Ahead => StatusCode::CONFLICT,
    }
}

/// The same error as a refusal on a WebSocket.
impl From<ApiError> for Refused {
    fn from(error: ApiError) -> Self {
        Self { wait: error.wait(), limit: error.limit(), ..Self::new(error.code(), error.message()) }
    }
}

impl From<store::StoreError> for ApiError {
    fn from(error: store::StoreError) -> Self {
        match error {
            store::StoreError::Conflict { .. } | store::StoreError::Unavailable(_) => {
                tracing::warn!(%error, "the store failed");
                Self::Unavailable
            }
            store::StoreError::Unknown(_) => {
                tracing::warn!(%error, "the store failed");
                Self::Uncertain
            }
            store::StoreError::TooSlow => {
                tracing::info!("a search of the history took too long and was ended");
                Self::SlowSearch
            }
            store::StoreError::Corrupt { .. } => Self::internal(&error),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (line, column) =
            if let Self::BadSgf { line, column, .. } = &self { (Some(*line), Some(*column)) } else { (None, None) };
        let code = self.code();
        let message = self.message();
        let faults = if let Self::BadRoom(mistakes) = &self { mistakes.faults.clone() } else { Vec::new() };
        let wait = self.wait();
        let body = ApiErrorBody { code, message, faults, wait_ms: wait.map(|wait| wait.0), limit: self.limit(), line, column };
        let mut response = (self.status(), Json(body)).into_response();
        if let Some(wait) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.0.div_ceil(1000)));
        }
        if code == Code::NoSession {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        metrics::counter!("tengen_refusals_total", "code" => code.as_str()).increment(1);
        response
    }
}

#[cfg(test)]
mod tests {
    use super::ApiError;
    use store::StoreError;

    #[test]
    fn the_message_says_that_nothing_was_changed_only_if_nothing_was_written() {
        let says = |error: StoreError| ApiError::from(error).message();
        assert!(says(StoreError::Unavailable("full".into())).contains("nothing was changed"));
        assert!(says(StoreError::Unknown("killed".into())).contains("may or may not have taken effect"));
    }
}
