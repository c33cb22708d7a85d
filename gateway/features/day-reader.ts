import { LRUCache } from 'lru-cache';
import { zoneClock } from '../dates.ts';
import { addDays } from '../days.ts';
import type { Source } from '../generated/resolvers.ts';
import type { ListStore } from '../lists/store.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import type { ListCall } from '../rest/list-call.ts';
import { answered, failed, oldest } from './read-part.ts';

/** How long, in milliseconds, a caller's read of a past day counts for that caller. */
const keptFor = 300_000;

/** Numbers and people kept, over all callers and days. */
const mostKept = 200_000;

/** A list that each of several days has, and what is wanted of it: small, for it is kept. */
export interface DailyList<Row, Digest> {
  /** The call as section 7 names it. */
  readonly call: string;
  readonly of: (day: string) => ListCall<Row>;
  readonly digest: (rows: readonly Row[]) => Digest;
}

/** What the days said: `days` has null where the call failed, `source` tells of all of them as one. */
export interface DailyAnswer<Digest> {
  readonly days: ReadonlyMap<string, Digest | null>;
  readonly source: Source;
  /** The first failure; null when every day answered. */
  readonly error: unknown;
}

interface Kept {
  readonly digest: unknown;
  readonly asOf: string;
  readonly at: number;
}

const readers = new WeakMap<ListStore, ReturnType<typeof createReader>>();

/**
 * Reads a list of many days, all at once: the REST client lets few calls of a caller under way, and gives up those
 * whose turn does not come in time. Days before yesterday are kept for five minutes for the caller whose own read
 * brought them, so nobody sees what upstream would not give them; yesterday and today are always read, for night shifts
 * may still change them. Throws UNAUTHENTICATED; other failures leave their days null.
 */
export async function readDays<Row, Digest>(
  list: DailyList<Row, Digest>,
  days: readonly string[],
  context: Context,
): Promise<DailyAnswer<Digest>> {
  const reader = readers.get(context.lists) ?? createReader();
  readers.set(context.lists, reader);
  let error: unknown = null;
  const read = async (day: string) => {
    try {
      return await reader(list, day, context);
    } catch (fault) {
      error ??= fault;
      failed(list.call, fault);
      return null;
    }
  };
  const answers = await Promise.all(days.map(async (day) => ({ day, kept: await read(day) })));
  const asOf = oldest(answers.flatMap(({ kept }) => kept?.asOf ?? []));
  return {
    days: new Map(answers.map(({ day, kept }) => [day, kept && (kept.digest as Digest)])),
    source: error === null ? answered(list.call, asOf) : failed(list.call, error),
    error,
  };
}

function createReader() {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostKept,
    sizeCalculation: ({ digest }) => (Array.isArray(digest) ? digest.length : 0) + 1,
  });

  return async function read<Row, Digest>(list: DailyList<Row, Digest>, day: string, context: Context): Promise<Kept> {
    const call = list.of(day);
    const caller = bearer(context);
    const now = context.now();
    const key = `${caller.key} ${call.path}`;
    const mayKeep = day < addDays(zoneClock(context.timeZone).format(now).slice(0, 10), -1);
    const known = mayKeep ? kept.get(key) : undefined;
    if (known && now - known.at < keptFor) return known;
    const { rows, asOf } = await context.lists.read(call, caller);
    const answer = { digest: list.digest(rows), asOf, at: now };
    if (mayKeep) kept.set(key, answer);
    return answer;
  };
}
