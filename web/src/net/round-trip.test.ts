import { expect, test } from 'vitest';
import { RoundTrip } from './round-trip.ts';

test('one slow answer does not change the round trip', () => {
  const trip = new RoundTrip();
  expect(trip.shortest.value).toBeNull();
  for (const ms of [40, 900, 35, 50]) trip.add(ms);
  expect(trip.shortest.value).toBe(35);
});

test('a connection that has become slower is noticed after eight answers', () => {
  const trip = new RoundTrip();
  for (const ms of [20, 300, 310, 320, 330, 340, 350, 360]) trip.add(ms);
  expect(trip.shortest.value).toBe(20);
  trip.add(370);
  expect(trip.shortest.value).toBe(300);
});

test('a new connection keeps the old round trip until its first answer', () => {
  const trip = new RoundTrip();
  trip.add(20);
  trip.restart();
  expect(trip.shortest.value).toBe(20);
  trip.add(500);
  expect(trip.shortest.value).toBe(500);
});
