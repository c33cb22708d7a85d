import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import { zoneClock } from '../shared/dates.ts';
import { codeOf } from '../shared/errors.ts';
import type { FetchedList, ListCall } from '../upstream/call.ts';
import { type Bearer, unattended } from '../upstream/caller.ts';
import type { GetReply } from '../upstream/client.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { openEnvelope } from '../upstream/envelope.ts';
import { badResponse, isForAll } from '../upstream/faults.ts';
import type { Loss } from '../upstream/readers/losses.ts';
import { registerIDs, registerName } from '../upstream/readers/register-ids.ts';
import type { StaffMemberRow } from '../upstream/readers/staff.ts';
import { bodyName, type ListVersion, type RegisterSource } from './list-versions.ts';
import { Owners } from './owners.ts';
import { endOf, nameOf, Questions, questionOf, type Read } from './questions.ts';
import type { ListStoreSettings } from './store-settings.ts';
import { type Answer, type StoredAnswer, StoredAnswers } from './stored-answers.ts';

/** A list as upstream has revalidated it. */
export interface StoredList<Row> {
  /** In upstream's order. The same array for all callers while upstream's answer stays the same; it never changes. */
  readonly rows: readonly Row[];
  /** `No record found` when upstream answered neither success nor error; else null. */
  readonly notice: string | null;
  /** Parts of the rows that could not be read. */
  readonly losses?: readonly Loss[];
  /** When upstream revalidated it: ISO with the zone's offset. */
  readonly asOf: string;
}

/** Milliseconds for which an answer of a list that hardly changes is enough. */
const settledWindow = 300_000;

/** Milliseconds for which a register that could not be read is not asked for again. */
const registerPause = 60_000;

/** The smallest list that every role may read. It shows whether upstream lets a caller in, and what kind of service it is. */
const smallest: ListCall<unknown> = endpoints.shifts();

/** What a caller sends who is nobody: upstream should refuse it. */
export const strangersToken = 'nobody';

/**
 * Upstream's lists: the last answer to each owner (owners.ts), and the bodies that these answers name, each parsed once
 * however many owners have it. An answer counts for its window. Then upstream is asked again, once for all who wait, under
 * the token of one of them and with the owner's own ETag; a body that comes counts, whatever its ETag. Failures are not
 * stored. A call ends when all who wait for it have left. Reads throw what the REST client and the call's `readRows` throw.
 */
export class ListStore {
  readonly #settings: ListStoreSettings;
  readonly #owners: Owners;
  readonly #stored: StoredAnswers;
  readonly #questions = new Questions<StoredList<unknown>>();
  /** Until when the register is not asked for again that could not be read, by owner. */
  readonly #registerPauses = new LRUCache<string, number>(atMost(1_000));

