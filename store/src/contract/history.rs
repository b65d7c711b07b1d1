//! Checks of the history of finished games: filters, pages, and who sees private games.

use super::sample::{Sample, player, room_id};
use super::{Backend, done};
use crate::{GameFilter, GamePage, GameRow, OutcomeFilter, Part, Reopened, Store};
use room::{Millis, PlayerId, Visibility};
use rules::{Color, HalfPoints, Kind, Outcome, Size, WinBy};

const ALL: GameFilter =
    GameFilter { names: Vec::new(), size: None, kind: None, outcome: None, bot: None, part: Part::Newest, limit: 100 };

fn won(winner: Color) -> Outcome {
    Outcome::Win { winner, by: WinBy::Score { margin: HalfPoints(13) } }
}

async fn play(store: &dyn Store, mut room: Sample, outcome: Outcome) -> GameRow {
    let appends = [room.create(), room.start(), room.finish(outcome)];
    for append in appends {
        done(store.append(vec![append]).await);
    }
    room.game(outcome)
}

/// The games found, newest first. Also checks that the total is right.
async fn find(store: &dyn Store, filter: &GameFilter, viewer: Option<&PlayerId>) -> Vec<GameRow> {
    let page = done(store.games(filter, viewer).await);
    assert_eq!((page.total, page.more), (page.games.len() as u64, false), "{filter:?} fits on one page");
    assert_eq!((page.newer, page.older), (None, None), "{filter:?} fits on one page");
    page.games
}

/// A finished game is found as it was stored. An unfinished game is not found.
pub async fn a_game_is_found(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1).between("Ann", "Ben");
    done(store.append(vec![room.create()]).await);
    done(store.append(vec![room.start()]).await);
    assert_eq!(done(store.game(room.room()).await), None);
    assert_eq!(find(&*store, &ALL, None).await, []);
    let finish = room.finish(won(Color::White));
    done(store.append(vec![finish]).await);
    let game = room.game(won(Color::White));
    assert_eq!(done(store.game(room.room()).await), Some(game.clone()));
    assert_eq!(find(&*store, &ALL, None).await, std::slice::from_ref(&game));
    assert_eq!(done(store.game(&room_id(2)).await), None);
    done(store.seal(room.room()).await);
    assert_eq!(find(&*store, &ALL, None).await, [game]);
}

/// A public game whose broadcast is delayed is listed only for its players, until it is revealed.
pub async fn a_delayed_game_is_listed_for_everyone_when_it_is_revealed(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1).between("Ann", "Ben");
    let mut private = Sample::new(2).between("Ann", "Ben").private();
    let outcome = won(Color::Black);
    let deadlines = |reopened: Reopened| reopened.waiting.into_iter().map(|one| (one.deadline, one.over)).collect::<Vec<_>>();
    for append in [room.create(), room.start(), private.create(), private.start(), private.finish(outcome)] {
        done(store.append(vec![append]).await);
    }
    let mut finish = room.finish(outcome);
    finish.row.deadline = Some(Millis(77_000));
    let game = finish.game.as_mut().expect("a finished game has a row");
    game.visibility = Visibility::Private;
    let (veiled, black) = (game.clone(), game.black.0.clone());
    done(store.append(vec![finish]).await);
    assert_eq!(find(&*store, &ALL, None).await, []);
    assert!(find(&*store, &ALL, Some(&black)).await.contains(&veiled), "its players see it immediately");
    assert_eq!(deadlines(done(store.reopen().await)), [(Millis(77_000), true)]);

    for _ in 0..2 {
        for revealed in [room.room(), private.room(), &room_id(3)] {
            done(store.reveal(revealed).await);
        }
        let shown = GameRow { visibility: Visibility::Public, ..veiled.clone() };
        assert_eq!(find(&*store, &ALL, None).await, std::slice::from_ref(&shown), "a private game stays private");
        let sized = GameFilter { size: Some(shown.size), ..ALL };
        assert_eq!(
            find(&*store, &sized, None).await,
            std::slice::from_ref(&shown),
            "the revealed game is also found by its size"
        );
        assert_eq!(done(store.game(room.room()).await), Some(shown));
        assert_eq!(deadlines(done(store.reopen().await)), []);
    }
}

