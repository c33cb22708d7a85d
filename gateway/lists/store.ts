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

/** Revalidation window, in milliseconds, of a list that hardly changes. */
const settledWindow = 300_000;

/** The smallest list that every role may read. It shows whether a session holds and what kind of service this is. */
const smallest: ListCall<unknown> = endpoints.shifts();

type Window = Parameters<RevalidatedLists['fresh']> extends [Read, ...infer Rest] ? Rest : never;

const keyOf = (call: ListCall<unknown>) => (call.shape ? `${call.path} ${call.shape}` : call.path);

/**
 * Upstream's lists, parsed once for all callers and revalidated for each. Every read asks upstream under the caller's own
 * token whether the stored version is current (If-None-Match, or equal bytes), so callers read only what upstream would give
 * them. Equal reads of one caller become one. While a list is not stored, one caller fetches it and the others wait, then
 * revalidate it. Failures are never stored. Tokens are stored as hashes. A call ends when all callers that wait for it have
 * left. Throws what the REST client and the call's `readRows` throw.
 *
 * With a service without validators each call costs a whole list. There a list that a caller of the same role has fetched
 * recently answers everyone whom upstream has answered anything within five seconds.
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

  /** Number and estimated bytes of stored lists. */
  get size(): { readonly lists: number; readonly bytes: number } {
    return this.#lists.size;
  }

  /** The whole list, revalidated for this caller now or, unless `mustRevalidate`, within the window. */
  async read<Row>(call: ListCall<Row>, caller: Bearer): Promise<StoredList<Row>> {
    const read = { call, key: keyOf(call), caller };
    const window = caller.state.mustRevalidate ? 0 : this.#settings.windowMilliseconds;
    const list =
      (this.#mayShare ? await this.#readPeers(read, null) : null) ??
      this.#fresh(read, caller.key, window, false) ??
      (await this.#revalidate(read));
    // `readRows` of the call created the rows, hence their type.
    return list as StoredList<Row>;
  }

  /**
   * As `read`, for a list that hardly changes: an answer of the last five minutes is enough, even after a mutation, if
   * upstream has answered the caller anything within five seconds.
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

  /** Makes sure that upstream has answered the caller within five seconds, else reads the list. Throws as `read`. */
  async confirm(call: ListCall<unknown>, caller: Bearer): Promise<void> {
    if (this.#sessions.holds(caller.key)) return;
    const check = this.#sessions.check(caller.key);
    await check?.catch(() => {});
    if (!this.#sessions.holds(caller.key)) await this.#checkSession({ call, key: keyOf(call), caller });
  }

  /** Whether upstream answers the caller now, by reading the smallest list. Throws UNAUTHENTICATED. */
  async accepts(caller: Bearer): Promise<boolean> {
    this.#sessions.forget(caller.key);
    return this.#isConfirmed(caller);
  }

  /**
   * Whether lists of other callers of the role may answer this caller: upstream has no validators, and has answered the caller
   * within five seconds. Throws as `confirm`.
   */
  async sharesWith(caller: Bearer): Promise<boolean> {
    if (!this.#mayShare || (await this.#peers(caller)) === null) return false;
    await this.confirm(smallest, caller);
    return true;
  }

  /** Fetches a list without storing it, and answers its length too. Throws as `read`. */
  async fetch(call: ListCall<unknown>, caller: Bearer, signal?: AbortSignal): Promise<FetchedList> {
    return this.#lists.fetch(call, caller, signal);
  }

  /** Ends the window of one bearer, by key: the next reads call upstream again, even while a call is running. */
  forget(caller: string): void {
    this.#sessions.forget(caller);
    this.#lists.endWindows(caller);
  }

  /** Ends all windows, after a mutation: all callers' next reads call upstream again. */
  forgetAll(): void {
    this.#lists.endWindows();
  }

  #fresh(read: Read, ...window: Window): StoredList<unknown> | null {
    const list = this.#lists.fresh(read, ...window);
    if (list) read.caller.state.lists.push({ call: read.call.call, answer: 'window' });
    return list;
  }

  /** Whether upstream has no validators, or it is unknown whether it has. */
  get #mayShare(): boolean {
    const { service } = this.#settings;
    return service !== undefined && service.sharesLists() !== false;
  }

  /** Owner name of the callers that share the caller's lists; null where none do. Finds out the kind of service. */
  async #peers(caller: Bearer): Promise<string | null> {
    const { service } = this.#settings;
    const peers = peersOf(caller);
    if (peers === null || !service) return null;
    if (service.sharesLists() === null) await this.#isConfirmed(caller);
    return service.sharesLists() ? peers : null;
  }

  /** A list that a caller of the same role has fetched or is fetching; null where lists are not shared. */
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
    // If nobody else has the list, fetching it shows whether the session holds.
    const isThere = this.#lists.fresh(read, peers, window, isSettled) || this.#lists.isRevalidating(read, peers);
    if (!isThere) return this.#revalidate(read, peers);
    if (!(await this.#isConfirmed(caller))) return this.#revalidate(read);
    return fresh() ?? this.#revalidate(read, peers);
  }

  /** Whether upstream has answered the caller within five seconds, else by reading the smallest list; false when upstream fails. */
  async #isConfirmed(caller: Bearer): Promise<boolean> {
    try {
      await this.confirm(smallest, caller);
    } catch (error) {
      if (codeOf(error) === 'UNAUTHENTICATED') throw error;
    }
    return this.#sessions.holds(caller.key);
  }

  /** Revalidates a list, and uses the read as the check of the caller's session if there is none. */
  #checkSession(read: Read): Promise<StoredList<unknown>> {
    return this.#sessions.checkBy(read.caller.key, () => this.#revalidate(read));
  }

  /** Revalidates a list under the caller's token, or joins a peer's revalidation. */
  async #revalidate(read: Read, peers?: string): Promise<StoredList<unknown>> {
    const { key, state } = read.caller;
    const isJoined = peers !== undefined && this.#lists.isRevalidating(read, peers);
    try {
      return await this.#lists.revalidate(read, peers ?? key);
    } catch (error) {
      // A refusal of the peer is no answer to this caller.
      if (isJoined && !isUpstreamFault(error)) return this.#revalidate(read);
      state.hasFailure = true;
      throw error;
    }
  }
}
