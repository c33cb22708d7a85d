import { LRUCache } from 'lru-cache';
import { atMost } from '../../common/at-most.ts';

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
  /** The group of callers that share it; null for a caller who has lists of their own. */
  readonly group: string | null;
}

/** What the last replies to one call were like. */
interface CallFacts {
  bytes: number;
  milliseconds: number;
  hasValidators: boolean | null;
  /** Replies with a validator since the last without. */
  repliesWith: number;
}

/**
 * Replies with a validator in a row after which a call counts again as one with validators: a proxy may name versions of
 * some replies, such as short ones.
 */
const repliesWith = 50;

/** Lists that change with each sign-in. */
const runningCalls = /^GET \/attendance\/(findall|find\/customer|lateness|exception)$/;

const megabyte = 1_000_000;
const second = 1_000;

/** Milliseconds for which a list lasts: of a running day, for each megabyte of it, and at most. */
const lasts = { running: 60 * second, perMegabyte: 20 * second, most: 120 * second } as const;

/** Groups of callers that may ask by themselves: where there are more, the lists of each last longer. */
const fewGroups = 3;

/** Milliseconds for which a group counts after its last reply. */
const groupLasts = 600 * second;

/** Groups that are counted, and last answers to an owner's call that are known. */
const mostOwners = 10_000;

/** Milliseconds in which an answer shows that a call works. */
const lately = 60 * second;

/** What kind of service upstream is, and how often the gateway may ask it. */
export type ServiceKind = ReturnType<typeof createServiceKind>;

/**
 * The kind of one service. `now` is in milliseconds since 1970; `decided` is called when it is known of a call whether its
 * lists have validators, and when that changes.
 */
export function createServiceKind({
  now,
  decided,
}: {
  readonly now: () => number;
  readonly decided: (call: string, hasValidators: boolean) => void;
}) {
  const calls = new Map<string, CallFacts>();
  const groups = new LRUCache<string, number>(atMost(mostOwners));
  /** Milliseconds since 1970 of the last success by call and owner. */
  const succeededAt = new LRUCache<string, number>(atMost(mostOwners));
  const decide = (call: string, facts: CallFacts, hasValidator: boolean) => {
    facts.repliesWith = hasValidator ? facts.repliesWith + 1 : 0;
    const isWith = hasValidator && (facts.hasValidators !== false || facts.repliesWith >= repliesWith);
    if (facts.hasValidators === isWith) return;
    facts.hasValidators = isWith;
    decided(call, isWith);
  };
  const all = (are: (call: string) => boolean = () => true): boolean | null => {
    const known = [...calls].flatMap(([call, { hasValidators }]) => (are(call) ? (hasValidators ?? []) : []));
    return known.length === 0 ? null : !known.includes(false);
  };
  return {
    /** Notes a reply to a list call. */
    note({ call, hasValidator, bytes, milliseconds, isSuccess, owner, group }: ListReply): void {
      const facts: CallFacts = calls.get(call) ?? { bytes, milliseconds, hasValidators: null, repliesWith: 0 };
      calls.set(call, facts);
      if (bytes > 0) facts.bytes = bytes;
      facts.milliseconds = milliseconds;
      if (group !== null) groups.set(group, now());
      if (!isSuccess) return;
      succeededAt.set(`${call} ${owner}`, now());
      decide(call, facts, hasValidator);
    },
    /**
     * Whether the lists of a call have validators, so that asking again is cheap. Before its first success it counts as
     * without where another call is; null where none is.
     */
    hasValidators: (call: string): boolean | null => calls.get(call)?.hasValidators ?? (all() === false ? false : null),
    /** Milliseconds for which a list without a validator is not fetched again. */
    lastsFor(call: string, bytes: number): number {
      const own = runningCalls.test(call)
        ? Math.max(lasts.running, (lasts.perMegabyte * bytes) / megabyte)
        : lasts.most;
      const asking = [...groups.values()].filter((at) => now() - at < groupLasts).length;
      return Math.min(lasts.most, own) * Math.max(1, asking / fewGroups);
    },
    /** Whether the service has answered the call to an owner with a success within the last minute, for whatever day. */
    hasAnsweredLately(call: string, owner: string): boolean {
      const at = succeededAt.get(`${call} ${owner}`);
      return at !== undefined && now() - at < lately;
    },
    /** Milliseconds after which asking the dashboard's numbers again can show something new. */
    get refreshAfter(): number {
      return (all((call) => runningCalls.test(call)) ?? all()) === false ? refreshes.dear : refreshes.cheap;
    },
    /** What is known, for whoever watches the gateway: of all calls, null before the first list; and of each its last whole body and time. */
    details: () => ({
      hasValidators: all(),
      calls: Object.fromEntries(
        [...calls].map(([call, { bytes, milliseconds, hasValidators }]) => [
          call,
          { bytes, milliseconds, hasValidators },
        ]),
      ),
    }),
  };
}

/** Milliseconds after which clients ask again: where that is cheap or not known, and where lists are whole. */
const refreshes = { cheap: 1_500, dear: 60_000 } as const;
