import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { bulkhead, ConsecutiveBreaker } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import { codeOf } from '../shared/errors.ts';
import { elapsed } from './caller.ts';
import { CallersBreaker, createCircuit } from './circuit.ts';
import { departed, type Exchange, exchange, type Reply } from './exchange.ts';
import { isForAll, isOutage, noting, unavailable } from './faults.ts';

/** How calls of one kind are limited, so that they harm neither each other nor the service. */
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

/** A call of a caller. */
type GuardedCall = Exchange & {
  readonly caller: string;
  /** Queues and pauses apart from the caller's other calls. */
  readonly isBackground: boolean;
};

/** Sends calls of one kind. Throws what `exchange` throws, and UPSTREAM_UNAVAILABLE for a call that was not sent. */
export interface Guard {
  (call: GuardedCall): Promise<Reply>;
  /** How busy calls of this kind are now. */
  load(): GuardLoad;
}

/** How busy calls of one kind are. */
export interface GuardLoad {
  /** Calls that wait in the queue. */
  readonly waiting: number;
  /** Calls that are sent. */
  readonly running: number;
  /** Whether those of all callers pause after outages. */
  readonly isOpen: boolean;
}

/** Failures one after the other, of the service or the way to it, after which calls pause. */
const mostFailures = 3;

/**
 * How many times longer a background call may wait in the queue: a month's days come one after the other, those of 20,000
 * people for some fifteen seconds.
 */
const backgroundWait = 20;

/** Callers whose calls and outages are counted. */
const mostCallers = 1_000;

const notSent = () =>
  noting(
    unavailable('The attendance service is busy with other calls, and this one was not sent. Try again in a moment.'),
    { isOwn: true },
  );

/**
 * What all calls of one kind go through, so that a slow kind holds up no other: places, of each caller before those of all,
 * and circuits that open after three outages in a row: each caller's own, who else sends a call for each day of a month to a
 * service that is down, and one for all, which opens when several callers have met outages.
 */
export function createGuard(settings: GuardSettings): Guard {
  const places = (count: number) => bulkhead(count, Number.POSITIVE_INFINITY);
  const all = places(settings.callsAtOnce);
  const breaker = new CallersBreaker(mostFailures);
  const circuit = createCircuit(settings.pause, breaker, isForAll);
  const createOwn = () => ({
    places: places(settings.callsPerCaller),
    circuit: createCircuit(settings.pause, new ConsecutiveBreaker(mostFailures), isForAll),
  });
  const callers = new LRUCache<string, ReturnType<typeof createOwn>>(atMost(mostCallers));
  let [admitted, running] = [0, 0];

  const guard = async (call: GuardedCall) => {
    if (call.signal?.aborted) throw departed();
    const name = call.isBackground ? `background ${call.caller}` : call.caller;
    const own = callers.get(name) ?? createOwn();
    callers.set(name, own);
    const refuse = () => {
      own.circuit.refuse();
      circuit.refuse();
    };
    refuse();
    const start = performance.now();
    // A read that has waited may take what is left; a write is given its whole time, or not sent.
    const isRead = call.method === 'GET';
    const longest = settings.wait * (call.isBackground ? backgroundWait : 1) + (isRead ? call.timeout : 0);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(notSent()), longest);
    const leave = () => waiting.abort(departed());
    call.signal?.addEventListener('abort', leave, { once: true });
    // The call that ends begins the next one, which still belongs to the request that brought it.
    const send = AsyncLocalStorage.bind(async () => {
      clearTimeout(timer);
      // One may have opened while this call waited.
      refuse();
      const left = Math.max(1, longest - elapsed(start));
      const timeout = isRead ? Math.min(call.timeout, left) : call.timeout;
      const run = async () => {
        try {
          const reply = await exchange({ ...call, queued: elapsed(start), timeout });
          if (isOutage(reply.status)) breaker.note(call.caller);
          return reply;
        } catch (fault) {
          if (codeOf(fault) === 'UPSTREAM_TIMEOUT' && timeout < call.timeout) throw noting(fault, { isOwn: true });
          if (isForAll(fault)) breaker.note(call.caller);
          throw fault;
        }
      };
      running += 1;
      try {
        return await own.circuit.execute(() => circuit.execute(run));
      } finally {
        running -= 1;
      }
    });
    admitted += 1;
    try {
      return await Promise.race([
        own.places.execute(() => all.execute(send, waiting.signal), waiting.signal),
        // Places notice a signal when one is free; a call that is given up ends at once.
        once(waiting.signal, 'abort').then((): never => {
          throw waiting.signal.reason;
        }),
      ]);
    } finally {
      admitted -= 1;
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', leave);
    }
  };
  const load = () => ({ waiting: admitted - running, running, isOpen: circuit.isOpen() });
  return Object.assign(guard, { load });
}