/// The filters for names, kinds and outcomes, alone or combined, find the same games as plain code with the same conditions.
pub async fn filters_can_be_combined(backend: &impl Backend) {
    let store = backend.open().await;
    let names = [("Ann", "Ben"), ("BENJAMIN", "Cleo"), ("Änne", "Ann"), ("per_cent", "100%"), ("Zoë", "zoë")];
    let left = Outcome::Win { winner: Color::White, by: WinBy::Abandonment };
    let outcomes = [won(Color::Black), won(Color::White), Outcome::Draw, Outcome::Void, left];
    let mut games = Vec::new();
    for number in 0..40_usize {
        let (black, white) = names[number % names.len()];
        let mut room = Sample::new(number as u64);
        (room.black, room.white) = ((player("p1"), black.into()), (player("p2"), white.into()));
        let room = room.of(Kind::ALL[number % 7 % Kind::ALL.len()]);
        let room = if number % 5 == 0 { room.on(Size::new(9, 13).expect("sides within bounds")) } else { room };
        games.push(play(&*store, room, outcomes[number / 2 % outcomes.len()]).await);
    }
    games.reverse();
    for name in [None, Some("ann"), Some("BEN"), Some("ÄNNE"), Some("ZOË"), Some("%"), Some("_"), Some(""), Some("nobody")] {
        for kind in std::iter::once(None).chain(Kind::ALL.map(Some)) {
            for outcome in [None, Some("black"), Some("white"), Some("draw"), Some("void")] {
                let all = [OutcomeFilter::Black, OutcomeFilter::White, OutcomeFilter::Draw, OutcomeFilter::Void];
                let outcome = outcome.and_then(|name| all.into_iter().find(|filter| filter.as_str() == name));
                let has = |text: &str| name.is_none_or(|part| text.to_lowercase().contains(&part.to_lowercase()));
                let expected = games.iter().filter(|game| {
                    (has(&game.black.1) || has(&game.white.1))
                        && kind.is_none_or(|kind| kind == game.kind)
                        && outcome.is_none_or(|outcome| outcome == OutcomeFilter::from(&game.outcome))
                });
                let filter = GameFilter { names: name.map(str::to_owned).into_iter().collect(), kind, outcome, ..ALL };
                let found = find(&*store, &filter, None).await;
                assert_eq!(found, expected.cloned().collect::<Vec<_>>(), "{filter:?}");
            }
        }
    }
}

/// A search for several names finds the games in which each of these names is part of Black's or White's name. It can be combined
/// with an exact board size and with all other filters, such as the filter for bots. Private games are searched in the same way.
pub async fn several_names_and_a_size_can_be_combined(backend: &impl Backend) {
    let store = backend.open().await;
    let square = |side| Size::square(side).expect("a side within bounds");
    let (wide, high) = (Size::new(13, 9).expect("sides within bounds"), Size::new(9, 13).expect("sides within bounds"));
    let names = [("Ada", "Ben"), ("ben", "ADA"), ("Ada", "Cleo"), ("AdaBennett", "Cleo"), ("Ben", "Cleo"), ("Ada", "Bot 3")];
    let is_bot = |name: &str| name.starts_with("Bot");
    let mut games = Vec::new();
    for number in 0..60_usize {
        let (black, white) = names[number % names.len()];
        let mut room = Sample::new(number as u64);
        let ids = if is_bot(white) { ("p2", "bot-3") } else { ("p1", "p2") };
        (room.black, room.white) = ((player(ids.0), black.into()), (player(ids.1), white.into()));
        let room = room.of(if number % 7 < 5 { Kind::Go } else { Kind::Othello });
        let room = room.on([square(9), wide, high, square(13)][number / 5 % 4]);
        let room = if number % 11 == 0 { room.private() } else { room };
        games.push(play(&*store, room, [won(Color::Black), Outcome::Draw][number % 2]).await);
    }
    games.reverse();
    let searches =
        ["", "ada", "ada ben", "BEN ada", "cleo ada ben", "a b c o", "ben ben", "adabennett ben", "ada nobody", "nobody ada"];
    for search in searches {
        let wanted: Vec<String> = search.split_whitespace().map(str::to_owned).collect();
        for size in [None, Some(square(9)), Some(wide), Some(high), Some(square(13)), Some(square(19))] {
            for (kind, outcome, bot) in [
                (None, None, None),
                (None, None, Some(true)),
                (None, None, Some(false)),
                (Some(Kind::Go), None, None),
                (None, Some(OutcomeFilter::Draw), None),
                (Some(Kind::Go), Some(OutcomeFilter::Draw), Some(true)),
                (Some(Kind::Othello), Some(OutcomeFilter::Black), Some(false)),
            ] {
                for viewer in [None, Some(player("p2"))] {
                    let has = |text: &str, part: &str| text.to_lowercase().contains(&part.to_lowercase());
                    let expected = games.iter().filter(|game| {
                        (game.visibility == Visibility::Public || viewer.is_some())
                            && wanted.iter().all(|part| has(&game.black.1, part) || has(&game.white.1, part))
                            && size.is_none_or(|size| size == game.size)
                            && kind.is_none_or(|kind| kind == game.kind)
                            && outcome.is_none_or(|outcome| outcome == OutcomeFilter::from(&game.outcome))
                            && bot.is_none_or(|bot| bot == is_bot(&game.white.1))
                    });
                    let filter = GameFilter { names: wanted.clone(), size, kind, outcome, bot, ..ALL };
                    let found = find(&*store, &filter, viewer.as_ref()).await;
                    assert_eq!(found, expected.cloned().collect::<Vec<_>>(), "{filter:?} for {viewer:?}");
                }
            }
        }
    }
}

