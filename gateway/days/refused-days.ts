import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { StoredList } from '../lists/store.ts';
import { wallClock } from '../shared/dates.ts';
import { isRefusal } from '../upstream/faults.ts';

/** What came of reading one day. */
export type DayOutcome<Value> =
  | { readonly value: Value; readonly notice: string | null; readonly asOf: string | null }
  | { readonly error: unknown };

/** The service's words where it refuses a day, by status error or one that is neither success nor error; else null. */
export function refusalOf(outcome: DayOutcome<unknown>): string | null {
  if (!('error' in outcome)) return outcome.notice;
  return isRefusal(outcome.error) ? outcome.error.message : null;
}

/**
 * Whether a service that refuses some days of a call answers others: then it has no records of the refused days, and is
 * not at fault. True if it answered one of these days, or any day within the last minute to somebody whose lists this caller shares, and
 * still answers this caller. Throws UNAUTHENTICATED.
 */
export async function isAnswering(
  call: string,
  outcomes: readonly DayOutcome<unknown>[],
  context: Context,
): Promise<boolean> {
  if (outcomes.every((outcome) => refusalOf(outcome) === null)) return true;
  const caller = bearer(context);
  const isAnswered = outcomes.some((outcome) => !('error' in outcome) && outcome.notice === null);
  if (!isAnswered && !context.lists.hasAnsweredLately(call, caller)) return false;
  return context.lists.accepts(caller);
}

/** The sentence about days that the service refuses; null without such days. */
export function sentenceOfRefusals(words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const [one] = words;
  return words.length === 1
    ? `1 day: the service answers “${one}”, so it has no records.`
    : `${words.length} days: the service answers “${one}”, so they have no records.`;
}

/** Lists of several days, and the sentence about those that the service refused. */
export interface ListsOrNone<Row> {
  readonly lists: readonly StoredList<Row>[];
  readonly said: string | null;
}

/**
 * Reads the lists of several days of one call, all at once. A day before today that the service refuses while it answers
 * others is a list without rows. Throws the first failure otherwise.
 */
export async function readOrNone<Row>(
  call: string,
  days: readonly string[],
  read: (day: string) => Promise<StoredList<Row>>,
  context: Context,
): Promise<ListsOrNone<Row>> {
  const outcomes = await Promise.all(
    days.map((day) =>
      read(day).then(
        (list): DayOutcome<StoredList<Row>> => ({ value: list, notice: list.notice, asOf: list.asOf }),
        (error: unknown): DayOutcome<StoredList<Row>> => ({ error }),
      ),
    ),
  );
  const isThere = await isAnswering(call, outcomes, context);
  const now = wallClock(context);
  const refusals: string[] = [];
  const lists = outcomes.map((outcome, index): StoredList<Row> => {
    const refusal = isThere && (days[index] ?? '') < now.slice(0, 10) ? refusalOf(outcome) : null;
    if (refusal !== null) {
      refusals.push(refusal);
      return { rows: [], notice: null, asOf: now };
    }
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  });
  return { lists, said: sentenceOfRefusals(refusals) };
}
