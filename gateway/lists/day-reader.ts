import { todayOf } from '../dates.ts';
import { addDays } from '../days.ts';
import type { Source } from '../generated/resolvers.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import type { ListCall } from '../rest/list-call.ts';
import { digestOf } from './digest-of.ts';
import { answered, failed, oldest, unreadable } from './read-part.ts';

/** A list that each of several days has, and what is wanted of it. */
export interface DailyList<Row, Digest> {
  /** The call as section 7 names it. */
  readonly call: string;
  readonly of: (day: string) => ListCall<Row>;
  /** Small, for it is retained; the same one for the same rows. */
  readonly digest: (rows: readonly Row[]) => Digest;
}

/** What the days hold: `days` has null where the call failed or its reply was neither success nor error, `source` sums all of them up. */
export interface DailyAnswer<Digest> {
  readonly days: ReadonlyMap<string, Digest | null>;
  /** Days that are not read yet and are being learned in the background, ascending; `days` has null for them. */
  readonly pending: readonly string[];
  readonly source: Source;
  /** The first failure; null when every day answered, whatever it answered. */
  readonly error: unknown;
}

/** Whether the reader waits for the lists of a day; of the other days it takes what has been learned so far. */
export type IsAwaited = (day: string) => boolean;

const all: IsAwaited = () => true;

/** A day for which upstream answers that there is no record. */
const noRows: readonly never[] = [];

/**
 * Reads a list of many days, all at once: the REST client lets few calls of a caller under way, and gives up those
 * whose place in the queue does not come in time. A day before yesterday is settled: all readers share its digest, its rows are not
 * retained, and a caller's reads of five minutes count as one. Yesterday and today are read as every list, for night
 * shifts may still change them. Throws UNAUTHENTICATED; other failures leave their days null.
 */
export async function readDays<Row, Digest>(
  list: DailyList<Row, Digest>,
  days: readonly string[],
  context: Context,
  _isAwaited: IsAwaited = all,
): Promise<DailyAnswer<Digest>> {
  const caller = bearer(context);
  const yesterday = addDays(todayOf(context), -1);
  // What is on the dashboard's first screen must not wait behind weeks of days (F-50).
  const apart = { ...caller, isBackground: true };
  const digestDay = async (day: string) => {
    if (day < yesterday) {
      const { rows, notice, asOf } = await context.lists.readSettled(digestOf(list.of(day), list.digest), apart);
      return { digest: notice === null ? (rows[0] ?? list.digest(noRows)) : null, notice, asOf };
    }
    const { rows, notice, asOf } = await context.lists.read(list.of(day), caller);
    return { digest: notice === null ? list.digest(rows) : null, notice, asOf };
  };
  let error: unknown = null;
  const read = async (day: string) => {
    try {
      return { day, ...(await digestDay(day)) };
    } catch (fault) {
      error ??= fault;
      failed(list.call, fault);
      return { day, digest: null, notice: null, asOf: null };
    }
  };
  const answers = await Promise.all(days.map(read));
  const asOf = oldest(answers.flatMap((answer) => answer.asOf ?? []));
  const notice = answers.find((answer) => answer.notice !== null)?.notice ?? null;
  const told = notice === null ? answered(list.call, asOf) : unreadable(list.call, notice, asOf);
  return {
    days: new Map(answers.map(({ day, digest }) => [day, digest])),
    pending: [],
    source: error === null ? told : failed(list.call, error),
    error,
  };
}