  constructor(settings: ListStoreSettings) {
    this.#settings = settings;
    const { rest, now, windowMilliseconds } = settings;
    this.#stored = new StoredAnswers(settings);
    this.#owners = new Owners({
      now,
      hasGroups: windowMilliseconds > 0,
      ask: (caller) => this.#ask(this.#readOf(smallest, caller)),
      async askAsStranger() {
        const reply = await rest.get(smallest, { token: strangersToken, state: unattended() });
        if (reply.notModified || openEnvelope(reply.bytes).status !== 'success') throw badResponse();
      },
    });
  }

  /** Number and estimated bytes of stored lists. */
  get size(): { readonly lists: number; readonly bytes: number } {
    return this.#stored.size;
  }

  /** Whether upstream names no versions of a call's lists, each of which costs a whole body: then few are asked for. */
  isSparing(call: string): boolean {
    const { service, windowMilliseconds } = this.#settings;
    return windowMilliseconds > 0 && service?.hasValidators(call) === false;
  }

  /**
   * The whole list, revalidated now or within its window; the lists of a past day have one age. Of a list that `isSettled`,
   * which hardly changes, an answer of the last five minutes is enough, even after a write.
   */
  async read<Row>(call: ListCall<Row>, caller: Bearer, { isSettled = false } = {}): Promise<StoredList<Row>> {
    // `readRows` of the call created the rows, hence their type.
    return (await this.#read(this.#readOf(call, caller, isSettled))) as StoredList<Row>;
  }

  /**
   * Makes sure that upstream has answered the caller within five seconds, else reads the smallest list, which nearly always
   * answers 304. Throws upstream's refusal, UNAUTHENTICATED for a session that has ended.
   */
  confirm(caller: Bearer): Promise<void> {
    return this.#owners.confirm(caller);
  }

  /** Whether upstream answers the caller now, by reading the smallest list. Throws UNAUTHENTICATED. */
  accepts(caller: Bearer): Promise<boolean> {
    this.#owners.forget(caller.key);
    return this.#owners.letsIn(caller);
  }

  /**
   * Owner of what past days of a call have taught, for a caller whom upstream has answered within five seconds; null where
   * upstream revalidates these lists, or the caller shares none. Days are kept only where `mayShare`, so that reading them
   * asks nothing more. Throws as `confirm`.
   */
  async learningOwner(call: ListCall<unknown>, caller: Bearer): Promise<string | null> {
    const { service, windowMilliseconds } = this.#settings;
    if (windowMilliseconds === 0 || !service || service.hasValidators(call.call)) return null;
    await this.confirm(caller);
    if (service.hasValidators(call.call) === null) await this.read(call, caller).catch(() => null);
    return this.isSparing(call.call) ? this.#owners.groupOf(caller) : null;
  }

  /** Whether upstream has answered the call with a success, within the last minute, to somebody whose lists the caller shares. */
  hasAnsweredLately(call: string, caller: Bearer): boolean {
    return this.#settings.service?.hasAnsweredLately(call, this.#owners.ownerOf(caller)) ?? false;
  }

  /** Whether what one caller has read may answer others of their group: upstream refuses strangers. */
  mayShare(): Promise<boolean> {
    return this.#owners.refusesStrangers();
  }

  /** What is stored of a list, however old it is; null where nothing is. Asks nothing, and nobody waits. */
  stored<Row>(call: ListCall<Row>, caller: Bearer): StoredList<Row> | null {
    const { version, answer } = this.#stored.find(nameOf(this.#readOf(call, caller))) ?? {};
    return version && answer ? (listOf(version, answer.asOf) as StoredList<Row>) : null;
  }

  /** Fetches a list for this caller alone: it is neither stored nor told to `onList`. Throws as `read`. */
  async fetch(call: ListCall<unknown>, caller: Bearer, signal?: AbortSignal): Promise<FetchedList> {
    const { rest, now } = this.#settings;
    const begun = now();
    const reply = await rest.get(call, caller, { signal });
    if (reply.notModified) throw badResponse();
    const read = this.#readOf(call, caller);
    const body = this.#bodyOf(read, reply.bytes);
    const version = await this.#stored.readBody(call, reply.bytes, body, this.#registerOf(caller));
    return this.#note(read, reply, version, begun);
  }

  /** Ends the windows of one caller, after a write of their own: their next reads call upstream again. */
  forget(caller: string): void {
    this.#owners.forget(caller);
    this.#questions.noteWrite(caller);
  }

  /** Ends all windows, after a write: the next reads call upstream again, even while a call is running. */
  forgetAll(): void {
    this.#questions.noteWrite();
  }

  #readOf(call: ListCall<unknown>, caller: Bearer, isSettled = false): Read {
    const key = call.shape ? `${call.path} ${call.shape}` : call.path;
    return { call, key, caller, owner: this.#owners.ownerOf(caller), isSettled };
  }

  async #read(read: Read): Promise<StoredList<unknown>> {
    const { call, caller } = read;
    const { state, key } = caller;
    const fresh = this.#fresh(read);
    if (fresh && (await this.#mayHave(read, fresh.answer))) {
      state.lists.push({ call: call.call, answer: 'window' });
      return listOf(fresh.version, fresh.answer.asOf);
    }
    const question = this.#questions.find(questionOf(read), key);
    if (!question) return this.#ask(read);
    const isOwn = question.by === key;
    if (!isOwn && state.mustRevalidate && this.#stored.find(nameOf(read))?.answer.etag) {
      // This caller's read must be revalidated later than now: one caller fetches the new body, and the others get a 304.
      await state.measure('wait', () => endOf(question));
      return this.#ask(read);
    }
    if (!isOwn && !(await this.#mayHave(read))) return this.#ask(read);
    question.join(state.departure);
    state.lists.push({ call: call.call, answer: 'shared' });
    try {
      return await (isOwn ? question.reply : state.measure('wait', () => question.reply));
    } catch (error) {
      // A refusal of the one who asked, or their queue, is no answer to this caller.
      if (!isOwn && !isForAll(error)) return this.#ask(read);
      state.hasFailure = true;
      throw error;
    }
  }

  /** Whether the caller may be given what upstream has answered to somebody, or to them a while ago. */
  async #mayHave({ caller }: Read, answer?: Answer): Promise<boolean> {
    const { now, windowMilliseconds } = this.#settings;
    if (!(await this.#owners.letsIn(caller))) return false;
    if (answer?.by === caller.key && now() - answer.at < windowMilliseconds) return true;
    return this.#owners.refusesStrangers();
  }

  /** The owner's answer with its body, if it is within its window; else null. */
  #fresh(read: Read): StoredAnswer | null {
    const opened = this.#opened(read);
    const found = this.#stored.find(nameOf(read));
    if (!found || (!read.isSettled && found.answer.asked < this.#questions.lastWrite(read.caller.key))) return null;
    const age = this.#settings.now() - found.answer.at;
    return found.answer.at >= opened && age >= 0 && age < this.#windowOf(read, found) ? found : null;
  }

  /** Since when an answer counts: of a past day since somebody has opened it, which its first reader does. */
  #opened({ call: { call, day }, caller, isSettled }: Read): number {
    const { now, timeZone, windowMilliseconds } = this.#settings;
    if (isSettled || day === undefined || day >= zoneClock(timeZone).format(now()).slice(0, 10)) return 0;
    return this.#owners.openDay(day, caller, this.isSparing(call) ? null : windowMilliseconds);
  }

  #windowOf({ call, caller, isSettled }: Read, { answer: { etag }, version: { bodyBytes } }: StoredAnswer): number {
    const { service, windowMilliseconds } = this.#settings;
    if (isSettled) return settledWindow;
    // Without a validator asking again costs the whole list.
    if (etag === null && service && windowMilliseconds > 0) return service.lastsFor(call.call, bodyBytes);
    return caller.state.mustRevalidate ? 0 : windowMilliseconds;
  }

  /** Asks upstream under the caller's token. */
  #ask(read: Read): Promise<StoredList<unknown>> {
    const { key, state } = read.caller;
    return this.#questions.ask(questionOf(read), key, state.departure, (...sent) => this.#send(read, ...sent));
  }

  async #send(read: Read, asked: number, signal: AbortSignal): Promise<StoredList<unknown>> {
    const { rest, now, timeZone, onList } = this.#settings;
    const { call, caller } = read;
    const last = this.#stored.find(nameOf(read));
    const begun = now();
    const etag = (last && begun < last.version.dueAt && last.answer.etag) || undefined;
    try {
      const reply = await rest.get(call, caller, { etag, signal });
      const body = reply.notModified ? last?.answer.body : this.#bodyOf(read, reply.bytes);
      if (body === undefined) throw badResponse();
      const found = reply.notModified ? last?.version : this.#stored.findBody(body);
      const known = found && begun < found.dueAt ? found : undefined;
      const answer = reply.notModified ? 'notModified' : known ? 'equalBytes' : 'newBody';
      caller.state.lists.push({ call: call.call, answer });
      const parse = () =>
        this.#stored.readBody(call, (reply as { readonly bytes: Buffer }).bytes, body, this.#registerOf(caller));
      const version = known ?? (await caller.state.measure('parse', parse));
      const list = this.#note(read, reply, version, begun);
      const { at } = list;
      const asOf = zoneClock(timeZone).format(at);
      const etagNow = reply.notModified ? (etag ?? null) : reply.etag;
      this.#stored.put(nameOf(read), { body, etag: etagNow, by: caller.key, asked, at, asOf }, version);
      const group = this.#owners.groupOf(caller);
      if (group !== null && etagNow === null && list.notice === null) onList?.(call, group, list);
      return listOf(version, asOf);
    } catch (error) {
      caller.state.hasFailure = true;
      if (codeOf(error) === 'UNAUTHENTICATED') this.#owners.forget(caller.key);
      throw error;
    }
  }

  /** The register as the caller is answered it, and the shifts that are stored. */
  #registerOf(caller: Bearer): RegisterSource {
    const read = this.#readOf(endpoints.validStaff(), caller, true);
    const known = () => {
      const found = this.stored(endpoints.validStaff(), caller);
      return found && registerIDs(found.rows);
    };
    const find = async (isNeeded: boolean) => {
      const isPaused = (this.#registerPauses.get(read.owner) ?? 0) > this.#settings.now();
      const mayAsk = this.#questions.find(questionOf(read), caller.key) !== null || (isNeeded && !isPaused);
      const ids = known();
      if (ids || !mayAsk) return ids;
      const { rows } = await this.#read(read).catch(() => ({ rows: null }));
      if (rows === null) this.#registerPauses.set(read.owner, this.#settings.now() + registerPause);
      return rows && registerIDs(rows as readonly StaffMemberRow[]);
    };
    return { known, find, shifts: () => this.stored(endpoints.shifts(), caller)?.rows ?? [] };
  }

  /** The key of a body. Its people are spelled by the register, which a service may narrow: who has another one has another list. */
  #bodyOf({ call, key, caller, owner }: Read, bytes: Buffer): string {
    const body = `${key} ${bodyName(bytes)}`;
    if (!call.call.startsWith('GET /attendance/')) return body;
    const register = this.stored(endpoints.validStaff(), caller);
    return `${body} ${register ? registerName(register.rows) : owner}`;
  }

  /** Notes what a reply shows of the caller and of the service. */
  #note({ call, caller }: Read, reply: GetReply, version: ListVersion, begun: number): FetchedList {
    const { service, now } = this.#settings;
    const { rows, notice, losses, bodyBytes } = version;
    const at = now();
    const group = this.#owners.groupOf(caller);
    this.#owners.note(caller.key, at);
    service?.note({
      ...{ call: call.call, group, owner: group ?? caller.key },
      hasValidator: reply.notModified || reply.etag !== null,
      bytes: reply.notModified ? 0 : bodyBytes,
      milliseconds: at - begun,
      isSuccess: notice === null,
    });
    return { rows, notice, losses, at };
  }
}

const listOf = ({ rows, notice, losses }: ListVersion, asOf: string) => ({ rows, notice, losses, asOf });
