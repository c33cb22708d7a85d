import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBreaker,
} from 'cockatiel';
import type { Reply } from './exchange.ts';
import { inSeconds, isOutage, noting, unavailable } from './faults.ts';

/**
 * A circuit that opens after outages, as its breaker says, for `pause` milliseconds. One call then tries whether the service
 * is back; what others ask meanwhile waits for what comes of it. Replies with the status of an outage count, and the errors
 * of `isFault`.
 */
export function createCircuit(pause: number, breaker: IBreaker, isFault: (error: unknown) => boolean) {
  const circuit: CircuitBreakerPolicy = circuitBreaker(
    // A trial that nobody waits for any more shows nothing: it ends no pause.
    handleWhen((error) => circuit.state === CircuitState.HalfOpen || isFault(error)).orWhenResult((reply) =>
      isOutage((reply as Reply).status),
    ),
    { halfOpenAfter: pause, breaker },
  );
  let pausedUntil = 0;
  circuit.onBreak(() => {
    pausedUntil = Date.now() + pause;
  });
  const paused = () => {
    const seconds = Math.max(1, Math.ceil((pausedUntil - Date.now()) / 1000));
    const fault = unavailable(
      `The attendance service did not answer the last calls of this kind. The gateway asks again ${inSeconds(seconds)}; try then.`,
    );
    return noting(fault, { isOwn: true });
  };
  return {
    /** Throws UPSTREAM_UNAVAILABLE while calls pause. */
    refuse() {
      if (circuit.state === CircuitState.Open && Date.now() < pausedUntil) throw paused();
    },
    /** Whether calls pause, or one tries whether the service is back. */
    isOpen: () => circuit.state !== CircuitState.Closed,
    /** Runs a call. Throws what it throws, and UPSTREAM_UNAVAILABLE when it is not run. */
    execute: (run: () => Promise<Reply>): Promise<Reply> =>
      circuit.execute(run).catch((error: unknown) => {
        throw error instanceof BrokenCircuitError ? paused() : error;
      }),
  };
}

/** Opens a circuit after outages in a row that more than one caller has met. */
export class CallersBreaker extends ConsecutiveBreaker {
  readonly #callers = new Set<string>();

  /** Notes whose call met an outage, before the circuit counts it. */
  note(caller: string): void {
    this.#callers.add(caller);
  }

  override success(): void {
    super.success();
    this.#callers.clear();
  }

  override failure(): boolean {
    return super.failure() && this.#callers.size > 1;
  }
}
