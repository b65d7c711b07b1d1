//! Converts commands from clients into commands for a room: points written as text become points on the room's board.

use crate::Refused;
use protocol::{Code, Command, CreateRoom, Names};
use room::{
    Claim, EndCommand, EngineId, Level, OfferCommand, OfferKind, OpeningCommand, PlanCommand, PlayCommand, ScoringCommand,
    ScratchCommand, SeatCommand, Terms,
};
use rules::HalfPoints;

/// What a command asks a room to do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// A command that the room answers with events.
    Command(room::Command),
    /// A player's planned answers. Saving them causes no event.
    Plan(PlanCommand),
}

impl<C: Into<room::Command>> From<C> for Asked {
    fn from(command: C) -> Self {
        Self::Command(command.into())
    }
}

/// Converts a command for a room with this setup. Chat text is cleaned by the caller, which knows the limits.
///
/// # Errors
/// A point that is not on this board, a level that no bot has, an id that no engine can have, terms of a rematch that are not valid, or
/// terms in an offer that is not a rematch.
pub fn command(command: &Command, setup: &rules::Setup) -> Result<Asked, Refused> {
    let names = Names::of(setup);
    let off = || Refused::new(Code::OffBoard, "that point is not on this board");
    let no_level = || Refused::new(Code::Invalid, format!("level: must be 1 to {}", Level::HIGHEST));
    let no_engine = || Refused::new(Code::Invalid, "engine: must be 1 to 20 characters of a-z, 0-9 and -");
    let point = |text: &str| names.parse(text).ok_or_else(off);
    let command: room::Command = match command {
        Command::Sit {} => SeatCommand::Sit.into(),
        // The caller checks the name. If the name is empty, the caller makes one up.
        Command::SitOpposite { name } => SeatCommand::SitOpposite { name: name.clone().unwrap_or_default() }.into(),
        Command::SeatBot { level } => SeatCommand::SeatBot(Level::new(*level).ok_or_else(no_level)?).into(),
        Command::SeatEngine { engine } => SeatCommand::SeatEngine(EngineId::parse(engine).ok_or_else(no_engine)?).into(),
        Command::Stand {} => SeatCommand::Stand.into(),
        Command::Guess { parity } => SeatCommand::Guess(*parity).into(),
        Command::Play { point: at } => PlayCommand::Place(point(at)?).into(),
        Command::PlayUnlessBlunder { point: at } => PlayCommand::PlaceUnlessBlunder(point(at)?).into(),
        Command::Choose { choice } => OpeningCommand::Choose(*choice).into(),
        Command::Declare { count } => OpeningCommand::Declare(*count).into(),
        Command::OfferMoves { points } => {
            OpeningCommand::OfferMoves(points.iter().map(|at| point(at)).collect::<Result<_, _>>()?).into()
        }
        Command::NameKomi { komi_half } => OpeningCommand::NameKomi(HalfPoints(*komi_half)).into(),
        Command::Pass {} => PlayCommand::Pass.into(),
        Command::Plan { version, after, lines } => {
            let line =
                |line: &Vec<String>| line.iter().map(|text| names.parse_action(text).ok_or_else(off)).collect::<Result<_, _>>();
            let lines = lines.iter().map(line).collect::<Result<_, _>>()?;
            return Ok(Asked::Plan(PlanCommand { version: *version, after: *after, lines }));
        }
        Command::Resign {} => EndCommand::Resign.into(),
        Command::Abort {} => EndCommand::Abort.into(),
        Command::ClaimWin {} => EndCommand::Claim(Claim::Win).into(),
        Command::ClaimDraw {} => EndCommand::Claim(Claim::Draw).into(),
        Command::Offer { offer, terms } => {
            rematch_terms(*offer, terms.as_ref())?.map_or(OfferCommand::Make(*offer), OfferCommand::MakeRematch).into()
        }
        Command::Accept { offer, terms } => {
            rematch_terms(*offer, terms.as_ref())?.map_or(OfferCommand::Accept(*offer), OfferCommand::AcceptRematch).into()
        }
        Command::Decline { offer } => OfferCommand::Decline(*offer).into(),
        Command::Withdraw { offer } => OfferCommand::Withdraw(*offer).into(),
        Command::GiveTime {} => room::Command::GiveTime,
        Command::UseAid { aid } => room::Command::UseAid(*aid),
        Command::Mark { point: at, dead } => ScoringCommand::Mark { point: point(at)?, dead: *dead }.into(),
        Command::AcceptScore { dead } => {
            ScoringCommand::Accept { dead: dead.iter().map(|at| point(at)).collect::<Result<_, _>>()? }.into()
        }
        Command::ScratchOpen {} => ScratchCommand::Open.into(),
        Command::ScratchPlay { point: at, seen } => ScratchCommand::Place { point: point(at)?, seen: *seen }.into(),
        Command::ScratchTakeback { seen } => ScratchCommand::TakeBack { seen: *seen }.into(),
        Command::ScratchPropose { seen } => ScratchCommand::Propose { seen: *seen }.into(),
        Command::ScratchAgree { seen } => ScratchCommand::Agree { seen: *seen }.into(),
        Command::ScratchClose {} => ScratchCommand::Close.into(),
        Command::Resume {} => ScoringCommand::Resume.into(),
        Command::Chat { text } => room::Command::Chat { text: text.clone() },
        Command::SetWatching { watching } => room::Command::SetWatching(*watching),
    };
    Ok(Asked::Command(command))
}

