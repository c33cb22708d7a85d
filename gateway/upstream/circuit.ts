import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  circuitBreaker,
  handleWhenResult,
  type IBreaker,
} from 'cockatiel';
import type { Reply } from './exchange.ts';
import { unavailable } from './faults.ts';

/** What came of a call that was sent; `isOutage` when the service or the way to it does not work. */
export type Outcome = { readonly isOutage: boolean } & ({ readonly reply: Reply } | { readonly fault: unknown });

/** Opens after outages, as its breaker says, and then lets one call a pause try while others are refused at once. */
export interface Circuit {
  /** Throws UPSTREAM_UNAVAILABLE while calls pause; waits a little for the call that tries whether the service is back. */
  admit(): Promise<void>;
  /** Throws UPSTREAM_UNAVAILABLE while calls pause, without waiting for anything. */
  assertNotOpen(): void;
  /** Whether calls pause, or one tries whether the service is back. */
  isOpen(): boolean;
  /** Runs a call that was admitted. Throws what it throws, and UPSTREAM_UNAVAILABLE when it is not run. */
  execute(run: () => Promise<Outcome>): Promise<Outcome>;
}

/** How long others wait for the one call that tries whether the service is back. */
const trialTimeoutMs = 250;

/** A circuit whose pauses last `pause` milliseconds. */
export function createCircuit(pause: number, breaker: IBreaker): Circuit {
  const circuit = circuitBreaker(
    handleWhenResult((outcome) => (outcome as Outcome).isOutage),
    { halfOpenAfter: pause, breaker },
  );
  let pausedUntil = 0;
  circuit.onBreak(() => {
    pausedUntil = Date.now() + pause;
  });
  const paused = () => {
    const seconds = Math.max(1, Math.ceil((pausedUntil - Date.now()) / 1000));
    const when = seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
    return unavailable(`The attendance service did not answer this of late. It is asked again ${when}; try then.`);
  };
  const isHalfOpen = () => circuit.state === CircuitState.HalfOpen;
  return {
    async admit() {
      if (isHalfOpen()) await trial(circuit);
      if (isHalfOpen()) throw paused();
    },
    isOpen: () => circuit.state !== CircuitState.Closed,
    assertNotOpen() {
      if (circuit.state === CircuitState.Open) throw paused();
    },
    async execute(run) {
      const trying = async () => {
        try {
          return await run();
        } catch (fault) {
          // Nothing is known of the service: that ends no pause, and counts for nothing otherwise.
          if (isHalfOpen()) return { fault, isOutage: true };
          throw fault;
        }
      };
      try {
        return await circuit.execute(trying);
      } catch (error) {
        throw error instanceof BrokenCircuitError ? paused() : error;
      }
    },
  };
}

/** Waits a little for the call that tries whether the service is back. */
function trial(circuit: CircuitBreakerPolicy): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      change.dispose();
      resolve();
    };
    const timer = setTimeout(end, trialTimeoutMs);
    const change = circuit.onStateChange(end);
  });
}

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
