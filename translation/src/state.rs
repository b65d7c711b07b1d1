//! A room as a viewer sees it.

use crate::opening::step;
use crate::player;
use protocol::Names;
use room::{Meaning, Millis, Next, OfferKind, Role, Room, Scratch, Seat, Seated, Stage, Standstill, Viewer, Watching};
use rules::{ByColor, go};

/// The part of a room that changes, with the clocks at `now`. It is the same for all viewers.
#[must_use]
pub fn state(room: &Room, now: Millis) -> protocol::State {
    let names = Names::of(&room.terms().setup);
    let position = room.position();
    protocol::State {
        phase: phase(room.phase().into()),
        players: protocol::Players {
            host: room.seats().host.as_ref().map(sitting),
            guest: room.seats().guest.as_ref().map(sitting),
            black: room.black(),
            first: room.first_black().filter(|first| room.black() != Some(*first)),
        },
        turn: room.turn(),
        stone: room.stone(),
        opening: step(room, names),
        move_number: position.move_number(),
        board: position.rows(),
        ko: position.ko_point().map(|point| names.point(point)),
        prisoners: position.prisoners(),
        discs: position.count().map(|count| protocol::Discs { board: count.discs, official: count.official }),
        clocks: clocks(room, now),
        offers: room.offers().iter().map(|offer| offer_line(*offer)).collect(),
        takebacks: takebacks(room, now),
        gifts: gifts(room),
        standstill: room.standstill().map(|standstill| self::standstill(standstill, now)),
        scoring: room.full_count().map(|counted| protocol::Scoring {
            silence: silence(room, now),
            scratch: room.scratch().map(|scratch| self::scratch(room, names, scratch)),
            scratch_boards_left: matches!(room.phase(), room::Phase::Scoring(_)).then(|| room.scratch_boards_left()),
            ..scoring(room, names, counted)
        }),
        row: names.points(&position.row()),
        outcome: room.outcome().map(Into::into),
        rematch: room.rematch().map(ToString::to_string),
        final_count: room.final_count(),
        abortable: room.abortable(),
        watching: Some(room.watching()).filter(|watching| *watching != Watching::Open),
    }
}

/// A room with its moves and the newest chat. `chat_bytes` limits the chat, so that the view fits into one message.
#[must_use]
pub fn view(room: &Room, viewer: &Viewer, now: Millis, presence: protocol::Presence, chat_bytes: usize) -> protocol::RoomView {
    let names = Names::of(&room.terms().setup);
    let role = room.role(viewer);
    let terms = room.terms();
    protocol::RoomView {
        id: room.id().to_string(),
        role: match role {
            Role::Player { seat, color, both } => protocol::Role::Player { seat, color, both },
            Role::Spectator => protocol::Role::Spectator,
        },
        seq: room.seq(),
        setup: (&room.setup()).into(),
        opening: terms.opening,
        series: terms.series,
        time: terms.time.into(),
        colors: terms.colors,
        takeback: terms.takeback,
        grace_ms: Some(terms.grace.0).filter(|grace| *grace > 0),
        aids: Some(terms.aids).filter(|aids| *aids != room::Aids::Off),
        visibility: terms.visibility,
        delay_ms: Some(terms.delay.0).filter(|delay| *delay > 0),
        created: room.created().0,
        moves: names.moves(room.moves()),
        state: state(room, now),
        chat: chat(room, role, chat_bytes),
        presence,
        rematch_of: room.rematch_of().map(ToString::to_string),
        legal: None,
    }
}

/// Every move that the player to act may play now.
#[must_use]
pub fn legal(room: &Room) -> Vec<String> {
    Names::of(&room.terms().setup).actions(&room.playable())
}

/// An open offer.
fn offer_line(offer: room::Offer) -> protocol::Offer {
    let room::Offer { kind, by, terms } = offer;
    protocol::Offer { offer: kind, by, terms: terms.as_ref().map(Into::into) }
}

/// Both clocks at `now`.
#[must_use]
pub fn clocks(room: &Room, now: Millis) -> Option<protocol::Clocks> {
    let clocks = room.clocks(now)?;
    let sides = clocks.sides.map(Into::into);
    Some(protocol::Clocks { black: sides.black, white: sides.white, running: clocks.running })
}

/// The conditions for the next takeback and redo. `None` if the game is not in play, or if there is no wait, no
/// misclick to take back and nothing to redo.
fn takebacks(room: &Room, now: Millis) -> Option<protocol::Takebacks> {
    let wait = |color| room.offer_wait(OfferKind::Takeback, color, now).0;
    let wait_ms = ByColor { black: wait(rules::Color::Black), white: wait(rules::Color::White) };
    let waits = wait_ms.black > 0 || wait_ms.white > 0;
    let grace_ms = room.grace().map(|(_, until)| until.saturating_sub(now).0).filter(|left| *left > 0);
    let redo = room.redo();
    let during_play = *room.phase() == room::Phase::Playing;
    (during_play && (waits || grace_ms.is_some() || redo.is_some())).then_some(protocol::Takebacks { wait_ms, grace_ms, redo })
}

