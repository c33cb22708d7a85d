import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhenResult,
} from 'cockatiel';
import { codeOf } from '../errors.ts';
import { unavailable } from './envelope.ts';
import { departed, type Exchange, exchange, type Reply } from './exchange.ts';
import { createFairQueue } from './fair-queue.ts';
import { isUpstreamFault } from './faults.ts';
import { isOutage } from './refuse-status.ts';
import { createRetryBudget } from './retry-budget.ts';

/** How calls of one kind are kept from harming each other and the service. */
export interface GuardSettings {
  /** Milliseconds that a call may wait in the queue beyond its own time. */
  readonly wait: number;
  /** Calls of one kind under way at once. */
  readonly callsAtOnce: number;
  /** Calls of one kind under way at once for one caller. */
  readonly callsPerCaller: number;
  /** Milliseconds in which a kind of call that keeps failing is not tried. */
  readonly pause: number;
}

/** A call of a caller; a retry is the guard's affair. */
type GuardedCall = Omit<Exchange, 'retries'> & { readonly caller: string | symbol };

/** Sends calls of one kind. Throws what `exchange` throws, and UPSTREAM_UNAVAILABLE for a call that was not sent. */
export type Guard = (call: GuardedCall) => Promise<Reply>;

/** Failures one after the other, of the service or the way to it, after which calls pause. */
const mostFailures = 3;

/** Milliseconds that others wait for the one call that tries whether the service is back. */
const trialPatience = 250;

/** What came of a call that was sent; `isOutage` when the service or the way to it does not work. */
type Outcome = { readonly isOutage: boolean } & ({ readonly reply: Reply } | { readonly fault: unknown });

const notSent = () =>
  unavailable('The attendance service is busy with other calls, and this one was not sent. Try again in a moment.');

/**
 * What all calls of one kind go through: a fair queue, so that a slow kind of call holds up no other and no caller holds
 * up the rest; one retry where the budget has it; a circuit that opens after three failures in a row and then lets one
 * call a pause try, while the others are refused at once.
 */
export function createGuard(settings: GuardSettings): Guard {
  const enqueue = createFairQueue({ atOnce: settings.callsAtOnce, perCaller: settings.callsPerCaller });
  const retries = createRetryBudget();
  const circuit = circuitBreaker(
    handleWhenResult((outcome) => (outcome as Outcome).isOutage),
    { halfOpenAfter: settings.pause, breaker: new ConsecutiveBreaker(mostFailures) },
  );
  let pausedUntil = 0;
  circuit.onBreak(() => {
    pausedUntil = Date.now() + settings.pause;
  });
  const paused = () => {
    const seconds = Math.max(1, Math.ceil((pausedUntil - Date.now()) / 1000));
    const when = seconds === 1 ? 'in a second' : `in ${seconds} seconds`;
    return unavailable(`The attendance service did not answer this of late. It is asked again ${when}; try then.`);
  };

  /** Waits in the queue, then sends in what is left of the time. */
  const sendQueued = async (call: GuardedCall): Promise<Outcome> => {
    // A read that has waited may take what is left; a write is given its whole time, or not sent.
    const patience = settings.wait + (call.method === 'GET' ? call.timeout : 0);
    const end = performance.now() + patience;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(notSent()), patience);
    const leave = () => waiting.abort(departed());
    call.signal?.addEventListener('abort', leave, { once: true });
    const send = () => {
      clearTimeout(timer);
      // It opened while this call waited.
      if (circuit.state === CircuitState.Open) throw paused();
      const left = Math.max(1, end - performance.now());
      const timeout = call.method === 'GET' ? Math.min(call.timeout, left) : call.timeout;
      return attempt({ ...call, timeout, retries: call.method === 'GET' ? retries : null }, timeout === call.timeout);
    };
    try {
      return await enqueue(call.caller, send, waiting.signal);
    } catch (fault) {
      // Nothing is known of the service: that ends no pause, and counts for nothing otherwise.
      if (circuit.state === CircuitState.HalfOpen) return { fault, isOutage: true };
      throw fault;
    } finally {
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', leave);
    }
  };

  return async (call) => {
    if (call.signal?.aborted) throw departed();
    if (circuit.state === CircuitState.HalfOpen) await trial(circuit);
    if (circuit.state === CircuitState.HalfOpen) throw paused();
    try {
      const outcome = await circuit.execute(() => sendQueued(call));
      if ('fault' in outcome) throw outcome.fault;
      return outcome.reply;
    } catch (error) {
      throw error instanceof BrokenCircuitError ? paused() : error;
    }
  };
}

async function attempt(call: Exchange, hasWholeTime: boolean): Promise<Outcome> {
  try {
    const reply = await exchange(call);
    return { reply, isOutage: isOutage(reply.status) };
  } catch (fault) {
    const isCutShort = codeOf(fault) === 'UPSTREAM_TIMEOUT' && !hasWholeTime;
    if (!isUpstreamFault(fault) || isCutShort) throw fault;
    return { fault, isOutage: true };
  }
}

/** Waits a little for the call that tries whether the service is back. */
function trial(circuit: CircuitBreakerPolicy): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      change.dispose();
      resolve();
    };
    const timer = setTimeout(end, trialPatience);
    const change = circuit.onStateChange(end);
  });
}
