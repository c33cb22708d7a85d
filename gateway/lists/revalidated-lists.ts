import { LRUCache } from 'lru-cache';
import { zoneClock } from '../shared/dates.ts';
import type { ListCall } from '../upstream/call.ts';
import type { Bearer, ListRead } from '../upstream/caller.ts';
import type { GetReply, RestClient } from '../upstream/client.ts';
import { badResponse, isUpstreamFault } from '../upstream/faults.ts';
import { type Loss, Losses, type TimeFormat } from '../upstream/readers/losses.ts';
import type { ListReply, ServiceKind } from '../upstream/service-kind.ts';
import { type ListVersion, ListVersions } from './list-versions.ts';
import { type Sessions, SharedWork, waitForOther } from './shared-calls.ts';

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
  /** Called with each list that upstream has answered to a caller of a role, over a service without validators. */
  readonly onList?: (call: ListCall<unknown>, role: NonNullable<Bearer['role']>, list: AnyList, at: number) => void;
  /** What kind of service upstream is; missing where no list may answer anybody but the caller who read it. */
  readonly service?: ServiceKind;
  /** How upstream writes times; `iso` unless it is set. */
  readonly timeFormat?: TimeFormat | undefined;
  /** Called once for each new version of a list of which something could not be read. */
  readonly onLoss?: (call: string, losses: readonly Loss[]) => void;
}

/** A list that was fetched once, and is not stored. */
export interface FetchedList {
  readonly rows: readonly unknown[];
  readonly notice: string | null;
  readonly losses: readonly Loss[];
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
}

type AnyList = StoredList<unknown>;
type Versions = ListVersions<AnyList>;
type Body = Extract<GetReply, { notModified: false }>;

/** One caller's read of one list. */
export interface Read {
  readonly call: ListCall<unknown>;
  readonly key: string;
  readonly caller: Bearer;
}

/** A read that upstream is being asked for, shared by the requests that want it (single flight). */
interface InFlight {
  readonly owner: string;
  readonly work: SharedWork;
  readonly list: Promise<AnyList>;
}

/** The first fetch of a list that is not stored yet; null when its failure concerned its own caller alone. */
interface FirstFetch {
  readonly work: SharedWork;
  readonly versions: Promise<Versions | null>;
}

/** How the reply confirmed or replaced the stored list. */
const answerOf = (reply: GetReply, repeated: ListVersion | undefined): ListRead['answer'] => {
  if (reply.notModified) return 'notModified';
  return repeated ? 'equalBytes' : 'newBody';
};

/** Body size in bytes. Below this, do not coalesce requests. */
const smallBody = 4_096;

/** Largest body in bytes whose confirmation counts as a light call: sixty-four of them may run, and bring it anew. */
const lightBody = 4_194_304;

/** The owner name that all callers of the caller's role share; null for a caller whose role is not known. */
export const peersOf = ({ role }: Bearer): string | null => (role === undefined ? null : `role ${role}`);

const factsOf = (call: ListCall<unknown>, reply: GetReply, milliseconds: number, notice: string | null): ListReply => ({
  call: call.call,
  hasValidator: reply.notModified || reply.etag !== null,
  bytes: reply.notModified ? 0 : reply.bytes.length,
  milliseconds,
  isSuccess: notice === null,
});

/** The lists that upstream has answered, and the calls for them that are under way (store.ts says who is answered what). */
export class RevalidatedLists {
  readonly #settings: ListStoreSettings;
  readonly #sessions: Sessions;
  readonly #lists: LRUCache<string, Versions>;
  readonly #inFlight = new Map<string, InFlight>();
  readonly #firstFetches = new Map<string, FirstFetch>();
  /** Ends of calls that others wait for before they ask for the same stored list. */
  readonly #calls = new Map<string, Promise<unknown>>();
  /** Versions of lists that are being parsed and may not be stored yet. */
  readonly #begun = new Map<string, Versions>();

  /** `sessions` hears of every reply. */
  constructor(settings: ListStoreSettings, sessions: Sessions) {
    this.#settings = settings;
    this.#sessions = sessions;
    this.#lists = new LRUCache({ maxSize: settings.maximumBytes, sizeCalculation: (list) => list.bytes });
  }

