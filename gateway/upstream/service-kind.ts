import type { Caller } from './caller.ts';

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
  /** The role of whom it answered, where that is known. */
  readonly role?: Caller['role'];
}

/** What the last replies to one call were like. */
interface CallFacts {
  bytes: number;
  milliseconds: number;
  /** Milliseconds since 1970 of the last success by role. */
  readonly succeededAt: Map<Caller['role'], number>;
}

/** What kind of service upstream is, and how often the gateway may ask it. */
export interface ServiceKind {
  /** Notes a reply to a list call. */
  note(reply: ListReply): void;
  /** Whether its lists have validators, so that asking again is cheap; null before the first list reply. */
  hasValidators(): boolean | null;
  /** Whether a list that one caller has fetched answers others of the same role for a while; null while that is not known. */
  sharesLists(): boolean | null;
  /** Milliseconds in which a list that has been fetched answers others of the role. */
  shareFor(call: string, bytes: number): number;
  /**
   * Milliseconds in which a worker of the learner rests after a call that brought so many bytes, so many milliseconds
   * after learning has begun: longer in the first minute, in which screens are opened.
   */
  restAfter(bytes: number, elapsed: number): number;
  /** Whether the service has answered the call to somebody of a role with a success within the last minute, for whatever day. */
  hasAnsweredLately(call: string, role: Caller['role']): boolean;
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
  /** Whether lists may answer others at all. */
  readonly mayShare: boolean;
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

/** Milliseconds in which a list answers others: of a running day, for each megabyte of it, and at most. */
const shares = { running: 30 * second, perMegabyte: 20 * second, most: 120 * second } as const;

/** Milliseconds that a worker of the learner rests: after any call in the first minute and later, for each megabyte, and at most. */
const rests = { first: 4.5 * second, later: 2 * second, perMegabyte: 2 * second, most: 8 * second } as const;

/** Milliseconds in which an answer shows that a call works. */
const lately = 60 * second;

/** The kind of one service; `decided` hears of it once it is known. */
export function createServiceKind({ now, mayShare, isLearning, decided }: ServiceKindSettings): ServiceKind {
  let hasValidators: boolean | null = null;
  let repliesInARow = 0;
  const calls = new Map<string, CallFacts>();
  const decide = (are: boolean) => {
    if (hasValidators === are) return;
    hasValidators = are;
    decided(are);
  };
  return {
    note({ call, hasValidator, bytes, milliseconds, isSuccess, role }) {
      repliesInARow = hasValidator ? 0 : repliesInARow + 1;
      if (hasValidator) decide(true);
      else if (hasValidators === null || repliesInARow >= repliesWithout) decide(false);
      const known = calls.get(call);
      const facts = known ?? { bytes, milliseconds, succeededAt: new Map() };
      if (bytes > 0) facts.bytes = bytes;
      facts.milliseconds = milliseconds;
      if (isSuccess) facts.succeededAt.set(role, now());
      if (!known) calls.set(call, facts);
    },
    hasValidators: () => hasValidators,
    sharesLists: () => (mayShare ? (hasValidators === null ? null : !hasValidators) : false),
    shareFor: (call, bytes) =>
      runningCalls.test(call)
        ? Math.min(shares.most, Math.max(shares.running, (shares.perMegabyte * bytes) / megabyte))
        : shares.most,
    restAfter(bytes, elapsed) {
      const least = elapsed < 60 * second ? rests.first : rests.later;
      return Math.min(rests.most, least + (rests.perMegabyte * bytes) / megabyte);
    },
    hasAnsweredLately(call, role) {
      const at = calls.get(call)?.succeededAt.get(role);
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