/// The filters with which the pages are checked. Each of them lists all games.
fn filters_of_all() -> [GameFilter; 4] {
    let named = GameFilter { names: vec!["ann".into()], ..ALL };
    [ALL, named, GameFilter { kind: Some(Kind::Gomoku), ..ALL }, GameFilter { bot: Some(false), ..ALL }]
}

/// Walks through all pages in one direction and returns the games in the order in which the list has them. Calls `meanwhile` after
/// each page.
async fn walk(store: &dyn Store, filter: &GameFilter, start: Part, mut meanwhile: impl AsyncFnMut()) -> Vec<GameRow> {
    let mut pages: Vec<Vec<GameRow>> = Vec::new();
    let mut next = Some(start);
    while let Some(part) = next {
        let page: GamePage = done(store.games(&GameFilter { part, ..filter.clone() }, None).await);
        next = if start.is_backward() { page.newer.map(Part::NewerThan) } else { page.older.map(Part::OlderThan) };
        assert!(next.is_none() || page.games.len() == filter.limit as usize, "only the last page of a walk may be short");
        pages.push(page.games);
        meanwhile().await;
    }
    if start.is_backward() {
        pages.reverse();
    }
    pages.concat()
}

/// The pages of every size contain each game once, newest first, in both directions, and each page leads back to the one before. Some
/// games end at the same time.
pub async fn pages_come_from_one_list(backend: &impl Backend) {
    let store = backend.open().await;
    let mut games = Vec::new();
    for number in 0..23 {
        // Groups of five games end at the same time.
        games.push(play(&*store, Sample::new(number).at_second(number / 5), won(Color::Black)).await);
    }
    games.sort_by_key(|game| std::cmp::Reverse(game.ended.0));
    for filter in filters_of_all() {
        for limit in [1, 2, 3, 7, 22, 23, 24] {
            let filter = GameFilter { limit, ..filter.clone() };
            for start in [Part::Newest, Part::Oldest] {
                assert_eq!(walk(&*store, &filter, start, async || {}).await, games, "{filter:?} from {start:?}");
            }
            let first = done(store.games(&filter, None).await);
            assert_eq!((first.total, first.newer), (23, None));
            let Some(older) = first.older else { continue };
            let second = done(store.games(&GameFilter { part: Part::OlderThan(older), ..filter.clone() }, None).await);
            let newer = second.newer.expect("the second page has a newer one");
            let back = done(store.games(&GameFilter { part: Part::NewerThan(newer), ..filter.clone() }, None).await);
            assert_eq!((back.games, back.older, back.newer), (first.games, first.older, None), "{filter:?}");
        }
        let none = done(store.games(&GameFilter { limit: 0, ..filter }, None).await);
        assert_eq!((none.games, none.total), (Vec::new(), 23));
    }
}

