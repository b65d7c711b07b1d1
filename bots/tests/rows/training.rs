//! The training for row games, with few games.

use bots::rows::training::{Example, Family, Player, Random, Set, examples, learn, play};

/// A tiny training: some games, and the weights and errors that come out.
fn train(family: Family, games: u32) -> (Vec<u8>, [f64; 2]) {
    let mut random = Random(3);
    let mut all: Vec<Example> = Vec::new();
    for _ in 0..games {
        let Some(record) = play(family, Player::by_hand(family), 512, &mut random) else { continue };
        assert!(record.steps.len() < 226 && (-1..=1).contains(&record.result));
        examples(family, &record, &mut all);
    }
    assert!(all.len() > 50, "{} positions", all.len());
    let (sets, [before, after]) = learn(&all, family.has_two(), 4, &mut random);
    // The learned weights can play.
    assert!((0..10).any(|_| play(family, Player::of(&sets, family), 512, &mut random).is_some()));
    (sets.iter().flat_map(Set::bytes).collect(), [before.order, after.order])
}

#[test]
fn the_same_seed_gives_the_same_weights() {
    for family in Family::ALL {
        let (bytes, _) = train(family, 12);
        assert_eq!(bytes.len(), Set::BYTES * if family.has_two() { 2 } else { 1 });
        assert!(train(family, 12).0 == bytes, "{family:?}");
    }
}

#[test]
fn training_makes_the_best_move_come_earlier() {
    let (_, [before, after]) = train(Family::Freestyle, 120);
    assert!(after < before, "{after} is not less than {before}");
}
