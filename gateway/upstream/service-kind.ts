import { LRUCache } from 'lru-cache';

/** What a reply to a list call tells about the service. */
export interface ListReply {
  /** The call's name: `GET /shift/findAll`. */
  readonly call: string;
  /** Whether it names a version (ETag) or confirms one (304). */
  readonly hasValidator: boolean;
  /** Bytes of the body; 0 for a confirmation. */
  readonly bytes: number;
  /** Milliseconds from call to last byte, the queue included. */
  readonly milliseconds: number;
  /** Whether it was a success: neither a refusal nor a status that is not known. */
  readonly isSuccess: boolean;
  /** Of the list (gateway/lists/owners.ts). */
  readonly owner: string;
}

/** What the last replies to one call were like. */
interface CallFacts {
  bytes: number;
  milliseconds: number;
  /** Milliseconds since 1970 of the last success by owner. */
  readonly succeededAt: LRUCache<string, number>;
}

/** What kind of service upstream is, and how often the gateway may ask it. */
export interface ServiceKind {
  /** Notes a reply to a list call. */
  note(reply: ListReply): void;
  /** Whether its lists have validators, so that asking again is cheap; null before the first list reply. */
  hasValidators(): boolean | null;
  /** Milliseconds for which a list without a validator is not fetched again. */
  lastsFor(call: string, bytes: number): number;
  /**
   * Milliseconds in which a worker of the learner rests after a call that brought so many bytes, so many milliseconds
   * after learning has begun: longer in the first minute, in which screens are opened.
   */
  restAfter(bytes: number, elapsed: number): number;
  /** Whether the service has answered the call to an owner with a success within the last minute, for whatever day. */
  hasAnsweredLately(call: string, owner: string): boolean;
  /** Milliseconds after which asking the dashboard's numbers again can show something new. */
  readonly refreshAfter: number;
  /** What is known, for whoever watches the gateway. */
  details(): ServiceDetails;
}

/** What is known of the service. */
interface ServiceDetails {
  readonly hasValidators: boolean | null;
  /** The last whole body and the time of the last call, by call. */
  readonly calls: Readonly<Record<string, { readonly bytes: number; readonly milliseconds: number }>>;
}

/** What the kind of service is worked out with. */
interface ServiceKindSettings {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Whether days are being learned in the background. */
  readonly isLearning: () => boolean;
  /** Called when it is known whether the service has validators, and when that changes. */
  readonly decided: (hasValidators: boolean) => void;
}

/** Consecutive replies without a validator after which the service counts as one without validators. */
const repliesWithout = 50;

/** Lists that change with each sign-in. */
const runningCalls = /^GET \/attendance\/(findall|find\/customer|lateness|exception)$/;

const megabyte = 1_000_000;
const second = 1_000;

/** Milliseconds for which a list lasts: of a running day, for each megabyte of it, and at most. */
const lasts = { running: 30 * second, perMegabyte: 20 * second, most: 120 * second } as const;

/** Milliseconds that a worker of the learner rests: after any call in the first minute and later, for each megabyte, and at most. */
const rests = { first: 4.5 * second, later: 2 * second, perMegabyte: 2 * second, most: 8 * second } as const;

/** Owners whose last answer to a call is known. */
const mostOwners = 1_000;

/** Milliseconds in which an answer shows that a call works. */
const lately = 60 * second;

/** The kind of one service; `decided` hears of it once it is known. */
export function createServiceKind({ now, isLearning, decided }: ServiceKindSettings): ServiceKind {
  let hasValidators: boolean | null = null;
  let repliesInARow = 0;
  const calls = new Map<string, CallFacts>();
  const decide = (are: boolean) => {
    if (hasValidators === are) return;
    hasValidators = are;
    decided(are);
  };
  return {
    note({ call, hasValidator, bytes, milliseconds, isSuccess, owner }) {
      repliesInARow = hasValidator ? 0 : repliesInARow + 1;
      if (hasValidator) decide(true);
      else if (hasValidators === null || repliesInARow >= repliesWithout) decide(false);
      const known = calls.get(call);
      const facts = known ?? { bytes, milliseconds, succeededAt: new LRUCache({ max: mostOwners }) };
      if (bytes > 0) facts.bytes = bytes;
      facts.milliseconds = milliseconds;
      if (isSuccess) facts.succeededAt.set(owner, now());
      if (!known) calls.set(call, facts);
    },
    hasValidators: () => hasValidators,
    lastsFor: (call, bytes) =>
      runningCalls.test(call)
        ? Math.min(lasts.most, Math.max(lasts.running, (lasts.perMegabyte * bytes) / megabyte))
        : lasts.most,
    restAfter(bytes, elapsed) {
      const least = elapsed < 60 * second ? rests.first : rests.later;
      return Math.min(rests.most, least + (rests.perMegabyte * bytes) / megabyte);
    },
    hasAnsweredLately(call, owner) {
      const at = calls.get(call)?.succeededAt.get(owner);
      return at !== undefined && now() - at < lately;
    },
    get refreshAfter() {
      if (hasValidators !== false) return refreshes.cheap;
      return isLearning() ? refreshes.learning : refreshes.dear;
    },
    details: () => ({
      hasValidators,
      calls: Object.fromEntries([...calls].map(([call, { bytes, milliseconds }]) => [call, { bytes, milliseconds }])),
    }),
  };
}

/** Milliseconds after which clients ask again: where that is cheap or not known, while days are learned, and where lists are whole. */
const refreshes = { cheap: 1_500, learning: 15_000, dear: 60_000 } as const;