/// A page beyond the last game is empty and leads back to the last game.
pub async fn an_empty_page_leads_back(backend: &impl Backend) {
    let store = backend.open().await;
    let only = play(&*store, Sample::new(1), won(Color::Black)).await;
    let ask = async |part| done(store.games(&GameFilter { part, ..ALL }, None).await);
    let place = crate::GamePlace { ended: room::UnixMillis(only.ended.0 - 1), number: 1 };
    let older = ask(Part::OlderThan(place)).await;
    assert_eq!((older.games.len(), older.older, older.total), (0, None, 1));
    assert_eq!(ask(Part::NewerThan(older.newer.expect("a way back"))).await.games, std::slice::from_ref(&only));
    let place = crate::GamePlace { ended: room::UnixMillis(only.ended.0 + 1), number: 1 };
    let newer = ask(Part::NewerThan(place)).await;
    assert_eq!((newer.games.len(), newer.newer), (0, None));
    assert_eq!(ask(Part::OlderThan(newer.older.expect("a way back"))).await.games, [only]);
}

/// While games are added at any place of the list, a walk still finds all the games that were in the list when the walk
/// began, and it finds no game twice. The rounds use different page sizes and different numbers of new games.
pub async fn pages_are_complete_while_games_are_added(backend: &impl Backend) {
    let store = backend.open().await;
    let mut next = 0_u64;
    let mut chance = 1_u64;
    let mut below = move |bound: u64| {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (chance >> 33) % bound
    };
    let mut add = async || {
        next += 1;
        // A wall clock can go back, so a new game can appear anywhere in the list.
        play(&*store, Sample::new(next).at_second(below(8)), won(Color::White)).await
    };
    for round in 0..8_u32 {
        let mut before = Vec::new();
        for _ in 0..5 {
            before.push(add().await);
        }
        for start in [Part::Newest, Part::Oldest] {
            let filter = GameFilter { limit: 1 + round % 4, ..filters_of_all()[round as usize % 4].clone() };
            let all = walk(&*store, &GameFilter { limit: 200, ..filter.clone() }, Part::Newest, async || {}).await;
            let found = walk(&*store, &filter, start, async || {
                // Few enough that the walk ends.
                if before.len() < 12 {
                    before.push(add().await);
                }
            })
            .await;
            let mut rooms: Vec<&str> = found.iter().map(|game| game.room.as_str()).collect();
            assert!(found.is_sorted_by_key(|game| std::cmp::Reverse(game.ended.0)), "{filter:?}");
            assert!(all.iter().all(|game| found.contains(game)), "a game is missing: {filter:?} from {start:?}");
            rooms.sort_unstable();
            rooms.dedup();
            assert_eq!(rooms.len(), found.len(), "a game is listed twice: {filter:?} from {start:?}");
        }
    }
}

/// A private game is listed only for its players, but anyone can find it by its room id.
pub async fn private_games_are_listed_only_for_their_players(backend: &impl Backend) {
    let store = backend.open().await;
    let open = play(&*store, Sample::new(1).between("Ann", "Ben"), Outcome::Draw).await;
    let secret = play(&*store, Sample::new(2).between("Ann", "Cleo").private(), Outcome::Draw).await;
    let newest = play(&*store, Sample::new(3).between("Ben", "Cleo"), won(Color::Black)).await;
    let others = [newest.clone(), open.clone()];
    let players = [newest.clone(), secret.clone(), open.clone()];
    for (viewer, expected) in [(None, &others[..]), (Some("ben"), &others), (Some("ann"), &players), (Some("cleo"), &players)] {
        let viewer = viewer.map(player);
        assert_eq!(find(&*store, &ALL, viewer.as_ref()).await, expected, "{viewer:?}");
        let drawn = GameFilter { outcome: Some(OutcomeFilter::Draw), ..ALL };
        assert_eq!(find(&*store, &drawn, viewer.as_ref()).await, expected[1..], "{viewer:?}");
        let named = GameFilter { names: vec!["cle".into()], ..ALL };
        let of_cleo: Vec<_> = expected.iter().filter(|game| game.white.1 == "Cleo").cloned().collect();
        assert_eq!(find(&*store, &named, viewer.as_ref()).await, of_cleo, "{viewer:?}");
    }
    let ann = player("ann");
    let first = done(store.games(&GameFilter { limit: 1, ..ALL }, Some(&ann)).await);
    let part = Part::OlderThan(first.older.expect("older games"));
    let second = done(store.games(&GameFilter { part, limit: 1, ..ALL }, Some(&ann)).await);
    assert_eq!((second.games, second.total), (vec![secret.clone()], 3));
    assert_eq!(done(store.game(&room_id(2)).await), Some(secret));
}
