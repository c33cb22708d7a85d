import { formatLongDate } from '../../schema/format.ts';
import type { Context } from '../app-context.ts';
import type { Coverage } from '../generated/resolvers.ts';
import { answered, failed, oldest, type ReadSource, unreadable } from '../lists/read-part.ts';
import { todayOf, wallClock } from '../shared/dates.ts';
import { codedError, codeOf } from '../shared/errors.ts';
import type { ListCall } from '../upstream/call.ts';
import { saysLost } from '../upstream/readers/losses.ts';
import { pastReader, readRows } from './past-readers.ts';
import { type DayOutcome, isAnswering, refusalOf, sentenceOfRefusals } from './refused-days.ts';
import type { SettledDay } from './settled-days.ts';

/** A list that each day has, and what screens ask of its rows on past days. */
export interface DailyList<Row, Value> {
  /** The call as section 7 names it. */
  readonly call: string;
  /** The list in words, such as `Sign-ins`, where it is named. */
  readonly noun?: string;
  readonly of: (day: string) => ListCall<Row>;
  /**
   * Makes of the rows what screens ask: small, because it stays in memory; plain data, because it is stored; the same object for
   * the same rows. A call has one. If you change what it makes, raise `valueVersion` (gateway/upstream/past-days/past-day-store.ts).
   */
  readonly reduce: (rows: readonly Row[]) => Value;
  /** Puts what it shares with other days, such as people, into a value that was stored. */
  readonly restore?: (value: Value) => Value;
  /** What the list is in a day that the service tells whole. */
  readonly part?: (day: SettledDay) => Value | null;
}

/** What the days hold: `days` has null where the call failed or its reply was neither success nor error, `source` sums all of them up. */
export interface DailyAnswer<Value> {
  readonly days: ReadonlyMap<string, Value | null>;
  /** Days that are not read yet and are being learned in the background, ascending; `days` has null for them. */
  readonly pending: readonly string[];
  readonly source: ReadSource;
  /** What is said of rows that could not be read; null where all could. */
  readonly losses: string | null;
  /** Days whose list has lost records: those of nobody, of another question, and entries that are none. */
  readonly lossy: ReadonlySet<string>;
  /** The first failure; null when every day answered, whatever it answered. */
  readonly error: unknown;
}

/**
 * Whether the reader waits for the lists of a day; of other days it takes what the gateway has learned so far. `soon`: for a
 * short time, since a person sees other days meanwhile. `whole`: for a long time, as for a file. `opened`: somebody opens the
 * day, so all of its lists are read again at one time, whatever has been learned.
 */
export type IsAwaited = (day: string) => boolean | 'soon' | 'whole' | 'opened';

const all: IsAwaited = () => true;

/** A day for which upstream answers that there is no record. */
const noRows: readonly never[] = [];

/** What came of a day. */
export type ReadDay<Value> = DayOutcome<Value | null> & {
  /**
   * `pending`: it is being learned in the background. `kept`: it was known, and the service was not asked. `unread`: nobody
   * waits for it, and it is not learned.
   */
  readonly state?: 'pending' | 'kept' | 'unread';
  /** The service's words where it has refused this day alone, which then has no records. */
  readonly refusal?: string | null;
  /** What is said of rows that could not be read. */
  readonly losses?: string | null;
};

/**
 * Reads a list of many days at once; the REST client limits how many calls of a caller run, and gives up those that wait
 * too long.
 * - Over a service with validators the gateway reads all days. Days before yesterday are settled: all readers share
 *   what `reduce` makes of their rows, which are not kept, and what a caller read within five minutes counts.
 * - Over a service without validators days before today come from what the gateway has learned of them for callers who share
 *   lists. It reads a missing day now if the reader waits for it, and else learns it in the background. For other callers
 *   it reads only the days that the reader waits for.
 * - Today is read as every list.
 * A day that the service refuses while it answers others has no records. Throws UNAUTHENTICATED; a day that fails
 * otherwise is null.
 */
export async function readDays<Row, Value>(
  list: DailyList<Row, Value>,
  days: readonly string[],
  context: Context,
  isAwaited: IsAwaited = all,
): Promise<DailyAnswer<Value>> {
  const today = todayOf(context);
  const newest = days.findLast((day) => day <= today);
  const past =
    newest && days.some((day) => day < today) ? await pastReader(list, days, newest, context, isAwaited) : null;
  const read = async (day: string): Promise<ReadDay<Value>> => {
    try {
      return day < today && past ? await past.read(day) : await readRows(list, day, context);
    } catch (error) {
      failed(list.call, error);
      return { error };
    }
  };
  const outcomes = await Promise.all(days.map(read));
  past?.end?.();
  const isThere = await isAnswering(
    list.call,
    outcomes.filter(({ state }) => state === undefined),
    context,
  );
  const settled = outcomes.map((outcome, index): ReadDay<Value> => {
    const day = days[index] ?? '';
    const refusal = isThere && day < today && outcome.state === undefined ? refusalOf(outcome) : null;
    if (refusal === null) return outcome;
    past?.refused?.(day, refusal);
    return { value: list.reduce(noRows), notice: null, asOf: wallClock(context), refusal };
  });
  return sumUp(list, days, settled);
}

