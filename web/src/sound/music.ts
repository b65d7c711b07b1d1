// Quiet background music: long, soft notes that overlap. Their pitches wander at random over a scale of five tones. The
// notes are made up while the music plays, so it needs no file and does not repeat.

/**
 * A note. `after` is the time since the beginning of the previous note, in seconds; `pitch` is in hertz, `length` in
 * seconds, and `loudness` from 0 to 1.
 */
export type Note = { after: number; pitch: number; length: number; loudness: number };

/** The lowest tone, an A. */
const ROOT_HZ = 110;
/** The tones of the minor pentatonic scale, in semitones above its root. All these tones fit together. */
const SCALE = [0, 3, 5, 7, 10] as const;
/** How many steps of the scale the melody can use: three octaves. */
export const STEPS = 3 * SCALE.length;
/** How often the root is played as an extra note: before every fifth note of the melody. */
const ROOT_EVERY = 5;

/** The pitch of a step of the scale in hertz. Step 0 is the root. */
export function pitchOf(step: number): number {
  const octave = Math.floor(step / SCALE.length);
  return ROOT_HZ * 2 ** (octave + (SCALE[step % SCALE.length] ?? 0) / 12);
}

/** An endless sequence of notes. `random` returns numbers from 0 up to, but not including, 1. */
export function* notes(random: () => number): Generator<Note, never> {
  let step = STEPS >> 1;
  for (let n = 1; ; n += 1) {
    if (n % ROOT_EVERY === 0) yield { after: 2, pitch: pitchOf(0), length: 12, loudness: 0.04 };
    // The melody moves at random, by at most two steps down or up. Near an end of the range, one step toward the
    // middle is added.
    const drift = step < 3 ? 1 : step > STEPS - 4 ? -1 : 0;
    step = Math.min(Math.max(step + Math.floor(random() * 5) - 2 + drift, 0), STEPS - 1);
    yield {
      after: 2.5 + random() * 4.5,
      pitch: pitchOf(step),
      length: 6 + random() * 3,
      loudness: 0.025 + random() * 0.02,
    };
  }
}

/** How far ahead notes are handed to the sound hardware, in seconds. */
const AHEAD_S = 3;
/** How often notes are handed to the sound hardware, in milliseconds. */
const BEAT_MS = 1000;
/** How long the music takes to swell and to fade, in seconds. */
const SWELL_S = 3;
const FADE_S = 1;

/** Music that plays until it is stopped. */
export class Music {
  private readonly on: AudioContext;
  private readonly volume: GainNode;
  private readonly beat: ReturnType<typeof setInterval>;
  private readonly notes = notes(Math.random);
  private next: Note;
  private nextAt: number;

  constructor(on: AudioContext) {
    this.on = on;
    this.volume = on.createGain();
    this.volume.gain.setValueAtTime(0, on.currentTime);
    this.volume.gain.linearRampToValueAtTime(1, on.currentTime + SWELL_S);
    this.volume.connect(on.destination);
    this.next = this.notes.next().value;
    this.nextAt = on.currentTime;
    this.beat = setInterval(() => this.compose(), BEAT_MS);
    this.compose();
  }

  /** Lets the music fade out. */
  stop(): void {
    clearInterval(this.beat);
    const { gain } = this.volume;
    gain.cancelScheduledValues(this.on.currentTime);
    gain.setTargetAtTime(0, this.on.currentTime, FADE_S / 3);
    setTimeout(() => this.volume.disconnect(), FADE_S * 1000);
  }

  private compose(): void {
    // If the timer was late, the music goes on from the present moment instead of catching up.
    this.nextAt = Math.max(this.nextAt, this.on.currentTime);
    while (this.nextAt < this.on.currentTime + AHEAD_S) {
      this.sing(this.next, this.nextAt);
      this.next = this.notes.next().value;
      this.nextAt += this.next.after;
    }
  }

  /** Plays a note that swells and fades. Its two voices are slightly out of tune with each other. */
  private sing({ pitch, length, loudness }: Note, at: number): void {
    const gain = this.on.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.linearRampToValueAtTime(loudness, at + length / 4);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    gain.connect(this.volume);
    for (const detune of [-3, 3]) {
      const voice = this.on.createOscillator();
      voice.frequency.value = pitch;
      voice.detune.value = detune;
      voice.connect(gain);
      voice.start(at);
      voice.stop(at + length);
    }
  }
}
