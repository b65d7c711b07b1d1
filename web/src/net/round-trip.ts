// The round trip between this page and the server.

import { type Signal, signal } from '@preact/signals';

/** How many measurements are kept. */
const KEPT = 8;

/** The round trip, measured by pings. */
export class RoundTrip {
  /**
   * The shortest of the latest measurements in milliseconds; null before the first. A longer measurement shows that its
   * ping was delayed, for example because the page was busy when the answer came.
   */
  readonly shortest: Signal<number | null> = signal(null);
  private measured: number[] = [];

  /** Adds a measurement in milliseconds. */
  add(ms: number): void {
    this.measured = [...this.measured, ms].slice(-KEPT);
    this.shortest.value = Math.min(...this.measured);
  }

  /** Forgets the measurements of the old connection. `shortest` stays until the next measurement. */
  restart(): void {
    this.measured = [];
  }
}
