import { codeOf } from '../shared/errors.ts';
import type { ListCall } from '../upstream/call.ts';
import type { Bearer } from '../upstream/caller.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { isUpstreamFault } from '../upstream/faults.ts';
import {
  type FetchedList,
  type ListStoreSettings,
  peersOf,
  type Read,
  RevalidatedLists,
  type StoredList,
} from './revalidated-lists.ts';
import { Sessions } from './shared-calls.ts';

export type { ListStoreSettings, StoredList };

/** Revalidation window, in milliseconds, of a list that is settled. */
const settledWindow = 300_000;

/** The smallest list that every role may read: it shows whether a session is valid and what kind of service this is. */
const smallest: ListCall<unknown> = endpoints.shifts();

type Window = Parameters<RevalidatedLists['fresh']> extends [Read, ...infer Rest] ? Rest : never;

const keyOf = (call: ListCall<unknown>) => (call.shape ? `${call.path} ${call.shape}` : call.path);

/**
 * The lists that upstream has answered, shared by all callers and revalidated for each. Every read calls upstream under
 * the caller's own token whether the stored version is fresh (If-None-Match, or equal bytes), so a caller reads what
 * upstream would give them and nothing else, and a list is parsed once for all. Equal reads of one caller become one;
 * while nothing is known of a list one caller fetches it and the others wait to have it revalidated. Failures are never
 * stored. Over a service without validators, where each call costs a whole list, what a caller of the same role has
 * fetched lately answers everybody whom upstream has answered anything within five seconds, also who asks for it anew.
 * Tokens are stored as hashes. A call upstream ends when the last request that waits for it has been left by
 * its caller. Throws what the REST client and the call's `readRows` throw.
 */
export class ListStore {
  readonly #settings: ListStoreSettings;
  readonly #sessions: Sessions;
  readonly #lists: RevalidatedLists;

  constructor(settings: ListStoreSettings) {
    this.#settings = settings;
    this.#sessions = new Sessions(settings.now);
    this.#lists = new RevalidatedLists(settings, this.#sessions);
  }

  /** How many lists are stored, and the bytes they are reckoned at. */
  get size(): { readonly lists: number; readonly bytes: number } {
    return this.#lists.size;
  }

