import { LRUCache } from 'lru-cache';
import { zoneClock } from '../dates.ts';
import type { Bearer, ListRead } from '../rest/caller.ts';
import type { GetReply, RestClient } from '../rest/client.ts';
import { badResponse } from '../rest/envelope.ts';
import { isUpstreamFault } from '../rest/faults.ts';
import type { ListCall } from '../rest/list-call.ts';
import { type Loss, Losses, type TimeFormat } from '../rest/losses.ts';
import { type ListVersion, ListVersions } from './list-versions.ts';
import { patience } from './patience.ts';
import { SharedWork } from './shared-work.ts';

/** One version of a list, as upstream has revalidated it for the caller. */
export interface StoredList<Row> {
  /** Upstream's order. The same array for everybody while upstream's answer stays the same; never changed. */
  readonly rows: readonly Row[];
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice: string | null;
  /** What of the rows could not be read: the list is known, in part. */
  readonly losses?: readonly Loss[];
  /** When upstream revalidated it for this caller: ISO with the zone's offset. */
  readonly asOf: string;
}

/** What a list store needs. */
export interface ListStoreSettings {
  readonly rest: RestClient;
  /** Revalidation window: milliseconds in which a list is not revalidated again for the same token; 0 is none. */
  readonly windowMilliseconds: number;
  /** Bytes of lists stored, by estimate. */
  readonly maximumBytes: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA zone of `asOf`. */
  readonly timeZone: string;
  /** How upstream writes times; `iso` unless it is set. */
  readonly timeFormat?: TimeFormat | undefined;
  /** Called once for each new version of a list of which something could not be read. */
  readonly onLoss?: (call: string, losses: readonly Loss[]) => void;
}

type AnyList = StoredList<unknown>;
type Versions = ListVersions<AnyList>;
type Body = Extract<GetReply, { notModified: false }>;

/** One caller's read of one list. */
interface Read {
  readonly call: ListCall<unknown>;
  readonly key: string;
  readonly caller: Bearer;
}

/** A read that upstream is being asked for, shared by the caller's requests that want it (single flight). */
interface InFlight {
  readonly caller: string;
  readonly work: SharedWork;
  readonly list: Promise<AnyList>;
}

/** The first fetch of a list that is not stored yet; null when its failure concerned its own caller alone. */
interface FirstFetch {
  readonly work: SharedWork;
  readonly versions: Promise<Versions | null>;
}

/** Revalidation window, in milliseconds, of a list that is settled. */
const settledWindow = 300_000;

/** Milliseconds for which a reply of upstream shows that a caller's session holds. */
const sessionWindow = 5_000;

/** Callers whose last reply is remembered. */
const maximumCallers = 10_000;

/** How upstream was found to stand by the list that is answered. */
const answerOf = (reply: GetReply, repeated: ListVersion | undefined): ListRead['answer'] => {
  if (reply.notModified) return 'notModified';
  return repeated ? 'equalBytes' : 'newBody';
};

/** Bytes of a body that is as cheap to send as to confirm: nobody waits for another's call for it. */
const smallBody = 4_096;

/** Longest body of a version whose confirmation is a light call: sixty-four at once may bring it anew. */
const lightBody = 4_194_304;

const keyOf = (call: ListCall<unknown>) => (call.shape ? `${call.path} ${call.shape}` : call.path);

/**
 * The lists that upstream has answered, shared by all callers and revalidated for each. Every read calls upstream under
 * the caller's own token whether the stored version is fresh (If-None-Match, or equal bytes), so a caller reads what
 * upstream would give them and nothing else, and a list is parsed once for all. Equal reads of one caller become one;
 * while nothing is known of a list one caller fetches it and the others wait to have it revalidated. Failures are never
 * stored. Tokens are stored as hashes. A call upstream ends when the last request that waits for it has been left by
 * its caller. Throws what the REST client and the call's `readRows` throw.
 */
export class ListStore {
  readonly #settings: ListStoreSettings;
  readonly #lists: LRUCache<string, Versions>;
  readonly #inFlight = new Map<string, InFlight>();
  readonly #firstFetches = new Map<string, FirstFetch>();
  /** Ends of calls that others wait for before they ask for the same stored list. */
  readonly #calls = new Map<string, Promise<unknown>>();
  /** Versions of lists that are being parsed and may not be stored yet. */
  readonly #begun = new Map<string, Versions>();
  /** When upstream last answered a caller, in milliseconds since 1970. */
  readonly #answered = new LRUCache<string, number>({ max: maximumCallers });
  /** Reads that show whether a caller's session holds, while they are in flight. */
  readonly #sessionChecks = new Map<string, Promise<AnyList>>();

