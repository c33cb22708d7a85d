import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';
import { codeOf } from '../shared/errors.ts';
import { type Bearer, type CallingRequest, nameByPatience } from '../upstream/caller.ts';
import { isFailure, isUpstreamFault } from '../upstream/faults.ts';

/** Milliseconds for which a reply of upstream shows that a caller's session holds. */
const sessionWindow = 5_000;

/** Milliseconds for which it is known whether strangers may read the smallest list, and after which a failure is asked again. */
const strangersWindow = { known: 3_600_000, failed: 60_000 } as const;

/** Callers whose last reply is stored. */
const maximumCallers = 10_000;

/** A read of the smallest list that is under way, and the request for which it is made. */
interface Check {
  readonly request: CallingRequest;
  readonly reply: Promise<unknown>;
}

/** How upstream is asked. */
interface OwnersSettings {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether callers share lists at all. */
  readonly hasGroups: boolean;
  /** Reads the smallest list under the caller's token, and notes the answer. */
  readonly ask: (caller: Bearer) => Promise<unknown>;
  /** Reads the smallest list with a token that is nobody's. */
  readonly askAsStranger: () => Promise<unknown>;
}

/** Milliseconds for which a past day counts as opened over a service whose lists cost whole bodies. */
const openedFor = 30_000;

/**
 * Who may be answered by which list.
 *
 * Every stored list has an owner, and answers only callers of that owner: a group, whose tokens name the same role, district
 * and whatever else may narrow an answer, by a signature that the gateway has checked; or else one caller alone.
 *
 * A list that upstream has not just answered to the caller answers them only while upstream lets them in: within five seconds
 * of any list that it has answered to them, else of the smallest. That shows nothing where strangers may read the smallest
 * list. Over such a service each caller has lists of their own.
 */
export class Owners {
  readonly #settings: OwnersSettings;
  readonly #answered = new LRUCache<string, number>(atMost(maximumCallers));
  readonly #opened = new LRUCache<string, number>(atMost(maximumCallers));
  readonly #checks = new Map<string, Check>();
  #strangers: { readonly areLetIn: boolean | null; readonly until: number } | null = null;
  #strangersCheck: Promise<boolean> | null = null;

  constructor(settings: OwnersSettings) {
    this.#settings = settings;
  }

  /** The group whose lists the caller shares; null for a caller who has lists of their own. */
  groupOf({ group }: Bearer): string | null {
    const isAlone = group === undefined || !this.#settings.hasGroups || this.#strangers?.areLetIn;
    return isAlone ? null : `group ${group}`;
  }

  /** The owner of the caller's lists. */
  ownerOf(caller: Bearer): string {
    return this.groupOf(caller) ?? caller.key;
  }

  /**
   * When a past day was opened for the owner of the caller's lists, in milliseconds since 1970: now, or at most
   * `lasts` ago; null is as long as a service whose lists cost whole bodies is spared.
   * Lists of the day that are read since then are of one age.
   */
  openDay(day: string, caller: Bearer, lasts: number | null): number {
    const now = this.#settings.now();
    const name = `${this.ownerOf(caller)} ${day}`;
    const known = this.#opened.get(name);
    if (known !== undefined && now - known < (lasts ?? openedFor)) return known;
    this.#opened.set(name, now);
    return now;
  }

  /** Notes that upstream answered the caller. */
  note(caller: string, at: number): void {
    this.#answered.set(caller, at);
  }

  /** Forgets that upstream answered the caller: it is asked again. */
  forget(caller: string): void {
    this.#answered.delete(caller);
  }

  /** Whether upstream has answered the caller within five seconds. */
  holds(caller: string): boolean {
    const at = this.#answered.get(caller);
    return at !== undefined && this.#settings.now() - at < sessionWindow;
  }

  /** Makes sure that upstream has answered the caller within five seconds. Throws what reading the smallest list throws. */
  async confirm(caller: Bearer): Promise<void> {
    if (this.holds(caller.key)) return;
    const { request, reply } = this.#checks.get(nameByPatience(caller.key, caller)) ?? this.#check(caller);
    try {
      await reply;
    } catch (error) {
      if (request === caller.state || !request.departure.aborted) throw error;
      // Another request of the caller has ended the read by leaving, which is no answer to this one.
      return this.confirm(caller);
    }
  }

  /** Whether upstream lets the caller in; false while it fails. Throws UNAUTHENTICATED. */
  async letsIn(caller: Bearer): Promise<boolean> {
    try {
      await this.confirm(caller);
    } catch (error) {
      if (codeOf(error) === 'UNAUTHENTICATED') throw error;
    }
    return this.holds(caller.key);
  }

  /** Whether strangers are refused the smallest list, so that being let in shows something; false while that is not known. */
  async refusesStrangers(): Promise<boolean> {
    const { now } = this.#settings;
    if (this.#strangers && now() < this.#strangers.until) return this.#strangers.areLetIn === false;
    this.#strangersCheck ??= this.#askAsStranger().finally(() => {
      this.#strangersCheck = null;
    });
    return this.#strangersCheck;
  }

  #check(caller: Bearer): Check {
    const name = nameByPatience(caller.key, caller);
    const reply = this.#settings.ask(caller).finally(() => this.#checks.delete(name));
    const check = { request: caller.state, reply };
    this.#checks.set(name, check);
    return check;
  }

  async #askAsStranger(): Promise<boolean> {
    const { now, askAsStranger } = this.#settings;
    const areLetIn = await askAsStranger().then(
      () => true,
      (error: unknown) => {
        // A failure of the moment refuses nobody.
        const isFault = isUpstreamFault(error) && codeOf(error) !== 'UPSTREAM_BAD_RESPONSE';
        return isFault || isFailure(error) ? null : false;
      },
    );
    const lasts = areLetIn === null ? strangersWindow.failed : strangersWindow.known;
    this.#strangers = { areLetIn, until: now() + lasts };
    return areLetIn === false;
  }
}
