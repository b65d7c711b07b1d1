//! A person plays against engines that the operator has configured. Our own program is the engine, behind scripts that break it in all ways
//! that we can think of.

use protocol::{
    Absence, AwayReason, Code, Color, ColorChoice, Command, CreateRoom, Engines, Names, Phase, Seat, Setup, TimeControl,
};
use rules::Position;
use rustix::process::{Pid, Resource, Rlimit, prlimit};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use tempfile::TempDir;
use tests::{Guest, Player, Server, rooms};

const CLOCK: TimeControl = TimeControl::Fischer { main_ms: 600_000, increment_ms: 1_000, cap_ms: None };

/// The operator's folder: the list of engines and their scripts.
struct Operator(TempDir);

impl Operator {
    fn new() -> Operator {
        Operator(TempDir::new().unwrap())
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    /// Writes a script. In its text, `BIN` stands for our own program, and `DIR` for the folder.
    fn script(&self, name: &str, text: &str) -> Vec<String> {
        let text = text.replace("BIN", Server::binary().to_str().unwrap()).replace("DIR", self.0.path().to_str().unwrap());
        std::fs::write(self.path(name), text).unwrap();
        vec!["sh".to_owned(), self.path(name)]
    }

    /// Writes an executable program that does nothing.
    fn program(&self, name: &str) -> Vec<String> {
        std::fs::write(self.path(name), "#!/bin/sh\n").unwrap();
        std::fs::set_permissions(self.path(name), Permissions::from_mode(0o755)).unwrap();
        vec![self.path(name)]
    }

    /// Writes the list: the ids of engines of Othello, and their commands.
    fn names(&self, engines: &[(&str, Vec<String>)]) -> &Self {
        let entry = |(id, command): &(&str, Vec<String>)| {
            let memory = match *id {
                "greedy" => 32,
                "large" => 8192,
                _ => 256,
            };
            format!(
                "[[engine]]\nid = \"{id}\"\nname = \"The-{id}\"\nprotocol = \"gtp\"\nkind = \"othello\"\ncommand = {command:?}\n\
                 move_seconds = 1\nstart_seconds = 2\nmemory_mib = {memory}\n"
            )
        };
        std::fs::write(self.path("engines.toml"), engines.iter().map(entry).collect::<String>()).unwrap();
        self
    }

    async fn starts(&self) -> Server {
        Server::start_with(&["--lift-rates", "--limit-engine-processes", "3", "--engines", &self.path("engines.toml")]).await
    }
}

/// A game of Othello between this guest and an engine.
async fn against(server: &Server, guest: &Guest, engine: &str, colors: ColorChoice) -> Player {
    let id = guest.creates(&CreateRoom { colors, ..rooms::with(Setup::Othello {}, CLOCK) }).await;
    let mut player = Player::joins(server, guest, &id).await;
    player.does(Command::SeatEngine { engine: engine.to_owned() }).await;
    player
}

/// Waits until it is Black's turn or the game is over.
async fn waits(player: &mut Player) {
    while player.state.phase == Phase::Playing && player.state.turn != Some(Color::Black) {
        player.next_events("the engine's move").await;
    }
}

/// A legal move.
async fn next_move(player: &mut Player) -> String {
    let names = Names::of(&rules::Setup::Othello);
    let mut position = Position::new(&rules::Setup::Othello);
    for played in player.looks_again().await.moves {
        let action = names.parse_action(&played.point).expect("the move is on the board");
        position.play(played.color, action).expect("the move was legal");
    }
    names.point(position.legal_moves()[0])
}

/// Plays a legal move with Black, and waits for the engine's answer.
async fn plays_anywhere(player: &mut Player) {
    let point = next_move(player).await;
    player.plays(&point).await;
    waits(player).await;
}

/// Waits until the engine counts as away. Returns the reason, and the time from the beginning of its absence until its
/// opponent can end the game, in milliseconds.
async fn sees_it_leave(player: &mut Player) -> (AwayReason, u64) {
    loop {
        if let Absence::Gone { for_ms, reason, claim_ms } = player.looks_again().await.presence.guest {
            return (reason, for_ms + claim_ms.expect("the game can be ended after a wait"));
        }
        tokio::task::yield_now().await;
    }
}

const SOUND: &str = "echo $$ >>DIR/pids; exec BIN gtp --kind othello --level 2 --seed 1";

/// An engine plays a whole game and a rematch under its own name. It agrees to a takeback. The history counts it among the bots.
#[tokio::test]
async fn an_engine_plays_under_its_own_name() {
    let operator = Operator::new();
    let server = operator.names(&[("sound", operator.script("sound", SOUND))]).starts().await;
    let anna = server.guest("Anna").await;
    let listed: Engines = anna.get_json("/api/v1/engines").await;
    assert_eq!((listed.engines[0].name.as_str(), listed.engines[0].sizes.as_slice()), ("The-sound", [8].as_slice()));
    let mut table = against(&server, &anna, "sound", ColorChoice::Black).await;
    let view = table.looks_again().await;
    let engine = view.state.players.guest.expect("the engine has a seat");
    assert_eq!((engine.name.as_str(), engine.bot), ("The-sound", Some(0)));
    assert!(matches!(view.presence.guest, Absence::Here { .. }));
    plays_anywhere(&mut table).await;
    plays_anywhere(&mut table).await;
    table.offers(protocol::OfferKind::Takeback).await;
    table.sees_event("the takeback", |event| matches!(event, protocol::Event::TakenBack { .. })).await;
    while table.state.phase == Phase::Playing {
        plays_anywhere(&mut table).await;
    }
    let page = anna.history("?players=bot").await;
    assert_eq!(page.games[0].white.name, "The-sound");
    assert!(anna.sgf(&table.view.id).await.contains("PW[The-sound]"));
    table.offers(protocol::OfferKind::Rematch).await;
    let agreed = table.sees_event("the rematch", |event| matches!(event, protocol::Event::Rematched { .. })).await;
    let protocol::Event::Rematched { room } = agreed else { unreachable!("just matched") };
    let mut again = Player::joins(&server, &anna, &room).await;
    while again.state.move_number == 0 {
        again.next_events("the engine's first move").await;
    }
}

/// An engine that ends after each move is started again, and the game goes on.
#[tokio::test]
async fn an_engine_that_crashes_does_not_lose_the_game() {
    let operator = Operator::new();
    // `sed` ends the conversation after the first move.
    let brittle = operator.script("brittle", "BIN gtp --kind othello --level 1 --seed 1 | sed -u '/^= [A-Ha-h][1-8]/q'");
    let server = operator.names(&[("brittle", brittle)]).starts().await;
    let mut table = against(&server, &server.guest("Anna").await, "brittle", ColorChoice::Black).await;
    for _ in 0..3 {
        plays_anywhere(&mut table).await;
    }
    assert!(table.state.move_number >= 6);
    server.until_metric(r#"tengen_engine_faults_total{engine="The-brittle",fault="ended"}"#, 2.0).await;
}

fn runs(pid: &str) -> bool {
    let state = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // A process that has ended stays as a zombie until its parent has noticed.
    state.rsplit_once(')').is_some_and(|(_, rest)| !rest.trim_start().starts_with('Z'))
}

/// After a crash of the server, its engines end by themselves, and the game goes on although nobody is there. An orderly stop ends them,
/// too.
#[tokio::test]
async fn engines_end_with_the_server_and_go_on_after_a_restart() {
    let operator = Operator::new();
    // No process can answer before the crash.
    let waits = SOUND.replace("exec", "while ! test -e DIR/go; do sleep 0.05; done; exec");
    let server = operator.names(&[("sound", operator.script("sound", &waits))]).starts().await;
    let anna = server.guest("Anna").await;
    let mut table = against(&server, &anna, "sound", ColorChoice::Black).await;
    let point = next_move(&mut table).await;
    let id = table.sends(Command::Play { point }).await;
    table.answer(&id).await.expect("the move is legal");
    let pids =
        || std::fs::read_to_string(operator.path("pids")).unwrap_or_default().lines().map(str::to_owned).collect::<Vec<_>>();
    let first = loop {
        if let Some(first) = pids().pop() {
            break first;
        }
        tokio::task::yield_now().await;
    };
    let room = table.view.id.clone();
    let mut server = server.crash_and_restart().await;
    std::fs::write(operator.path("go"), "").unwrap();
    // Reading the room would load it, so the engine has to start before that.
    server.until_metric(r#"tengen_engine_starts_total{engine="The-sound"}"#, 1.0).await;
    let anna = anna.at(&server);
    loop {
        let view: protocol::RoomView = anna.get_json(&format!("/api/v1/rooms/{room}")).await;
        if view.moves.len() == 2 && !runs(&first) {
            break;
        }
        tokio::task::yield_now().await;
    }
    assert_eq!(server.terminate().await, Some(0));
    let last = pids().pop().unwrap();
    while runs(&last) {
        tokio::task::yield_now().await;
    }
}

/// A room without people stays in memory until its engine has moved. Without a clock, nothing else would load it again.
#[tokio::test]
async fn a_slow_engine_still_moves_after_everybody_has_left() {
    let operator = Operator::new();
    let slow = "while ! test -e DIR/go; do sleep 0.05; done; exec BIN gtp --kind othello --level 1 --seed 1";
    operator.names(&[("slow", operator.script("slow", slow))]);
    let engines = operator.path("engines.toml");
    let server = Server::start_with(&["--lift-rates", "--limit-room-idle-ms", "1000", "--engines", &engines]).await;
    let anna = server.guest("Anna").await;
    let id =
        anna.creates(&CreateRoom { colors: ColorChoice::White, ..rooms::with(Setup::Othello {}, TimeControl::None {}) }).await;
    let mut table = Player::joins(&server, &anna, &id).await;
    table.does(Command::SeatEngine { engine: "slow".to_owned() }).await;
    drop(table);
    // A room that was opened later is idle for a shorter time. When the later room is no longer in memory, only the
    // engine's room is still there.
    anna.creates(&rooms::gomoku()).await;
    server.until_metric("tengen_rooms", 1.0).await;
    std::fs::write(operator.path("go"), "").unwrap();
    server.until_metric("tengen_rooms", 0.0).await;
    let view: protocol::RoomView = anna.get_json(&format!("/api/v1/rooms/{id}")).await;
    assert_eq!(view.moves.len(), 1);
}

/// Whatever an engine does wrong, the room goes on: it says that the engine is away, and the person can end the game.
#[tokio::test]
async fn a_hostile_engine_never_hangs_the_room() {
    let operator = Operator::new();
    let obeys =
        |genmove: &str| format!("while read -r line; do case $line in genmove*) {genmove};; *) echo =; echo;; esac; done");
    let hostile = [
        ("flood", operator.script("flood", "yes"), "flood"),
        ("line", operator.script("line", "tr '\\0' x </dev/zero"), "flood"),
        ("mute", operator.script("mute", "while read -r line; do :; done"), "late"),
        ("stubborn", operator.script("stubborn", "trap '' TERM HUP INT PIPE; while :; do read -r line; done"), "late"),
        ("illegal", operator.script("illegal", &obeys("echo '= a1'; echo")), "illegal"),
        ("nonsense", operator.script("nonsense", &obeys("echo '= over there'; echo")), "refused"),
        ("greedy", operator.script("greedy", &obeys("x=x; while :; do x=$x$x; done")), "ended"),
        ("gone", operator.script("gone", "echo 'no such option' >&2; exit 3"), "ended"),
        ("absent", operator.program("absent"), "start"),
    ];
    let list: Vec<_> = hostile.iter().map(|(id, command, _)| (*id, command.clone())).collect();
    let server = operator.names(&list).starts().await;
    std::fs::remove_file(operator.path("absent")).unwrap();
    let anna = server.guest("Anna").await;
    for (id, _, fault) in &hostile {
        // The engine has Black and has to move first.
        let mut table = against(&server, &anna, id, ColorChoice::White).await;
        table.says("hello?").await;
        assert_eq!(sees_it_leave(&mut table).await.0, AwayReason::Lost, "{id}");
        let metrics = reqwest::get(format!("{}/metrics", server.base())).await.unwrap().text().await.unwrap();
        let counted = format!("tengen_engine_faults_total{{engine=\"The-{id}\",fault=\"{fault}\"}} ");
        assert!(metrics.contains(&counted), "{id}: {metrics}");
        table.does(Command::Abort {}).await;
    }
    server.until_metric("tengen_engine_processes", 0.0).await;
}

/// If the operator removes an engine, its opponent can still open the game. The engine counts as away, so the opponent
/// can end the game after a short wait.
#[tokio::test]
async fn a_game_of_a_removed_engine_can_be_ended() {
    let operator = Operator::new();
    let mut server = operator.names(&[("sound", operator.script("sound", SOUND))]).starts().await;
    let anna = server.guest("Anna").await;
    let mut table = against(&server, &anna, "sound", ColorChoice::Black).await;
    plays_anywhere(&mut table).await;
    assert_eq!(server.terminate().await, Some(0));
    operator.names(&[]);
    let server = server.restart().await;
    let mut table = Player::joins(&server, &anna, &table.view.id).await;
    assert_eq!(sees_it_leave(&mut table).await, (AwayReason::Closed, 10_000));
    table.is_refused(Command::ClaimDraw {}, Code::StillAwaited).await;
}

#[tokio::test]
async fn an_engine_gets_a_seat_only_in_a_game_that_it_plays() {
    let operator = Operator::new();
    let server = operator.names(&[("sound", operator.script("sound", SOUND))]).starts().await;
    let anna = server.guest("Anna").await;
    let id = anna.creates(&rooms::gomoku()).await;
    let mut table = Player::joins(&server, &anna, &id).await;
    let seat = |engine: &str| Command::SeatEngine { engine: engine.to_owned() };
    table.is_refused(seat("sound"), Code::NotAllowed).await;
    table.is_refused(seat("unknown"), Code::NotAllowed).await;
    table.is_refused(seat("No Id"), Code::Invalid).await;
    table.does(Command::SeatBot { level: 1 }).await;
    assert!(table.looks_again().await.state.players.guest.is_some_and(|bot| bot.bot == Some(1)));
    assert_eq!(table.state.players.black, Some(Seat::Host));
}

/// With more games than processes, each game gets its turn.
#[tokio::test]
async fn games_share_a_few_processes() {
    let operator = Operator::new();
    let server = operator.names(&[("sound", operator.script("sound", SOUND))]).starts().await;
    let anna = server.guest("Anna").await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(against(&server, &anna, "sound", ColorChoice::Black).await);
    }
    for _ in 0..2 {
        for table in &mut tables {
            plays_anywhere(table).await;
        }
    }
    let pids = std::fs::read_to_string(Path::new(&operator.path("pids"))).unwrap();
    assert!(
        pids.lines().filter(|pid| runs(pid)).count() <= 2,
        "an engine runs two processes at the same time, unless the operator says otherwise"
    );
}

/// An operator may limit the data of the whole server. An engine never gets more, even if its entry allows more.
#[tokio::test]
async fn the_limit_on_the_data_of_a_server_also_holds_for_its_engines() {
    const MOST: u64 = 4 << 30;
    let operator = Operator::new();
    let server = operator.names(&[("large", operator.script("large", SOUND))]).starts().await;
    let limit = Rlimit { current: Some(MOST), maximum: Some(MOST) };
    let pid = i32::try_from(server.pid()).unwrap();
    prlimit(Pid::from_raw(pid), Resource::Data, limit).unwrap();
    let mut table = against(&server, &server.guest("Anna").await, "large", ColorChoice::Black).await;
    plays_anywhere(&mut table).await;
    let pids = std::fs::read_to_string(operator.path("pids")).unwrap();
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", pids.trim())).unwrap();
    let data = limits.lines().find_map(|line| line.strip_prefix("Max data size")).unwrap();
    let words: Vec<&str> = data.split_whitespace().collect();
    assert_eq!(words, [MOST.to_string().as_str(), MOST.to_string().as_str(), "bytes"]);
}

/// A wrong path is noticed when the server starts, and not in the first game.
#[test]
fn a_server_does_not_start_if_the_program_of_an_engine_is_missing() {
    let operator = Operator::new();
    operator.names(&[("sound", operator.script("sound", SOUND)), ("absent", vec![operator.path("absent")])]);
    let mut command = std::process::Command::new(Server::binary());
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-mdns", "--data", &operator.path("data")]);
    let ended = command.args(["--engines", &operator.path("engines.toml")]).output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(!ended.status.success());
    let wanted = format!("engine `absent`: the program {} does not exist: install it", operator.path("absent"));
    assert!(said.contains(&wanted), "{said}");
}

/// Otherwise, a person could not tell this player from the engine.
#[tokio::test]
async fn nobody_can_sit_opposite_under_the_name_of_an_engine() {
    let operator = Operator::new();
    let server = operator.names(&[("sound", operator.script("sound", SOUND))]).starts().await;
    let anna = server.guest("Anna").await;
    let id = anna.creates(&rooms::gomoku()).await;
    let mut table = Player::joins(&server, &anna, &id).await;
    table.is_refused(Command::SitOpposite { name: Some("the_sound".to_owned()) }, Code::NameReserved).await;
    table.does(Command::SitOpposite { name: Some("Ben".to_owned()) }).await;
}
