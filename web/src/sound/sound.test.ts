import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** An audio context whose clock stands still. It remembers when sounds start. */
class FakeContext {
  state: AudioContextState = 'running';
  readonly currentTime = 100;
  readonly sampleRate = 1000;
  readonly destination = {};
  readonly started: number[] = [];
  stopped = 0;
  readonly resume = vi.fn(async () => {});
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => ({
    connect: <T>(next: T) => next,
    start: (at: number) => this.started.push(at),
    stop: () => {
      this.stopped += 1;
    },
  });
  createBiquadFilter = () => ({ frequency: {}, Q: {}, connect: <T>(next: T) => next });
  createGain = () => ({ gain: {}, connect: <T>(next: T) => next });
}

let context: FakeContext;
let tickIn: (ms: number) => () => void;
beforeEach(async () => {
  context = new FakeContext();
  vi.stubGlobal('AudioContext', function only() {
    return context;
  });
  vi.resetModules(); // The module keeps its audio context.
  ({ tickIn } = await import('./sound.ts'));
  (await import('../state/settings.ts')).change({ sound: true });
});
afterEach(() => void vi.unstubAllGlobals());

test('a tick is scheduled on the clock of the sound hardware, and can be canceled', () => {
  const cancel = tickIn(250);
  tickIn(1250);
  expect(context.started).toEqual([100.25, 101.25]);
  cancel();
  expect(context.stopped).toBe(1);
});

test('while the browser does not allow sound yet, a tick is dropped, and sound is requested', () => {
  context.state = 'suspended';
  tickIn(250)();
  expect(context.started).toEqual([]);
  expect(context.resume).toHaveBeenCalledTimes(1);
});
