import { LRUCache } from 'lru-cache';
import { zoneClock } from '../dates.ts';
import type { Bearer } from '../rest/caller.ts';
import type { GetReply, RestClient } from '../rest/client.ts';
import { badResponse } from '../rest/envelope.ts';
import { isUpstreamFault } from '../rest/faults.ts';
import type { ListCall } from '../rest/list-call.ts';
import { KeptList } from './kept-list.ts';
import { SharedWork } from './shared-work.ts';

/** One version of a list, as upstream has just confirmed it for the caller. */
export interface StoredList<Row> {
  /** Upstream's order. The same array for everybody while upstream's answer stays the same; never changed. */
  readonly rows: readonly Row[];
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice: string | null;
  /** When upstream confirmed it for this caller: ISO with the zone's offset. */
  readonly asOf: string;
}

/** What a list store needs. */
export interface ListStoreSettings {
  readonly rest: RestClient;
  /** Milliseconds in which one token's check of one list is not repeated; 0 repeats it at every read. */
  readonly windowMilliseconds: number;
  /** Bytes of lists kept, by estimate. */
  readonly maximumBytes: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA zone of `asOf`. */
  readonly timeZone: string;
}

type AnyList = StoredList<unknown>;
type Kept = KeptList<AnyList>;

/** One caller's read of one list. */
interface Journey {
  readonly call: ListCall<unknown>;
  readonly key: string;
  readonly caller: Bearer;
  /** Who waits for it. */
  readonly work: SharedWork;
  /** False once a mutation has been made after the read began: what it brings opens no window. */
  readonly isCurrent: () => boolean;
}

interface Flight {
  readonly caller: string;
  readonly work: SharedWork;
  readonly result: Promise<AnyList>;
}

/** A fetch of a list nobody knows yet; null when it concerned its own caller alone. */
interface Gate {
  readonly work: SharedWork;
  readonly fetched: Promise<Kept | null>;
}

const keyOf = (call: ListCall<unknown>) => (call.shape ? `${call.path} ${call.shape}` : call.path);

/**
 * The lists that upstream has answered, shared by all callers and confirmed for each. Every read asks upstream under
 * the caller's own token whether the known version still holds (If-None-Match, or equal bytes), so a caller reads what
 * upstream would give them and nothing else, and a list is parsed once for all. Equal reads of one caller become one;
 * while nothing is known of a list one caller fetches it and the others wait to have it confirmed. Failures are never
 * kept. Tokens are kept as hashes. A call upstream ends when the last request that waits for it has been left by its
 * caller. Throws what the REST client and the call's `readRows` throw.
 */
export class ListStore {
  readonly #settings: ListStoreSettings;
  readonly #kept: LRUCache<string, Kept>;
  readonly #flights = new Map<string, Flight>();
  readonly #gates = new Map<string, Gate>();

  constructor(settings: ListStoreSettings) {
    this.#settings = settings;
    this.#kept = new LRUCache({ maxSize: settings.maximumBytes, sizeCalculation: (list) => list.bytes });
  }

  /** How many lists are kept, and the bytes they are reckoned at. */
  get size(): { readonly lists: number; readonly bytes: number } {
    return { lists: this.#kept.size, bytes: this.#kept.calculatedSize };
  }

  /** The whole list of the call, as upstream confirms it for this caller now or did within the window. */
  async read<Row>(call: ListCall<Row>, caller: Bearer): Promise<StoredList<Row>> {
    // The call's readRows made the rows, hence their type.
    return (await this.#read(call, caller)) as StoredList<Row>;
  }

  #read(call: ListCall<unknown>, caller: Bearer): Promise<AnyList> {
    const key = keyOf(call);
    const { now, windowMilliseconds } = this.#settings;
    const confirmed = this.#kept.get(key)?.confirmedFor(caller.key, now(), windowMilliseconds);
    if (confirmed) return Promise.resolve(confirmed);
    const name = `${caller.key} ${key}`;
    const departure = caller.state.departure;
    const running = this.#flights.get(name);
    if (running && !running.work.signal.aborted) {
      running.work.join(departure);
      return running.result;
    }
    const work = new SharedWork();
    work.join(departure);
    const isCurrent = () => this.#flights.get(name) === flight;
    const flight: Flight = { caller: caller.key, work, result: this.#fly({ call, key, caller, work, isCurrent }) };
    this.#flights.set(name, flight);
    const land = () => {
      if (isCurrent()) this.#flights.delete(name);
    };
    flight.result.then(land, land);
    return flight.result;
  }

  /** Ends the window of one bearer, by key: the next reads ask upstream again, whatever is under way. */
  forget(caller: string): void {
    for (const kept of this.#kept.values()) kept.endWindow(caller);
    for (const [name, flight] of this.#flights) if (flight.caller === caller) this.#flights.delete(name);
  }

  /** Ends the window of every token, after a mutation: everybody's next reads ask upstream again. */
  forgetAll(): void {
    for (const kept of this.#kept.values()) kept.endWindow();
    this.#flights.clear();
  }

  async #fly(flight: Journey): Promise<AnyList> {
    let fetched: Kept | null = null;
    while (!fetched && !this.#kept.has(flight.key)) {
      const gate = this.#gates.get(flight.key);
      if (!gate) return this.#passGate(flight);
      gate.work.join(flight.work.signal);
      fetched = await gate.fetched;
    }
    return (await this.#confirm(flight, fetched)).list;
  }

  /** Fetches a list nobody knows yet, while others who want it wait for what comes of it. */
  async #passGate(flight: Journey): Promise<AnyList> {
    const passing = this.#confirm(flight, null);
    const fetched = passing.then(
      ({ kept }) => kept,
      (error: unknown) => {
        if (isUpstreamFault(error)) throw error;
        return null;
      },
    );
    this.#gates.set(flight.key, { work: flight.work, fetched });
    try {
      await fetched;
    } finally {
      this.#gates.delete(flight.key);
    }
    return (await passing).list;
  }

  /** Asks upstream under the caller's token; `fetched` is what another caller has just fetched, kept or not. */
  async #confirm({ call, key, caller, work, isCurrent }: Journey, fetched: Kept | null) {
    const { rest, now, timeZone } = this.#settings;
    const known = (this.#kept.get(key) ?? fetched)?.versionFor(caller.key);
    const reply = await rest.get(call, caller, known?.etag ?? undefined, work.signal);
    const kept: Kept = this.#kept.get(key) ?? fetched ?? new KeptList();
    if (reply.notModified && !known) throw badResponse();
    const repeated = reply.notModified ? known : kept.find(reply);
    const version = repeated ?? kept.add(reply as Extract<GetReply, { notModified: false }>, call.readRows);
    const at = now();
    const asOf = zoneClock(timeZone).format(at);
    const list: AnyList = { rows: version.rows, notice: version.notice, asOf };
    kept.confirm(caller.key, version, list, isCurrent() ? at : null);
    if (repeated && this.#kept.has(key)) return { kept, list };
    // lru-cache measures a value when it is new to it, not when it has grown.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return { kept, list };
  }
}