/// Converts a command back to the wire: the inverse of [`command`]. `None` for a command about a seat link, which is not a command on
/// the wire.
#[must_use]
pub fn wire_command(command: &room::Command, setup: &rules::Setup) -> Option<Command> {
    let names = Names::of(setup);
    Some(match command {
        room::Command::Seat(command) => match command {
            SeatCommand::Sit => Command::Sit {},
            SeatCommand::SitOpposite { name } => {
                Command::SitOpposite { name: Some(name.clone()).filter(|name| !name.is_empty()) }
            }
            SeatCommand::SeatBot(level) => Command::SeatBot { level: level.number() },
            SeatCommand::SeatEngine(engine) => Command::SeatEngine { engine: engine.to_string() },
            SeatCommand::Stand => Command::Stand {},
            SeatCommand::Guess(parity) => Command::Guess { parity: *parity },
        },
        room::Command::Play(PlayCommand::Place(point)) => Command::Play { point: names.point(*point) },
        room::Command::Play(PlayCommand::PlaceUnlessBlunder(point)) => Command::PlayUnlessBlunder { point: names.point(*point) },
        room::Command::Play(PlayCommand::Pass) => Command::Pass {},
        room::Command::Opening(command) => match command {
            OpeningCommand::Choose(choice) => Command::Choose { choice: *choice },
            OpeningCommand::Declare(count) => Command::Declare { count: *count },
            OpeningCommand::OfferMoves(points) => Command::OfferMoves { points: names.points(points) },
            OpeningCommand::NameKomi(komi) => Command::NameKomi { komi_half: komi.0 },
        },
        room::Command::Offer(command) => {
            let offer = command.kind();
            match command {
                OfferCommand::Make(_) => Command::Offer { offer, terms: None },
                OfferCommand::Accept(_) => Command::Accept { offer, terms: None },
                OfferCommand::Decline(_) => Command::Decline { offer },
                OfferCommand::Withdraw(_) => Command::Withdraw { offer },
                OfferCommand::MakeRematch(terms) => Command::Offer { offer, terms: Some(terms.into()) },
                OfferCommand::AcceptRematch(terms) => Command::Accept { offer, terms: Some(terms.into()) },
            }
        }
        room::Command::GiveTime => Command::GiveTime {},
        room::Command::UseAid(aid) => Command::UseAid { aid: *aid },
        room::Command::Scoring(command) => match command {
            ScoringCommand::Mark { point, dead } => Command::Mark { point: names.point(*point), dead: *dead },
            ScoringCommand::Accept { dead } => Command::AcceptScore { dead: names.points(dead) },
            ScoringCommand::Resume => Command::Resume {},
        },
        room::Command::Scratch(command) => match command {
            ScratchCommand::Open => Command::ScratchOpen {},
            ScratchCommand::Place { point, seen } => Command::ScratchPlay { point: names.point(*point), seen: *seen },
            ScratchCommand::TakeBack { seen } => Command::ScratchTakeback { seen: *seen },
            ScratchCommand::Propose { seen } => Command::ScratchPropose { seen: *seen },
            ScratchCommand::Agree { seen } => Command::ScratchAgree { seen: *seen },
            ScratchCommand::Close => Command::ScratchClose {},
        },
        room::Command::End(EndCommand::Resign) => Command::Resign {},
        room::Command::End(EndCommand::Abort) => Command::Abort {},
        room::Command::End(EndCommand::Claim(Claim::Win)) => Command::ClaimWin {},
        room::Command::End(EndCommand::Claim(Claim::Draw)) => Command::ClaimDraw {},
        room::Command::Chat { text } => Command::Chat { text: text.clone() },
        room::Command::SetWatching(watching) => Command::SetWatching { watching: *watching },
        room::Command::Link(_) => return None,
    })
}

