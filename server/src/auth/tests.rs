#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use crate::app::testing::Testing;
use crate::config::Settings;
use axum::http::HeaderValue;
use store::Scopes;

const START: UnixMillis = UnixMillis(1_800_000_000_000);

fn days(count: u64) -> UnixMillis {
    UnixMillis(START.0 + count * DAY_MS)
}

fn cookie(secret: &str) -> HeaderMap {
    HeaderMap::from_iter([(header::COOKIE, HeaderValue::try_from(format!("sid={secret}")).unwrap())])
}

fn authorization(value: &str) -> HeaderMap {
    HeaderMap::from_iter([(header::AUTHORIZATION, HeaderValue::try_from(value).unwrap())])
}

#[tokio::test]
async fn only_the_secret_opens_a_session() {
    let testing = Testing::new(Settings::built_in()).await;
    let auth = &testing.app.auth;
    let (anna, secret) = auth.create(Some("Anna".into()), START).await.unwrap();
    assert_eq!(auth.identify(&cookie(&secret), START).await, Ok(Some(anna.clone())));
    for good in [format!("Bearer {secret}"), format!("bearer  {secret}")] {
        assert_eq!(auth.identify(&authorization(&good), START).await, Ok(Some(anna.clone())));
    }
    for bad in [format!("Basic {secret}"), secret.clone(), "Bearer".into(), "Bearer x".into(), format!("Bearer {secret}x")] {
        assert_eq!(auth.identify(&authorization(&bad), START).await, Err(ApiError::NoSession), "{bad}");
    }
    assert_eq!(auth.identify(&cookie("x"), START).await, Ok(None));
    assert_eq!(auth.identify(&HeaderMap::new(), START).await, Ok(None));
    // A good cookie must not hide a bad token.
    let mut both = cookie(&secret);
    both.extend(authorization("Bearer x"));
    assert_eq!(auth.identify(&both, START).await, Err(ApiError::NoSession));
}

#[tokio::test]
async fn sessions_end_when_unused_or_too_old() {
    let testing = Testing::new(Settings::built_in()).await;
    let auth = &testing.app.auth;
    let (_, unused) = auth.create(None, START).await.unwrap();
    assert!(auth.identify(&cookie(&unused), UnixMillis(days(30).0 - 1)).await.unwrap().is_some());
    let (_, unused) = auth.create(None, START).await.unwrap();
    assert!(auth.identify(&cookie(&unused), days(31)).await.unwrap().is_none());

    let (who, used) = auth.create(None, START).await.unwrap();
    for day in [29, 58, 87, 89] {
        assert!(auth.identify(&cookie(&used), days(day)).await.unwrap().is_some(), "day {day}");
    }
    assert!(auth.is_valid(who.session, days(89)).await.unwrap());
    assert!(auth.identify(&cookie(&used), days(91)).await.unwrap().is_none());
    assert!(!auth.is_valid(who.session, days(91)).await.unwrap());
}

#[tokio::test]
async fn an_ended_session_is_invalid_at_once_and_its_sockets_are_notified() {
    let testing = Testing::new(Settings::built_in()).await;
    let auth = &testing.app.auth;
    let (anna, secret) = auth.create(None, START).await.unwrap();
    let mut ended = auth.ended();
    auth.end(&anna, START).await.unwrap();
    assert_eq!(ended.recv().await, Ok(anna.session));
    assert_eq!(auth.identify(&cookie(&secret), START).await, Ok(None));
    assert_eq!(auth.rename(&anna, "Anna".into(), START).await, Err(ApiError::NoSession));
}

#[tokio::test]
async fn renaming_keeps_the_player_id() {
    let testing = Testing::new(Settings::built_in()).await;
    let auth = &testing.app.auth;
    let (before, secret) = auth.create(None, START).await.unwrap();
    auth.rename(&before, "Bert".into(), START).await.unwrap();
    let after = auth.identify(&cookie(&secret), START).await.unwrap().unwrap();
    assert_eq!((after.player, after.name.as_str()), (before.player.clone(), "Bert"));
    assert!(matches!(auth.rename(&before, "x y".into(), START).await, Err(ApiError::BadName(NameRule::Characters))));
}

#[tokio::test]
async fn a_token_ends_after_a_year_without_use_and_only_a_known_one_has_a_rate() {
    let testing = Testing::new(Settings::built_in()).await;
    let auth = &testing.app.auth;
    let (anna, session) = auth.create(None, START).await.unwrap();
    let scopes = Scopes { read: true, play: false };
    let (row, secret) = auth.make_token(&anna, "Robo", scopes, START).await.unwrap();
    let headers = authorization(&format!("Bearer {secret}"));
    assert_eq!(auth.count_program(&testing.app.budgets, &headers), None, "nobody has used it yet");
    let robo = auth.identify(&headers, days(364)).await.unwrap().unwrap();
    assert_eq!((&robo.player, robo.name.as_str(), robo.program), (&row.player, "Robo", Some(scopes)));
    assert!(robo.check_read().is_ok() && robo.check_play().is_err() && robo.check_person().is_err());
    assert_eq!(auth.count_program(&testing.app.budgets, &headers), Some(Ok(())));
    for other in [format!("{secret}x"), session] {
        assert_eq!(auth.count_program(&testing.app.budgets, &authorization(&format!("Bearer {other}"))), None);
    }
    assert!(auth.is_valid(robo.session, days(364 + 365)).await.unwrap());
    assert_eq!(auth.identify(&headers, days(364 + 366)).await, Err(ApiError::NoSession));
    assert_eq!(auth.make_token(&robo, "Child", scopes, START).await.unwrap_err().code(), protocol::Code::Forbidden);
}

#[tokio::test]
async fn nobody_gets_a_name_that_looks_like_the_name_of_an_engine() {
    let list = "[[engine]]\nid = \"x\"\nname = \"GNU-Go\"\nprotocol = \"gtp\"\nkind = \"othello\"\ncommand = [\"x\"]\n";
    let engines = Some(EngineList::parse(list).unwrap());
    let testing = Testing::new(Settings { engines, ..Settings::built_in() }).await;
    let auth = &testing.app.auth;
    let reserved = ApiError::BadName(NameRule::Reserved);
    let (anna, _) = auth.create(Some("Anna".into()), START).await.unwrap();
    for name in ["GNU-Go", "gnu_go", "ＧＮＵＧＯ"] {
        assert_eq!(auth.create(Some(name.into()), START).await.err(), Some(reserved.clone()), "{name}");
        assert_eq!(auth.rename(&anna, name.into(), START).await.err(), Some(reserved.clone()), "{name}");
        let scopes = Scopes { read: true, play: true };
        assert_eq!(auth.make_token(&anna, name, scopes, START).await.err(), Some(reserved.clone()), "{name}");
    }
    assert!(auth.create(Some("Gopher".into()), START).await.is_ok());
}