  constructor(settings: ListStoreSettings) {
    this.#settings = settings;
    this.#lists = new LRUCache({ maxSize: settings.maximumBytes, sizeCalculation: (list) => list.bytes });
  }

  /** How many lists are stored, and the bytes they are reckoned at. */
  get size(): { readonly lists: number; readonly bytes: number } {
    return { lists: this.#lists.size, bytes: this.#lists.calculatedSize };
  }

  /** The whole list of the call, as upstream revalidates it for this caller now or, unless the caller must have it so, did within the window. */
  async read<Row>(call: ListCall<Row>, caller: Bearer): Promise<StoredList<Row>> {
    const read = { call, key: keyOf(call), caller };
    const list =
      this.#fresh(read, caller.state.mustRevalidate ? 0 : this.#settings.windowMilliseconds, false) ??
      (await this.#revalidate(read));
    // The call's readRows made the rows, hence their type.
    return list as StoredList<Row>;
  }

  /**
   * The same for a list that hardly changes any more: what upstream answered this caller within the last five minutes
   * counts, mutations notwithstanding, as long as upstream has answered the caller anything within five seconds.
   */
  async readSettled<Row>(call: ListCall<Row>, caller: Bearer): Promise<StoredList<Row>> {
    const read = { call, key: keyOf(call), caller };
    const list = this.#fresh(read, settledWindow, true);
    if (list && this.#hasSession(caller.key)) return list as StoredList<Row>;
    const check = this.#sessionChecks.get(caller.key);
    if (!list || !check) return (await this.#checkSession(read)) as StoredList<Row>;
    await check.catch(() => {});
    return (this.#hasSession(caller.key) ? list : await this.#revalidate(read)) as StoredList<Row>;
  }

  /** Whether upstream has answered the caller within five seconds; else reads the list to find out. Throws as `read`. */
  async confirm(call: ListCall<unknown>, caller: Bearer): Promise<void> {
    if (this.#hasSession(caller.key)) return;
    const check = this.#sessionChecks.get(caller.key);
    await check?.catch(() => {});
    if (!this.#hasSession(caller.key)) await this.#checkSession({ call, key: keyOf(call), caller });
  }

  /** Ends the window of one bearer, by key: the next reads call upstream again, whatever is in flight. */
  forget(caller: string): void {
    this.#answered.delete(caller);
    for (const versions of this.#lists.values()) versions.endWindow(caller);
    for (const [name, inFlight] of this.#inFlight) if (inFlight.caller === caller) this.#inFlight.delete(name);
  }

  /** Ends the window of every token, after a mutation: all callers' next reads call upstream again. */
  forgetAll(): void {
    for (const versions of this.#lists.values()) versions.endWindow();
    this.#inFlight.clear();
  }

  #fresh({ call, key, caller }: Read, window: number, mayPrecedeMutations: boolean): AnyList | null {
    const { now } = this.#settings;
    const list = this.#lists.get(key)?.freshFor(caller.key, now(), window, mayPrecedeMutations) ?? null;
    if (list) caller.state.lists.push({ call: call.call, answer: 'window' });
    return list;
  }

  /** Whether upstream has lately answered the caller. */
  #hasSession(caller: string): boolean {
    const at = this.#answered.get(caller);
    return at !== undefined && this.#settings.now() - at < sessionWindow;
  }

  /** Revalidates a list; meanwhile it is the read that shows whether the caller's session holds, if there is none. */
  async #checkSession(read: Read): Promise<AnyList> {
    const check = this.#revalidate(read);
    const { key } = read.caller;
    if (this.#sessionChecks.has(key)) return check;
    this.#sessionChecks.set(key, check);
    try {
      return await check;
    } finally {
      this.#sessionChecks.delete(key);
    }
  }

  async #revalidate(read: Read): Promise<AnyList> {
    try {
      return await this.#shared(read);
    } catch (error) {
      read.caller.state.hasFailure = true;
      throw error;
    }
  }

  #shared(read: Read): Promise<AnyList> {
    const name = `${read.caller.key} ${read.key}`;
    const { departure } = read.caller.state;
    const running = this.#inFlight.get(name);
    if (running && !running.work.signal.aborted) {
      running.work.join(departure);
      read.caller.state.lists.push({ call: read.call.call, answer: 'shared' });
      return running.list;
    }
    const work = new SharedWork();
    work.join(departure);
    // What was asked for before a mutation opens no window.
    const isCurrent = () => this.#inFlight.get(name) === inFlight;
    const inFlight: InFlight = { caller: read.caller.key, work, list: this.#fetch(read, work, isCurrent) };
    this.#inFlight.set(name, inFlight);
    const end = () => {
      if (isCurrent()) this.#inFlight.delete(name);
    };
    inFlight.list.then(end, end);
    return inFlight.list;
  }

  async #fetch(read: Read, work: SharedWork, isCurrent: () => boolean): Promise<AnyList> {
    const known = this.#lists.get(read.key)?.versionFor(read.caller.key);
    if (known && known.bodyBytes <= smallBody) return (await this.#call(read, work, isCurrent, null)).list;
    if (known) return (await this.#callAfterOthers(read, work, isCurrent)).list;
    const first = this.#firstFetches.get(read.key);
    if (!first) return this.#fetchFirst(read, work, isCurrent);
    first.work.join(work.signal);
    // Waited for once: when upstream refuses that caller, others do not wait for the next who may be refused.
    const versions = await read.caller.state.measure('wait', () => first.versions);
    return (await this.#call(read, work, isCurrent, versions)).list;
  }

  /** Fetches a list that is not stored yet, while others who want it wait for the outcome. */
  async #fetchFirst(read: Read, work: SharedWork, isCurrent: () => boolean): Promise<AnyList> {
    const answer = this.#call(read, work, isCurrent, null);
    const versions = answer.then(
      (answered) => answered.versions,
      (error: unknown) => {
        if (isUpstreamFault(error)) throw error;
        return null;
      },
    );
    this.#firstFetches.set(read.key, { work, versions });
    try {
      await versions;
    } finally {
      this.#firstFetches.delete(read.key);
    }
    return (await answer).list;
  }

  /**
   * Asks upstream when the call of another caller for the same list has ended, or has taken long enough: of a list that
   * has changed one caller fetches the body, and the others have it confirmed.
   */
  async #callAfterOthers(read: Read, work: SharedWork, isCurrent: () => boolean) {
    const other = this.#calls.get(read.key);
    if (other) {
      await read.caller.state.measure('wait', () => Promise.race([other, patience(work.signal)]));
      return this.#call(read, work, isCurrent, null);
    }
    const call = this.#call(read, work, isCurrent, null);
    const end = () => this.#calls.delete(read.key);
    this.#calls.set(read.key, call.then(end, end));
    return call;
  }

  /** Asks upstream under the caller's token; `fetched` is what another caller has just fetched, stored or not. */
  async #call({ call, key, caller }: Read, work: SharedWork, isCurrent: () => boolean, fetched: Versions | null) {
    const { rest, now, timeZone } = this.#settings;
    const known = (this.#lists.get(key) ?? fetched)?.versionFor(caller.key);
    const expected = known && known.etag === null && typeof known.body !== 'string' ? known.body : undefined;
    const etag = known?.etag ?? undefined;
    const isLight = Boolean(known?.etag && known.bodyBytes <= lightBody);
    const reply = await rest.get(call, caller, { etag, isLight, signal: work.signal, expected });
    const versions = this.#lists.get(key) ?? fetched ?? this.#begun.get(key) ?? new ListVersions<AnyList>();
    if (reply.notModified && !known) throw badResponse();
    const repeated = reply.notModified ? known : versions.find(reply);
    const at = now();
    const add = () => this.#parse(key, versions, reply as Body, call);
    const version = repeated ?? (await caller.state.measure('parse', add));
    caller.state.lists.push({ call: call.call, answer: answerOf(reply, repeated) });
    const { rows, notice, losses } = version;
    const list: AnyList = { rows, notice, losses, asOf: zoneClock(timeZone).format(at) };
    versions.note(caller.key, { version, list, at, isCurrent: isCurrent() }, !reply.notModified && Boolean(repeated));
    this.#answered.set(caller.key, at);
    if (repeated && this.#lists.has(key)) return { versions, list };
    // lru-cache measures a value when it is new to it, not when it has grown.
    this.#lists.delete(key);
    this.#lists.set(key, versions);
    return { versions, list };
  }

  /** Meanwhile others who bring the same list find what has been begun. */
  async #parse(key: string, versions: Versions, reply: Body, call: ListCall<unknown>) {
    this.#begun.set(key, versions);
    try {
      const { timeFormat, onLoss } = this.#settings;
      const version = await versions.add(reply, call, new Losses(timeFormat));
      if (version.losses.length > 0) onLoss?.(call.call, version.losses);
      return version;
    } finally {
      this.#begun.delete(key);
    }
  }
}
