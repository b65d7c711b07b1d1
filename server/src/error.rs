//! Why a request was not followed, and how that reads on the wire.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{ApiErrorBody, Code};

/// Why a request was not followed. The client learns what it can mend, the log the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ApiError {
    /// The request or its body cannot be read; says where.
    Malformed(String),
    /// A field that nobody knows; says which.
    UnknownField(String),
    /// A message or command of no known type; says which.
    UnknownType(String),
    /// Something beyond its limit; says what and which limit.
    TooLarge(String),
    /// The address is beyond its limit.
    UriTooLong,
    /// A value that cannot be; says which.
    Invalid(String),
    /// A WebSocket that does not offer our subprotocol.
    UnsupportedProtocol,
    /// Nobody is signed in.
    NoSession,
    /// A page of another site, or a request whose site is not told.
    ForbiddenOrigin,
    /// The request is for a name that this server does not answer to; says which.
    UnknownHost(String),
    /// Not for this caller.
    Forbidden,
    /// Not there, or not shown to this caller.
    NotFound,
    /// There, but not with this method.
    MethodNotAllowed,
    /// Too often; says when to come back.
    RateLimited {
        /// In so many seconds.
        retry_after_s: u64,
    },
    /// A bound on how many is reached; says which.
    TooMany(&'static str),
    /// The store does not answer.
    Unavailable,
    /// The server is stopping.
    Draining,
    /// It took too long.
    Timeout,
    /// The body has another type, or is compressed; says what is taken.
    UnsupportedMediaType(&'static str),
    /// A file that is not SGF.
    BadSgf {
        /// From 1.
        line: u32,
        /// From 1.
        column: u32,
        /// What is wrong.
        reason: String,
    },
    /// A room said no.
    Refused {
        /// Why.
        code: Code,
        /// In words.
        message: String,
    },
    /// A fault of ours, logged under this id.
    Internal {
        /// The id in the log.
        id: String,
    },
}

impl ApiError {
    /// A fault of ours: logs the cause under a new id and answers only the id.
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
            Self::UnknownType(_) => Code::UnknownType,
            Self::TooLarge(_) | Self::UriTooLong => Code::TooLarge,
            Self::Invalid(_) => Code::Invalid,
            Self::UnsupportedProtocol => Code::UnsupportedProtocol,
            Self::NoSession => Code::NoSession,
            Self::ForbiddenOrigin | Self::UnknownHost(_) => Code::ForbiddenOrigin,
            Self::Forbidden => Code::Forbidden,
            Self::NotFound => Code::NotFound,
            Self::MethodNotAllowed => Code::MethodNotAllowed,
            Self::RateLimited { .. } => Code::RateLimited,
            Self::TooMany(_) => Code::TooMany,
            Self::Unavailable => Code::Unavailable,
            Self::Draining => Code::Draining,
            Self::Timeout => Code::Timeout,
            Self::UnsupportedMediaType(_) => Code::UnsupportedMediaType,
            Self::BadSgf { .. } => Code::BadSgf,
            Self::Refused { code, .. } => *code,
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
            Self::Malformed(what) => format!("that cannot be read: {what}"),
            Self::UnknownField(which) | Self::UnknownType(which) => which.clone(),
            Self::TooLarge(what) => format!("too large: {what}"),
            Self::UriTooLong => "the address is too long".into(),
            Self::Invalid(what) => what.clone(),
            Self::UnsupportedProtocol => format!("this server speaks the WebSocket subprotocol {}", protocol::SUBPROTOCOL),
            Self::NoSession => "say who you are first: POST /api/session".into(),
            Self::ForbiddenOrigin => {
                "requests from pages of other sites are refused (behind https this server needs --behind-tls)".into()
            }
            Self::UnknownHost(name) => format!("this server does not answer to the name {name}; `--host {name}` makes it"),
            Self::Forbidden => "that is not for you".into(),
            Self::NotFound => "there is no such thing here".into(),
            Self::MethodNotAllowed => "this address does not know that method".into(),
            Self::RateLimited { retry_after_s } => format!("too often; try again in {retry_after_s} s"),
            Self::TooMany(what) => format!("there are too many {what}"),
            Self::Unavailable => "the store does not answer; nothing was done".into(),
            Self::Draining => "the server is stopping; come back in a moment".into(),
            Self::Timeout => "that took too long".into(),
            Self::UnsupportedMediaType(wanted) => format!("the body must be {wanted}"),
            Self::BadSgf { line, column, reason } => format!("line {line}, column {column}: {reason}"),
            Self::Refused { message, .. } => message.clone(),
            Self::Internal { id } => format!("a fault of the server; its log knows it as {id}"),
        }
    }

    /// When to come back, in seconds, for the errors that pass by themselves.
    fn retry_after_s(&self) -> Option<u64> {
        if let Self::RateLimited { retry_after_s } = self {
            return Some(*retry_after_s);
        }
        matches!(self, Self::Unavailable | Self::Draining).then_some(1)
    }
}

/// The HTTP status of a code, the only place that ties one to the other.
fn status(code: Code) -> StatusCode {
    match code {
        Code::Malformed | Code::UnknownType | Code::UnknownField | Code::UnsupportedProtocol => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::Invalid | Code::Empty | Code::BadSgf | Code::BadKomi => StatusCode::UNPROCESSABLE_ENTITY,
        Code::NoSession => StatusCode::UNAUTHORIZED,
        Code::ForbiddenOrigin | Code::NotAPlayer | Code::Forbidden => StatusCode::FORBIDDEN,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
        Code::RateLimited | Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable | Code::Draining => StatusCode::SERVICE_UNAVAILABLE,
        Code::Timeout => StatusCode::REQUEST_TIMEOUT,
        Code::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        // The room is not in a state for it: the request was fine, it may be again later.
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
        | Code::OpeningStep
        | Code::OutsideOpening
        | Code::OfferCount
        | Code::OfferOccupied
        | Code::OfferSame
        | Code::BidTooLow
        | Code::NoOffer
        | Code::AlreadyOffered
        | Code::NotAllowed
        | Code::NothingToTakeBack
        | Code::DeadSetChanged
        | Code::NoStone
        | Code::NoChange
        | Code::TooLate
        | Code::Repeated
        | Code::CommandIdReused
        | Code::Ahead => StatusCode::CONFLICT,
    }
}

impl From<store::StoreError> for ApiError {
    fn from(error: store::StoreError) -> Self {
        match error {
            store::StoreError::Conflict { .. } | store::StoreError::Unavailable(_) | store::StoreError::Unknown(_) => {
                tracing::warn!(%error, "the store refused");
                Self::Unavailable
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
        let body = ApiErrorBody { code, message: self.message(), line, column };
        let mut response = (self.status(), Json(body)).into_response();
        if let Some(seconds) = self.retry_after_s() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if code == Code::NoSession {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        metrics::counter!("tengen_refusals_total", "code" => code.as_str()).increment(1);
        response
    }
}