/// How much time the players may give each other; `None` while no clock runs.
fn gifts(room: &Room) -> Option<protocol::Gifts> {
    let ms = room.terms().time.gift()?.0;
    room.clocks(Millis::ZERO)?.running?;
    let seat = |color| Seat::ALL.into_iter().find(|seat| room.color_of(*seat) == Some(color));
    let left = |color| seat(color).map_or(0, |seat| room.gifts_left(seat));
    Some(protocol::Gifts { ms, left: ByColor { black: left(rules::Color::Black), white: left(rules::Color::White) } })
}

fn standstill(standstill: &Standstill, now: Millis) -> protocol::Standstill {
    let Standstill { kind, turn, time, next, .. } = *standstill;
    let left = |at: Millis| Some(at.saturating_sub(now).0);
    let (limit_ms, continues_ms) = match next {
        Next::Limit(at) => (left(at), None),
        Next::Continues(at) => (None, left(at)),
        Next::Nothing => (None, None),
    };
    protocol::Standstill { kind, turn, since: time.0, limit_ms, continues_ms }
}

/// The phase of a room.
#[must_use]
pub(crate) const fn phase(stage: Stage) -> protocol::Phase {
    match stage {
        Stage::Waiting => protocol::Phase::Waiting,
        Stage::Playing | Stage::StandingStill => protocol::Phase::Playing,
        Stage::Scoring => protocol::Phase::Scoring,
        Stage::Finished { .. } => protocol::Phase::Finished,
        Stage::Aborted => protocol::Phase::Aborted,
    }
}

pub(crate) fn sitting(seated: &Seated) -> protocol::Player {
    player(&seated.player, &seated.name)
}

/// The newest chat lines that fit into this many bytes, oldest first.
fn chat(room: &Room, role: Role, bytes: usize) -> Vec<protocol::ChatLine> {
    // An upper bound for the JSON around a line's text, in bytes.
    const AROUND: usize = 256;
    let mut left = bytes;
    let mut lines: Vec<_> = room
        .visible_chat(role)
        .into_iter()
        .rev()
        .take_while(|line| {
            // JSON escapes quotes and backslashes with a second byte. Control characters have already been removed.
            let cost = line.text.len() + line.text.bytes().filter(|byte| matches!(byte, b'"' | b'\\')).count() + AROUND;
            left.checked_sub(cost).is_some_and(|rest| {
                left = rest;
                true
            })
        })
        .map(|line| protocol::ChatLine {
            seq: line.seq,
            from: player(&line.player, &line.name),
            channel: line.channel,
            text: line.text.clone(),
            time: line.time.0,
        })
        .collect();
    lines.reverse();
    lines
}

/// The scoring phase: its marks, the owner of each point, and the score.
#[must_use]
pub fn scoring(room: &Room, names: Names, counted: go::Counted) -> protocol::Scoring {
    let go::Counted { score, explained, unsealed, uncounted } = counted;
    let width = usize::from(names.size().width());
    let letter = |owner: &Option<rules::Color>| match owner {
        Some(rules::Color::Black) => 'B',
        Some(rules::Color::White) => 'W',
        None => '.',
    };
    let marks = room.marks();
    protocol::Scoring {
        dead: names.points(&marks.dead),
        unsealed: names.points(&unsealed),
        settled: marks.is_settled(),
        accepted: marks.accepted,
        owner: score.owner.chunks(width).map(|row| row.iter().map(letter).collect()).collect(),
        score: score.sides.map(|side| protocol::ScoreSide {
            stones: side.stones,
            territory: side.territory,
            prisoners: side.prisoners,
            komi_half: side.komi.0,
            handicap_half: side.handicap.0,
            total_half: side.total.0,
        }),
        explained: explained.into_iter().map(|one| self::explained(names, one)).collect(),
        uncounted: uncounted.iter().map(|one| self::uncounted(names, one)).collect(),
        outcome: score.outcome.into(),
        scratch: None,
        scratch_boards_left: None,
        silence: None,
    }
}

fn scratch(room: &Room, names: Names, scratch: &Scratch) -> protocol::Scratch {
    protocol::Scratch {
        board: scratch.rows(),
        last: scratch.stones().last().map(|(color, point)| protocol::Move { color: *color, point: names.point(*point) }),
        changes: scratch.changes(),
        left: scratch.left(),
        dead: names.points(&room.scratch_result().unwrap_or_default()),
        proposed: scratch.proposed(),
    }
}

fn explained(names: Names, told: go::Explained) -> protocol::Explained {
    let go::Explained { reason, owner, dead, ground, prisoners, taxed, points, gaps } = told;
    protocol::Explained {
        reason,
        owner,
        dead,
        ground: ground.black + ground.white,
        prisoners: prisoners.black + prisoners.white,
        taxed,
        points: names.points(&points),
        gaps: names.points(&gaps),
    }
}

fn uncounted(names: Names, one: &go::Uncounted) -> protocol::Uncounted {
    protocol::Uncounted {
        owner: one.owner,
        point: one.points.first().map_or_else(String::new, |point| names.point(*point)),
        count: one.points.len() as u32,
        cause: one.cause,
        at: names.points(&one.at),
    }
}

fn silence(room: &Room, now: Millis) -> Option<protocol::Silence> {
    let silence = room.silence()?;
    let accepts = match silence.means {
        Meaning::Acceptance => true,
        Meaning::Resumption => false,
    };
    Some(protocol::Silence { color: silence.color, in_ms: silence.at.saturating_sub(now).0, accepts })
}
