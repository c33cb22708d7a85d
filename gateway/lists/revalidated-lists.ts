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

/** A list as upstream has revalidated it for the caller. */
export interface StoredList<Row> {
  /** In upstream's order. The same array for all callers while upstream's answer stays the same; it never changes. */
  readonly rows: readonly Row[];
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice: string | null;
  /** Parts of the rows that could not be read. */
  readonly losses?: readonly Loss[];
  /** When upstream revalidated it for this caller: ISO with the zone's offset. */
  readonly asOf: string;
}

/** Settings of a list store. */
export interface ListStoreSettings {
  readonly rest: RestClient;
  /** Revalidation window: milliseconds for which a list is not revalidated again for the same token; 0 is none. */
  readonly windowMilliseconds: number;
  /** Most bytes of stored lists, by estimate. */
  readonly maximumBytes: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA zone of `asOf`. */
  readonly timeZone: string;
  /** Called with each list that a service without validators answered to a caller with a role. */
  readonly onList?: (call: ListCall<unknown>, role: NonNullable<Bearer['role']>, list: AnyList, at: number) => void;
  /** The kind of service; missing when a list may answer only the caller who read it. */
  readonly service?: ServiceKind;
  /** How upstream writes times; `iso` unless it is set. */
  readonly timeFormat?: TimeFormat | undefined;
  /** Called once for each new version of a list with parts that could not be read. */
  readonly onLoss?: (call: string, losses: readonly Loss[]) => void;
}

/** A fetched list that is not stored. */
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

/** A read that is running, shared by all requests that want it (single flight). */
interface InFlight {
  readonly owner: string;
  readonly work: SharedWork;
  readonly list: Promise<AnyList>;
}

/** The first fetch of a list that is not stored yet; null when its failure concerned only its own caller. */
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

/** Largest body in bytes whose revalidation is a light call. Sixty-four light calls may run, and each may bring the body. */
const lightBody = 4_194_304;

/** Owner name of all callers of the caller's role; null when the role is unknown. */
export const peersOf = ({ role }: Bearer): string | null => (role === undefined ? null : `role ${role}`);

const factsOf = (call: ListCall<unknown>, reply: GetReply, milliseconds: number, notice: string | null): ListReply => ({
  call: call.call,
  hasValidator: reply.notModified || reply.etag !== null,
  bytes: reply.notModified ? 0 : reply.bytes.length,
  milliseconds,
  isSuccess: notice === null,
});

/** Upstream's lists and the running calls for them. (store.ts decides which caller gets which answer.) */
export class RevalidatedLists {
  readonly #settings: ListStoreSettings;
  readonly #sessions: Sessions;
  readonly #lists: LRUCache<string, Versions>;
  readonly #inFlight = new Map<string, InFlight>();
  readonly #firstFetches = new Map<string, FirstFetch>();
  /** Running calls that other callers wait for before they ask for the same stored list. */
  readonly #calls = new Map<string, Promise<unknown>>();
  /** Lists that are being parsed and may not be stored yet. */
  readonly #begun = new Map<string, Versions>();

  /** `sessions` is told of every reply. */
  constructor(settings: ListStoreSettings, sessions: Sessions) {
    this.#settings = settings;
    this.#sessions = sessions;
    this.#lists = new LRUCache({ maxSize: settings.maximumBytes, sizeCalculation: (list) => list.bytes });
  }

  /** Number and estimated bytes of stored lists. */
  get size(): { readonly lists: number; readonly bytes: number } {
    return { lists: this.#lists.size, bytes: this.#lists.calculatedSize };
  }

  /** The owner's last answer if it is within the window, which may depend on the bytes of the list's body; else null. */
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

  /** Whether a call of `owner` for the list is running. */
  isRevalidating({ key }: Read, owner: string): boolean {
    return this.#inFlight.get(`${owner} ${key}`)?.work.signal.aborted === false;
  }

  /** Ends the window of one owner, or of all: the next reads call upstream again, even while a call is running. */
  endWindows(owner?: string): void {
    for (const versions of this.#lists.values()) versions.endWindow(owner);
    for (const [name, inFlight] of this.#inFlight) {
      if (owner === undefined || inFlight.owner === owner) this.#inFlight.delete(name);
    }
  }

  /** Fetches a list without storing it; `bytes` is the reply's length. Throws what the call throws. */
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
   * Revalidates a list for `owner`: the caller's key, or the name of a role whose callers share lists. Equal reads of one
   * owner become one call, under the token of the first caller.
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
    // A call that began before a mutation opens no window.
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
    // Wait only once: if upstream refuses that caller, it may refuse the next one too.
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
   * Asks upstream after another caller's call for the same list has ended or has taken too long. Of a changed list one caller
   * fetches the body, and the others get it confirmed.
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

  /** Asks upstream under the caller's token; `fetched` is the list that another caller has just fetched. */
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
    // Deleted first, since lru-cache measures a value only when it is new.
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
