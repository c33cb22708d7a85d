import { AsyncLocalStorage } from 'node:async_hooks';
import { bulkhead, ConsecutiveBreaker } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { codeOf } from '../shared/errors.ts';
import { elapsed } from './caller.ts';
import { CallersBreaker, type Circuit, createCircuit, type Outcome } from './circuit.ts';
import { createRetryBudget, departed, type Exchange, exchange, type Reply } from './exchange.ts';
import { asOwnFault, isOutage, isUpstreamFault, unavailable } from './faults.ts';

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

/** A call of a caller; a retry is the guard's affair. */
type GuardedCall = Omit<Exchange, 'retries'> & {
  readonly caller: string;
  /** Queues and pauses apart from the caller's other calls. */
  readonly isBackground: boolean;
  /** Costs the service and this process little: four times as many may be under way. */
  readonly isLight: boolean;
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
  /** Whether the circuit for all callers is open. */
  readonly isOpen: boolean;
}

/** Failures one after the other, of the service or the way to it, after which calls pause. */
const mostFailures = 3;

/**
 * How many times longer a background call may wait in the queue: a month's days come one after the other, those of 20,000
 * people for some fifteen seconds.
 */
const backgroundWait = 20;

/** Callers whose outages are remembered. */
const mostCallers = 1_000;

const notSent = () =>
  asOwnFault(
    unavailable('The attendance service is busy with other calls, and this one was not sent. Try again in a moment.'),
  );

/**
 * What all calls of one kind go through: a fair queue, so that a slow kind of call holds up no other and no caller holds
 * up the rest; one retry where the budget has it; and circuits that open after three outages in a row. One circuit is
 * for all callers and opens when several have met outages. The other is each caller's own: a caller whose calls are slow
 * pauses alone.
 */
export function createGuard(settings: GuardSettings): Guard {
  const enqueue = createFairQueue({ atOnce: settings.callsAtOnce, perCaller: settings.callsPerCaller });
  const retries = createRetryBudget();
  const breaker = new CallersBreaker(mostFailures);
  const shared = createCircuit(settings.pause, breaker);
  const own = new LRUCache<string, Circuit>({ max: mostCallers });
  const circuitsOf = (caller: string): readonly [Circuit, Circuit] => {
    const circuit = own.get(caller) ?? createCircuit(settings.pause, new ConsecutiveBreaker(mostFailures));
    own.set(caller, circuit);
    return [circuit, shared];
  };

  let [admitted, running] = [0, 0];

  /** Waits in the queue, then sends in what is left of the time. */
  const sendQueued = async (call: GuardedCall, queue: string, circuits: readonly Circuit[]): Promise<Outcome> => {
    // A read that has waited may take what is left; a write is given its whole time, or not sent.
    const wait = settings.wait * (call.isBackground ? backgroundWait : 1);
    const longestWait = wait + (call.method === 'GET' ? call.timeout : 0);
    const start = performance.now();
    const end = start + longestWait;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(notSent()), longestWait);
    const leave = () => waiting.abort(departed());
    call.signal?.addEventListener('abort', leave, { once: true });
    const send = async () => {
      clearTimeout(timer);
      // One may have opened while this call waited.
      for (const circuit of circuits) circuit.assertNotOpen();
      const left = Math.max(1, end - performance.now());
      const timeout = call.method === 'GET' ? Math.min(call.timeout, left) : call.timeout;
      const attempted = { ...call, queued: elapsed(start), timeout, retries: call.method === 'GET' ? retries : null };
      running += 1;
      const outcome = await attempt(attempted, timeout === call.timeout).finally(() => {
        running -= 1;
      });
      if (outcome.isOutage) breaker.note(call.caller);
      return outcome;
    };
    admitted += 1;
    try {
      return await enqueue({ caller: queue, run: send, signal: waiting.signal, isLight: call.isLight });
    } finally {
      admitted -= 1;
      clearTimeout(timer);
      call.signal?.removeEventListener('abort', leave);
    }
  };

  const guard = async (call: GuardedCall) => {
    if (call.signal?.aborted) throw departed();
    const queue = call.isBackground ? `background ${call.caller}` : call.caller;
    const circuits = circuitsOf(queue);
    for (const circuit of circuits) await circuit.admit();
    const [first, second] = circuits;
    const outcome = await first.execute(() => second.execute(() => sendQueued(call, queue, circuits)));
    if ('fault' in outcome) throw outcome.fault;
    return outcome.reply;
  };
  const load = () => ({ waiting: admitted - running, running, isOpen: shared.isOpen() });
  return Object.assign(guard, { load });
}

async function attempt(call: Exchange, hasWholeTime: boolean): Promise<Outcome> {
  try {
    const reply = await exchange(call);
    return { reply, isOutage: isOutage(reply.status) };
  } catch (fault) {
    const isCutShort = codeOf(fault) === 'UPSTREAM_TIMEOUT' && !hasWholeTime;
    if (isCutShort) throw asOwnFault(fault);
    if (!isUpstreamFault(fault)) throw fault;
    return { fault, isOutage: true };
  }
}

/** A task for the queue. */
interface Task<Result> {
  readonly caller: string;
  readonly run: () => Promise<Result>;
  /** Ends the wait. */
  readonly signal: AbortSignal;
  /** Whether it costs little: light tasks have places of their own. */
  readonly isLight: boolean;
}

/** Runs the task when the queue lets it; rejects with the signal's reason when that comes first. */
type Run = <Result>(task: Task<Result>) => Promise<Result>;

/** Light tasks that may run for each other one. */
const lightTasksFor = 4;

/** Limits of heavy and of light tasks, and how many of both run or wait. */
function createLimits(places: number) {
  const queue = (size: number) => bulkhead(size, Number.POSITIVE_INFINITY);
  return { heavy: queue(places), light: queue(lightTasksFor * places), tasks: 0 };
}

/**
 * A concurrency limit that is fair between callers: at most `atOnce` tasks run at once, and four times as many light ones.
 * Each caller has limits of their own before these, so that no more than `perCaller` of their tasks, and four times as
 * many light ones, run or stand before the tasks of others.
 */
export function createFairQueue({ atOnce, perCaller }: { atOnce: number; perCaller: number }): Run {
  const all = createLimits(atOnce);
  const own = new Map<string, ReturnType<typeof createLimits>>();

  return async ({ caller, run, signal, isLight }) => {
    signal.throwIfAborted();
    const weight = isLight ? 'light' : 'heavy';
    const limits = own.get(caller) ?? createLimits(perCaller);
    own.set(caller, limits);
    limits.tasks += 1;
    let hasBegun = false;
    // The task that ends begins the next one, which still belongs to the request that brought it.
    const begin = AsyncLocalStorage.bind(() => {
      hasBegun = true;
      return run();
    });
    const done = limits[weight]
      .execute(() => all[weight].execute(begin, signal), signal)
      .finally(() => {
        limits.tasks -= 1;
        if (limits.tasks === 0) own.delete(caller);
      });
    // The limits notice a signal when a place is free; a task that is given up rejects at once.
    const left = Promise.withResolvers<never>();
    const leave = () => {
      if (!hasBegun) left.reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    try {
      return await Promise.race([done, left.promise]);
    } finally {
      signal.removeEventListener('abort', leave);
    }
  };
}
