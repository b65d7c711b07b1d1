//! A room that is replayed from its events equals the live room in its data, in its answers, and in what each viewer
//! sees.

#![no_main]

use fuzz::{Choices, Request, any_table, next_request};
use libfuzzer_sys::fuzz_target;
use room::Room;
use room::testing::{Table, viewer};

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut table = any_table(&mut choices);
    while !choices.is_over() {
        let request = next_request(&mut table, &mut choices);
        if choices.one_in(16) {
            same(&table, &request);
            if choices.one_in(2) {
                // Continue with the replayed room, as after a restart.
                table.room = table.replayed();
            }
        }
        // Most random requests are refused.
        let _ = table.tries(request.who, &request.command);
    }
    let request = next_request(&mut table, &mut choices);
    same(&table, &request);
});

fn same(table: &Table, request: &Request) {
    let (live, replayed) = (&table.room, table.replayed());
    assert_eq!(format!("{replayed:?}"), format!("{live:?}"));
    let (context, viewer, command) = (table.context(), viewer(request.who), &request.command);
    assert_eq!(replayed.decide(&context, &viewer, command), live.decide(&context, &viewer, command));
    let seen = |room: &Room| {
        let role = room.role(&viewer);
        let events: Vec<_> = table.log.iter().map(|recorded| room.see(role, recorded)).collect();
        let chat: Vec<u64> = room.visible_chat(role).iter().map(|line| line.seq).collect();
        (events, chat, room.deadline(), room.clocks(context.now), room.opening(), room.turn(), room.stone(), room.scoring())
    };
    assert_eq!(seen(&replayed), seen(live));
}