/// The checked terms of a rematch; `None` if the offer has no terms.
///
/// # Errors
/// If the terms are not valid, or the offer is not a rematch.
fn rematch_terms(offer: OfferKind, terms: Option<&CreateRoom>) -> Result<Option<Terms>, Refused> {
    let Some(terms) = terms else { return Ok(None) };
    if offer != OfferKind::Rematch {
        return Err(Refused::new(Code::Invalid, "only a rematch has terms"));
    }
    let checked = terms.terms().map_err(|faults| {
        let words: Vec<String> = faults.iter().map(ToString::to_string).collect();
        Refused::new(Code::Invalid, words.join("; "))
    });
    checked.map(Some)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn points_are_parsed_in_the_notation_of_their_game() {
        let (size, ruleset) = (rules::Size::square(9).unwrap(), rules::go::Ruleset::Chinese);
        let go = rules::Setup::Go(rules::go::Setup::new(size, ruleset, HalfPoints(15), rules::go::Handicap::None).unwrap());
        let play = |point: &str, setup: &rules::Setup| {
            command(&Command::Play { point: point.into() }, setup).map_err(|refused| refused.code)
        };
        assert_eq!(play("J9", &go), Ok(PlayCommand::Place(rules::Point { x: 8, y: 0 }).into()));
        assert_eq!(play("d3", &rules::Setup::Othello), Ok(PlayCommand::Place(rules::Point { x: 3, y: 2 }).into()));
        for bad in ["I9", "K10", "", "J9 ", "😀"] {
            assert_eq!(play(bad, &go), Err(Code::OffBoard), "{bad}");
        }
    }

    #[test]
    fn a_command_converted_back_to_the_wire_is_the_same() {
        let terms = r#"{"setup":{"kind":"othello"},"opening":"free","time":{"type":"none"},"colors":"black","takeback":"ask","visibility":"private"}"#;
        let rematch = format!(r#"{{"type":"accept","offer":"rematch","terms":{terms}}}"#);
        let offered = format!(r#"{{"type":"offer","offer":"rematch","terms":{terms}}}"#);
        for text in [
            r#"{"type":"sit"}"#,
            r#"{"type":"stand"}"#,
            r#"{"type":"sit_opposite"}"#,
            r#"{"type":"sit_opposite","name":"ben"}"#,
            r#"{"type":"seat_bot","level":3}"#,
            r#"{"type":"seat_engine","engine":"gnugo"}"#,
            r#"{"type":"guess","parity":"odd"}"#,
            r#"{"type":"choose","choice":"white"}"#,
            r#"{"type":"declare","count":2}"#,
            r#"{"type":"offer_moves","points":["a1","h8"]}"#,
            r#"{"type":"name_komi","komi_half":13}"#,
            r#"{"type":"play","point":"d3"}"#,
            r#"{"type":"pass"}"#,
            r#"{"type":"offer","offer":"draw"}"#,
            r#"{"type":"accept","offer":"draw"}"#,
            r#"{"type":"decline","offer":"takeback"}"#,
            r#"{"type":"withdraw","offer":"pause"}"#,
            &offered,
            &rematch,
            r#"{"type":"give_time"}"#,
            r#"{"type":"play_unless_blunder","point":"d3"}"#,
            r#"{"type":"use_aid","aid":"hint"}"#,
            r#"{"type":"mark","point":"a1","dead":true}"#,
            r#"{"type":"accept_score","dead":["a1","b1"]}"#,
            r#"{"type":"resume"}"#,
            r#"{"type":"scratch_open"}"#,
            r#"{"type":"scratch_play","point":"a1","seen":3}"#,
            r#"{"type":"scratch_takeback","seen":3}"#,
            r#"{"type":"scratch_propose","seen":3}"#,
            r#"{"type":"scratch_agree","seen":3}"#,
            r#"{"type":"scratch_close"}"#,
            r#"{"type":"resign"}"#,
            r#"{"type":"abort"}"#,
            r#"{"type":"claim_win"}"#,
            r#"{"type":"claim_draw"}"#,
            r#"{"type":"chat","text":"hi"}"#,
            r#"{"type":"set_watching","watching":"counted"}"#,
        ] {
            let wire: Command = serde_json::from_str(text).unwrap();
            let Asked::Command(asked) = command(&wire, &rules::Setup::Othello).unwrap() else { panic!("{text} is a plan") };
            assert_eq!(wire_command(&asked, &rules::Setup::Othello), Some(wire), "{text}");
        }
    }
}
