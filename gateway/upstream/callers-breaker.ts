import type { IBreaker } from 'cockatiel';

/** Says that a circuit is to open after outages in a row that more than one caller has met. */
export class CallersBreaker implements IBreaker {
  readonly #most: number;
  readonly #callers = new Set<string>();
  state = 0;

  /** Opens after `most` outages or more. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Notes whose call met an outage, before the circuit counts it. */
  note(caller: string): void {
    this.#callers.add(caller);
  }

  success(): void {
    this.state = 0;
    this.#callers.clear();
  }

  failure(): boolean {
    this.state += 1;
    if (this.state < this.#most || this.#callers.size < 2) return false;
    this.#callers.clear();
    return true;
  }
}
