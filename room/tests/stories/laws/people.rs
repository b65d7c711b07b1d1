//! Who sees what, and which device may act for whom.

use room::testing::{FRESH_PLAYER, Table, player, viewer};
use room::{Channel, Claim, Command, EndCommand, Event, LinkCommand, Recorded, Refusal, Role, Seat, See, Watching};

/// Spectators can read all chat; players can read the spectators' chat only after the game. A viewer sees the same lines in the
/// list of chat as in the events, and links are hidden from everyone.
pub(super) fn check_visibility(table: &Table) {
    let room = &table.room;
    let over = |recorded: &Recorded| matches!(recorded.event, Event::Finished { .. } | Event::Aborted { .. });
    let over = table.log.iter().any(over);
    for who in ["host", "guest", "eve", "nobody"] {
        let role = room.role(&viewer(who));
        let seated = matches!(role, Role::Player { .. });
        let mut readable = Vec::new();
        for recorded in &table.log {
            let shown = match &recorded.event {
                Event::Chatted { channel: Channel::Players, .. } => true,
                Event::Chatted { channel: Channel::Spectators, .. } => over || !seated,
                Event::SeatLinkMade { .. } => false,
                _ => continue,
            };
            assert_eq!(room.see(role, recorded) == See::Shown, shown, "{who}: {recorded:?}");
            if shown {
                readable.push(recorded.seq);
            }
        }
        let whole: Vec<u64> = room.visible_chat(role).iter().map(|line| line.seq).collect();
        assert_eq!(whole, readable, "{who}");
    }
}

/// As soon as both seats of a closed room are taken, a stranger learns nothing, not even from a refusal, and only a link to a
/// seat lets the stranger in.
pub(super) fn check_closed(table: &Table, command: &Command) {
    let room = &table.room;
    let taken = Seat::ALL.into_iter().all(|seat| room.seats()[seat].is_some());
    for who in ["host", "guest", "eve", "nobody"] {
        let closed = taken && room.watching() == Watching::Closed && room.role(&viewer(who)) == Role::Spectator;
        assert_eq!(room.admits(&viewer(who)), !closed, "{who}");
        if closed && who != "nobody" && !matches!(command, Command::Link(LinkCommand::Claim { .. })) {
            assert_eq!(room.decide(&table.context(), &viewer(who), command), Err(Refusal::Closed), "{who}");
        }
    }
}

/// At most one device has both seats: the host's device, or one that shares the host's seat. While it has both seats,
/// no other device has the guest's seat.
pub(super) fn check_devices(table: &Table) {
    let room = &table.room;
    let both = |who: &&str| room.has_both_seats(&player(who));
    let devices: Vec<&str> = ["host", "guest", "phone", "tablet", "eve"].into_iter().filter(both).collect();
    assert!(devices.len() <= 1 && !devices.contains(&"guest"), "{devices:?}");
    assert_eq!(room.is_on_one_device(), !devices.is_empty());
    if let Some(guest) = room.seats().guest.as_ref().filter(|_| room.is_on_one_device()) {
        assert!(guest.sessions().all(|session| session.as_str() == FRESH_PLAYER || devices.contains(&session.as_str())));
    }
    let context = table.context();
    for who in devices {
        let claim = room.decide(&context, &viewer(who), &EndCommand::Claim(Claim::Win).into());
        assert!(claim.is_err(), "nobody can claim a game against their own seat");
    }
}