/** The answer with some of its days read again. */
export async function readAgain<Row, Value>(
  list: DailyList<Row, Value>,
  answer: DailyAnswer<Value>,
  days: readonly string[],
  context: Context,
): Promise<DailyAnswer<Value>> {
  if (days.length === 0) return answer;
  const again = await readDays(list, days, context, () => 'opened');
  return { ...answer, days: new Map([...answer.days, ...again.days]), error: answer.error ?? again.error };
}

/** Most sentences about rows that could not be read. */
const mostSentences = 3;

/** Most days that are named. */
const mostNamed = 3;

/** The error of days that could not be read, which names them. */
function named(
  { call, noun = call }: Pick<DailyList<never, unknown>, 'call' | 'noun'>,
  days: readonly string[],
  error: unknown,
): unknown {
  const code = codeOf(error);
  if (code === null || code === 'UNAUTHENTICATED' || !(error instanceof Error)) return error;
  const more = days.length > mostNamed ? ` and ${days.length - mostNamed} more days` : '';
  const of = days.slice(0, mostNamed).map(formatLongDate).join(', ');
  return codedError(code, `${noun} of ${of}${more} could not be read: ${error.message}`, { days });
}

/** One answer of what came of the days. */
function sumUp<Value>(
  list: Pick<DailyList<never, Value>, 'call' | 'noun'>,
  days: readonly string[],
  outcomes: readonly ReadDay<Value>[],
): DailyAnswer<Value> {
  const { call } = list;
  const answers = outcomes.flatMap((outcome) => ('error' in outcome ? [] : [outcome]));
  const failure = outcomes.find((outcome) => 'error' in outcome);
  const failing = days.filter((_, index) => 'error' in (outcomes[index] ?? {}));
  const error = failure && 'error' in failure ? named(list, failing, failure.error) : null;
  const inState = (state: ReadDay<Value>['state']) => days.filter((_, index) => outcomes[index]?.state === state);
  const pending = inState('pending');
  const unread = inState('unread');
  const asOf = oldest(answers.flatMap((answer) => answer.asOf ?? []));
  const notice = answers.find((answer) => answer.notice !== null)?.notice ?? null;
  const lost = answers.flatMap((answer) => answer.losses ?? []);
  const losses =
    lost.length > 1
      ? `${lost.length} days: ${[...new Set(lost)].slice(0, mostSentences).join(' ')}`
      : (lost[0] ?? null);
  const said = [
    pending.length > 0 ? `Learned from ${days.length - pending.length} of ${days.length} days so far.` : null,
    unread.length > 0
      ? `${days.length - unread.length} of ${days.length} days were read: over this service past days are not read in the background.`
      : null,
    sentenceOfRefusals(answers.flatMap((answer) => answer.refusal ?? [])),
    losses,
  ].filter((sentence) => sentence !== null);
  const summed =
    notice === null
      ? { ...answered(call, asOf, said.length > 0 ? said.join(' ') : null), losses }
      : unreadable(call, notice, asOf);
  return {
    days: new Map(outcomes.map((outcome, index) => [days[index] ?? '', 'error' in outcome ? null : outcome.value])),
    pending,
    losses,
    lossy: new Set(
      days.filter((_, index) => {
        const outcome = outcomes[index];
        return outcome && !('error' in outcome) && saysLost(outcome.losses ?? null);
      }),
    ),
    source: error === null ? summed : failed(call, error),
    error,
  };
}

/** How many of some days an answer rests on; all of the days that were read where no others are named. */
export function coverageOf(
  { days, pending }: Pick<DailyAnswer<unknown>, 'days' | 'pending'>,
  asked: readonly string[] = [...days.keys()],
): Coverage {
  return {
    daysAsked: asked.length,
    daysRead: asked.filter((day) => (days.get(day) ?? null) !== null).length,
    isLearning: pending.length > 0,
  };
}

/** The error of what cannot show that days are still being read, such as a file; null once they have been. */
export const stillLearning = ({ daysAsked, daysRead, isLearning }: Coverage): Error | null =>
  isLearning
    ? codedError(
        'UPSTREAM_UNAVAILABLE',
        daysRead < daysAsked
          ? `${daysRead} of ${daysAsked} days have been read; the others are being read. Try again in a minute.`
          : 'Further days on which this rests are being read. Try again in a minute.',
        { daysRead, daysAsked },
      )
    : null;