  /** How many lists are stored, and the bytes they are reckoned at. */
  get size(): { readonly lists: number; readonly bytes: number } {
    return { lists: this.#lists.size, bytes: this.#lists.calculatedSize };
  }

  /** What `owner` was answered within the window, which may go by the bytes of the list's body; else null. */
  fresh(
    { key }: Read,
    owner: string,
    window: number | ((bytes: number) => number),
    mayPrecedeMutations: boolean,
  ): AnyList | null {
    const versions = this.#lists.get(key);
    const milliseconds = typeof window === 'number' ? window : window(versions?.versionFor(owner)?.bodyBytes ?? 0);
    return versions?.freshFor(owner, this.#settings.now(), milliseconds, mayPrecedeMutations) ?? null;
  }

  /** Whether `owner` has a call for the list under way. */
  isRevalidating({ key }: Read, owner: string): boolean {
    return this.#inFlight.get(`${owner} ${key}`)?.work.signal.aborted === false;
  }

  /** Ends the window of one owner, or of all: the next reads call upstream again, whatever is in flight. */
  endWindows(owner?: string): void {
    for (const versions of this.#lists.values()) versions.endWindow(owner);
    for (const [name, inFlight] of this.#inFlight) {
      if (owner === undefined || inFlight.owner === owner) this.#inFlight.delete(name);
    }
  }

  /** Fetches a list of which nothing is stored; `bytes` is how long the reply was. Throws what the call throws. */
  async fetch(call: ListCall<unknown>, caller: Bearer, signal?: AbortSignal): Promise<FetchedList> {
    const { rest, now, service } = this.#settings;
    const begun = now();
    const reply = await rest.get(call, caller, { signal });
    if (reply.notModified) throw badResponse();
    const { rows, notice, losses, bodyBytes } = await this.#add(new ListVersions<AnyList>(), reply, call);
    const at = now();
    this.#sessions.note(caller.key, at);
    service?.note({ ...factsOf(call, reply, at - begun, notice), role: caller.role });
    return { rows, notice, losses, at, bytes: bodyBytes };
  }

  /**
   * Revalidates a list for `owner`, which is the caller's key or stands for callers who read each other's lists. Equal
   * reads of one owner become one call, under the token of whoever came first.
   */
  revalidate(read: Read, owner: string): Promise<AnyList> {
    const name = `${owner} ${read.key}`;
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
    const inFlight: InFlight = { owner, work, list: this.#fetch(read, work, isCurrent) };
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
    // Wait once only: if upstream refuses that caller, it may refuse the next one too.
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
      await read.caller.state.measure('wait', () => Promise.race([other, waitForOther(work.signal)]));
      return this.#call(read, work, isCurrent, null);
    }
    const call = this.#call(read, work, isCurrent, null);
    const end = () => this.#calls.delete(read.key);
    this.#calls.set(read.key, call.then(end, end));
    return call;
  }

  /** Asks upstream under the caller's token; `fetched` is what another caller has just fetched, stored or not. */
  async #call(read: Read, work: SharedWork, isCurrent: () => boolean, fetched: Versions | null) {
    const { rest, now, timeZone, service } = this.#settings;
    const { call, key, caller } = read;
    const known = (this.#lists.get(key) ?? fetched)?.versionFor(caller.key);
    const expected = known && known.etag === null && typeof known.body !== 'string' ? known.body : undefined;
    const etag = known?.etag ?? undefined;
    const isLight = Boolean(known?.etag && known.bodyBytes <= lightBody);
    const begun = now();
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
    const revalidation = { version, list, at, isCurrent: isCurrent() };
    versions.note(caller.key, revalidation, !reply.notModified && Boolean(repeated));
    this.#sessions.note(caller.key, at);
    service?.note({ ...factsOf(call, reply, at - begun, notice), role: caller.role });
    if (service?.sharesLists()) this.#share(read, versions, revalidation);
    if (repeated && this.#lists.has(key)) return { versions, list };
    // lru-cache measures a value when it is new to it, not when it has grown.
    this.#lists.delete(key);
    this.#lists.set(key, versions);
    return { versions, list };
  }

  /** Lets a list answer everybody of the caller's role. */
  #share({ call, caller }: Read, versions: Versions, revalidation: Parameters<Versions['note']>[1]): void {
    const peers = peersOf(caller);
    if (peers) versions.note(peers, revalidation, false);
    const { list, at } = revalidation;
    if (caller.role && list.notice === null) this.#settings.onList?.(call, caller.role, list, at);
  }

  /** Parses a reply; other callers who bring the same list meanwhile share the work. */
  async #parse(key: string, versions: Versions, reply: Body, call: ListCall<unknown>) {
    this.#begun.set(key, versions);
    try {
      return await this.#add(versions, reply, call);
    } finally {
      this.#begun.delete(key);
    }
  }

  async #add(versions: Versions, reply: Body, call: ListCall<unknown>): Promise<ListVersion> {
    const { timeFormat, onLoss } = this.#settings;
    const version = await versions.add(reply, call, new Losses(timeFormat));
    if (version.losses.length > 0) onLoss?.(call.call, version.losses);
    return version;
  }
}
