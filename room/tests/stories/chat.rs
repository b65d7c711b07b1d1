use room::testing::{Table, go, player, terms, viewer};
use room::{
    CHAT_KEPT_LINES, CHAT_PLAYER_LINES, CHAT_TOTAL_LINES, Channel, Command, EndCommand, Event, Refusal, RoomLimit,
    ScoringCommand, SeatCommand, See, Viewer,
};

fn says(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

/// The chat that a viewer may read, as one line.
fn reads(table: &Table, who: &str) -> String {
    let role = table.room.role(&viewer(who));
    let texts: Vec<&str> = table.room.visible_chat(role).into_iter().map(|line| line.text.as_str()).collect();
    texts.join(" ")
}

#[test]
fn players_and_spectators_have_separate_channels() {
    let mut table = Table::seated(terms(go()));
    let events = table.does("host", says("hello"));
    let (player, name, text) = (player("host"), "host".to_owned(), "hello".to_owned());
    assert_eq!(events, [Event::Chatted { player, name, channel: Channel::Players, text }]);
    table.does("eve", says("psst"));
    table.does("guest", says("hi"));
    assert_eq!(reads(&table, "host"), "hello hi");
    assert_eq!(reads(&table, "guest"), "hello hi");
    assert_eq!(reads(&table, "eve"), "hello psst hi");
    assert_eq!(reads(&table, "nobody"), "hello psst hi");
    let whispered = table.log.iter().find(|recorded| recorded.author.as_ref().is_some_and(|author| author.as_str() == "eve"));
    let whispered = whispered.unwrap().clone();
    assert_eq!(table.room.see(table.room.role(&viewer("host")), &whispered), See::Hidden);
    assert_eq!(table.room.see(table.room.role(&viewer("nobody")), &whispered), See::Shown);

    table.does("host", EndCommand::Resign);
    assert_eq!(reads(&table, "host"), "hello psst hi");
    assert_eq!(table.room.see(table.room.role(&viewer("host")), &whispered), See::Shown);
    table.does("guest", says("thanks"));
    assert_eq!(table.room.chat().next_back().unwrap().channel, Channel::Players);
    table.reload();
}

#[test]
fn players_cannot_read_the_spectators_chat_in_the_scoring_phase() {
    let mut table = Table::seated(terms(go()));
    table.plays("cc pass pass");
    table.does("eve", says("the corner is dead"));
    assert_eq!((reads(&table, "host"), reads(&table, "guest")), (String::new(), String::new()));
    assert_eq!(reads(&table, "eve"), "the corner is dead");
    table.does("host", ScoringCommand::Resume);
    assert_eq!(reads(&table, "host"), "");
    table.does("guest", EndCommand::Resign);
    assert_eq!(reads(&table, "host"), "the corner is dead");
}

#[test]
fn empty_and_repeated_lines_are_refused() {
    let mut table = Table::new(terms(go()));
    table.refuses("nobody", says("hi"), Refusal::NoSession).refuses("host", says(""), Refusal::Empty);
    table.does("host", says("hi"));
    table.does("eve", says("hi"));
    table.refuses("host", says("hi"), Refusal::Repeated).refuses("eve", says("hi"), Refusal::Repeated);
    table.does("host", says("anybody?"));
    table.does("host", says("hi"));
}

#[test]
fn a_room_keeps_the_newest_lines_of_chat_and_refuses_lines_beyond_its_limit() {
    let mut table = Table::new(terms(go()));
    for line in 0..CHAT_TOTAL_LINES {
        table.does("host", says(&line.to_string()));
    }
    assert_eq!(table.room.chat().len(), CHAT_KEPT_LINES);
    assert_eq!(table.room.chat().next_back().unwrap().text, (CHAT_TOTAL_LINES - 1).to_string());
    table.refuses("host", says("more"), RoomLimit::ChatLines { most: CHAT_TOTAL_LINES }.into());
    table.does("guest", SeatCommand::Sit);
}

#[test]
fn spectators_cannot_use_up_the_players_lines_of_chat() {
    let mut table = Table::seated(terms(go()));
    for line in 0..CHAT_TOTAL_LINES - CHAT_PLAYER_LINES {
        table.does("eve", says(&line.to_string()));
    }
    let full = RoomLimit::ChatLines { most: CHAT_TOTAL_LINES - CHAT_PLAYER_LINES };
    table.refuses("eve", says("more"), full.into()).refuses("nobody", says("me too"), Refusal::NoSession);
    for line in 0..CHAT_PLAYER_LINES {
        table.does("host", says(&line.to_string()));
    }
    table.refuses("host", says("more"), RoomLimit::ChatLines { most: CHAT_TOTAL_LINES }.into());
}

#[test]
fn a_players_chat_has_the_name_from_the_seat_and_no_spectator_can_use_that_name() {
    let mut table = Table::seated(terms(go()));
    let renamed = Viewer { name: "guest".to_owned(), ..viewer("host") };
    let events = table.room.decide(&table.context(), &renamed, &says("I resign")).unwrap();
    assert!(matches!(&events[..], [Event::Chatted { name, .. }] if name == "host"), "{events:?}");
    for name in ["host", "Guest"] {
        let eve = Viewer { name: name.to_owned(), ..viewer("eve") };
        assert_eq!(table.room.decide(&table.context(), &eve, &says("I resign")), Err(Refusal::NameTaken), "{name}");
    }
    table.does("eve", says("hello"));
}