  /** The whole list of the call, as upstream revalidates it for this caller now or, unless the caller must have it so, did within the window. */
  async read<Row>(call: ListCall<Row>, caller: Bearer): Promise<StoredList<Row>> {
    const read = { call, key: keyOf(call), caller };
    const window = caller.state.mustRevalidate ? 0 : this.#settings.windowMilliseconds;
    const list =
      (this.#mayShare ? await this.#readPeers(read, null) : null) ??
      this.#fresh(read, caller.key, window, false) ??
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
    const shared = this.#mayShare ? await this.#readPeers(read, settledWindow) : null;
    if (shared) return shared as StoredList<Row>;
    const list = this.#fresh(read, caller.key, settledWindow, true);
    if (list && this.#sessions.holds(caller.key)) return list as StoredList<Row>;
    const check = this.#sessions.check(caller.key);
    if (!list || !check) return (await this.#checkSession(read)) as StoredList<Row>;
    await check.catch(() => {});
    return (this.#sessions.holds(caller.key) ? list : await this.#revalidate(read)) as StoredList<Row>;
  }

  /** Whether upstream has answered the caller within five seconds; else reads the list to find out. Throws as `read`. */
  async confirm(call: ListCall<unknown>, caller: Bearer): Promise<void> {
    if (this.#sessions.holds(caller.key)) return;
    const check = this.#sessions.check(caller.key);
    await check?.catch(() => {});
    if (!this.#sessions.holds(caller.key)) await this.#checkSession({ call, key: keyOf(call), caller });
  }

  /**
   * Whether upstream answers the caller now, asked by the smallest list, whatever it answered before. Throws
   * UNAUTHENTICATED.
   */
  async accepts(caller: Bearer): Promise<boolean> {
    this.#sessions.forget(caller.key);
    return this.#isConfirmed(caller);
  }

  /**
   * Whether what callers of this one's role have fetched may answer them: upstream has no validators, and has answered
   * the caller within five seconds. Throws what upstream refuses the caller with, or fails with when it is asked.
   */
  async sharesWith(caller: Bearer): Promise<boolean> {
    if (!this.#mayShare || (await this.#peers(caller)) === null) return false;
    await this.confirm(smallest, caller);
    return true;
  }

  /** Fetches a list of which nothing is stored, and answers how long it was. Throws as `read`. */
  async fetch(call: ListCall<unknown>, caller: Bearer, signal?: AbortSignal): Promise<FetchedList> {
    return this.#lists.fetch(call, caller, signal);
  }

  /** Ends the window of one bearer, by key: the next reads call upstream again, whatever is in flight. */
  forget(caller: string): void {
    this.#sessions.forget(caller);
    this.#lists.endWindows(caller);
  }

  /** Ends the window of every token, after a mutation: all callers' next reads call upstream again. */
  forgetAll(): void {
    this.#lists.endWindows();
  }

  #fresh(read: Read, ...window: Window): StoredList<unknown> | null {
    const list = this.#lists.fresh(read, ...window);
    if (list) read.caller.state.lists.push({ call: read.call.call, answer: 'window' });
    return list;
  }

  /** Whether upstream is known to have no validators, or not known to have some. */
  get #mayShare(): boolean {
    const { service } = this.#settings;
    return service !== undefined && service.sharesLists() !== false;
  }

  /** Who reads the same lists as the caller; null where nobody does. Finds out what kind of service this is. */
  async #peers(caller: Bearer): Promise<string | null> {
    const { service } = this.#settings;
    const peers = peersOf(caller);
    if (peers === null || !service) return null;
    if (service.sharesLists() === null) await this.#isConfirmed(caller);
    return service.sharesLists() ? peers : null;
  }

  /** A list as a caller of the same role has, or will have, fetched it; null where lists are not shared. */
  async #readPeers(read: Read, settled: number | null): Promise<StoredList<unknown> | null> {
    const { caller, call, key } = read;
    const isSmallest = key === smallest.path;
    if (isSmallest && !this.#sessions.holds(caller.key)) return this.#checkSession(read);
    const peers = await this.#peers(caller);
    if (peers === null) return null;
    const { service } = this.#settings;
    const window = settled ?? ((bytes: number) => service?.shareFor(call.call, bytes) ?? 0);
    const isSettled = settled !== null;
    const fresh = () => this.#fresh(read, peers, window, isSettled);
    if (this.#sessions.holds(caller.key)) return fresh() ?? this.#revalidate(read, peers);
    // Where nobody else has it, to fetch it shows whether the session holds.
    const isThere = this.#lists.fresh(read, peers, window, isSettled) || this.#lists.isRevalidating(read, peers);
    if (!isThere) return this.#revalidate(read, peers);
    if (!(await this.#isConfirmed(caller))) return this.#revalidate(read);
    return fresh() ?? this.#revalidate(read, peers);
  }

  /** Whether upstream has answered the caller within five seconds, asked by the smallest list; false while it cannot be asked. */
  async #isConfirmed(caller: Bearer): Promise<boolean> {
    try {
      await this.confirm(smallest, caller);
    } catch (error) {
      if (codeOf(error) === 'UNAUTHENTICATED') throw error;
    }
    return this.#sessions.holds(caller.key);
  }

  /** Revalidates a list; meanwhile it is the read that shows whether the caller's session holds, if there is none. */
  #checkSession(read: Read): Promise<StoredList<unknown>> {
    return this.#sessions.checkBy(read.caller.key, () => this.#revalidate(read));
  }

  /** Revalidates a list under the caller's token, or waits for one of their peers who does. */
  async #revalidate(read: Read, peers?: string): Promise<StoredList<unknown>> {
    const { key, state } = read.caller;
    const isJoined = peers !== undefined && this.#lists.isRevalidating(read, peers);
    try {
      return await this.#lists.revalidate(read, peers ?? key);
    } catch (error) {
      // What upstream says to one caller is no answer to another.
      if (isJoined && !isUpstreamFault(error)) return this.#revalidate(read);
      state.hasFailure = true;
      throw error;
    }
  }
}
