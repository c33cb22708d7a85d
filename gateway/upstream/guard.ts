import { ConsecutiveBreaker, TimeoutStrategy, timeout } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import { SharedPlaces } from '../../common/shared-places.ts';
import { codeOf } from '../shared/errors.ts';
import { elapsed, nameByPatience } from './caller.ts';
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
  /** Whether it may take long. It queues and pauses apart too, and patient calls have half of the places at most. */
  readonly isPatient: boolean;
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

/** Callers whose outages are counted. */
const mostCallers = 1_000;

const notSent = () =>
  noting(
    unavailable('The attendance service is busy with other calls, and this one was not sent. Try again in a moment.'),
    { isOwn: true },
  );

/**
 * What all calls of one kind go through, so that a slow kind does not hold up the others. Callers share its places. Circuits
 * open after three outages in a row. Each caller has one, so that nobody sends a call for each day of a month to a service that
 * is down. One is for all callers, and opens when several of them had outages. Patient calls have half of the places, and
 * circuits of their own: where one of them tries whether the service is back, no other call has to wait for it.
 */
export function createGuard({ wait, callsAtOnce, callsPerCaller, pause }: GuardSettings): Guard {
  const places = new SharedPlaces({ places: callsAtOnce, each: callsPerCaller, waiting: Number.POSITIVE_INFINITY });
  const half = Math.max(1, Math.floor(callsAtOnce / 2));
  const patientPlaces = new SharedPlaces({ places: half, each: callsPerCaller, waiting: Number.POSITIVE_INFINITY });
  const forAll = () => {
    const breaker = new CallersBreaker(mostFailures);
    return { breaker, circuit: createCircuit(pause, breaker, isForAll) };
  };
  const [usual, patient] = [forAll(), forAll()];
  const circuits = new LRUCache<string, ReturnType<typeof createCircuit>>({
    ...atMost(mostCallers),
    memoMethod: () => createCircuit(pause, new ConsecutiveBreaker(mostFailures), isForAll),
  });
  const takePlace = async (name: string, isPatient: boolean, signal: AbortSignal) => {
    if (!isPatient) return places.take(name, signal);
    const release = await patientPlaces.take(name, signal);
    const releaseShared = release && (await places.take(name, signal));
    if (!releaseShared) return void release?.();
    return () => {
      releaseShared();
      release();
    };
  };
  let [waiting, running] = [0, 0];

  const guard = async (call: GuardedCall) => {
    const name = nameByPatience(call.isBackground ? `background ${call.caller}` : call.caller, call);
    const { breaker, circuit } = call.isPatient ? patient : usual;
    const own = circuits.memo(name);
    own.refuse();
    circuit.refuse();
    const start = performance.now();
    // A read that has waited may take what is left; a write is given its whole time, or not sent.
    const isRead = call.method === 'GET';
    const longest = wait * (call.isBackground ? backgroundWait : 1) + (isRead ? call.timeout : 0);
    const turn = timeout(longest, TimeoutStrategy.Cooperative);
    waiting += 1;
    const release = await turn
      .execute(({ signal }) => takePlace(name, call.isPatient, signal), call.signal)
      .finally(() => {
        waiting -= 1;
      });
    if (!release) throw call.signal?.aborted ? departed() : notSent();
    const queued = elapsed(start);
    const left = isRead ? Math.min(call.timeout, Math.max(1, longest - queued)) : call.timeout;
    const send = async () => {
      try {
        const reply = await exchange({ ...call, queued, timeout: left });
        if (isOutage(reply.status)) breaker.note(call.caller);
        return reply;
      } catch (fault) {
        if (codeOf(fault) === 'UPSTREAM_TIMEOUT' && left < call.timeout) throw noting(fault, { isOwn: true });
        if (isForAll(fault)) breaker.note(call.caller);
        throw fault;
      }
    };
    running += 1;
    try {
      // One may have opened while this call waited.
      return await own.execute(() => circuit.execute(send));
    } finally {
      running -= 1;
      release();
    }
  };
  return Object.assign(guard, {
    load: () => ({ waiting, running, isOpen: usual.circuit.isOpen() || patient.circuit.isOpen() }),
  });
}
