import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { reducedCall } from '../lists/list-versions.ts';
import type { ListStore } from '../lists/store.ts';
import { addDays, todayOf, zoneClock } from '../shared/dates.ts';
import { codeOf } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { type Bearer, outliving } from '../upstream/caller.ts';
import type { Asker } from '../upstream/past-days/learner.ts';
import type { DayLesson, Found } from '../upstream/past-days/past-days.ts';
import { sentenceOfDay } from '../upstream/readers/losses.ts';
import type { DailyList, IsAwaited, ReadDay } from './day-reader.ts';
import { settledDay } from './settled-days.ts';

/** Milliseconds that a request waits for a day before it answers that the day is pending; the person sees other days meanwhile. */
const longestWaitMs = { soon: 2_000, whole: 20_000 } as const;

const waitOf = (isAwaited: ReturnType<IsAwaited>): number | undefined =>
  typeof isAwaited === 'string' && isAwaited !== 'opened' ? longestWaitMs[isAwaited] : undefined;

/** Milliseconds for which the error of a day is kept that failed after its request had been answered. */
const failureLasts = 20_000;
const mostFailures = 10_000;

/** Errors of days that failed lately, by caller and path. */
const failuresOf = memoizeByIdentity(
  (_lists: ListStore) => new LRUCache<string, { readonly error: unknown }>({ max: mostFailures, ttl: failureLasts }),
);

/** How the days before today are read. */
interface PastReader<Value> {
  read(day: string): Promise<ReadDay<Value>>;
  /** Notes that the service refuses a day, in these words, while it answers others. */
  refused?(day: string, words: string): void;
  /** Called when all days have been read. */
  end?(): void;
}

/** A list of a day as it is now. */
export async function readRows<Row, Value>(
  list: DailyList<Row, Value>,
  day: string,
  context: Context,
): Promise<ReadDay<Value>> {
  const { rows, notice, losses, asOf } = await context.lists.read(list.of(day), bearer(context));
  return { value: notice === null ? list.reduce(rows) : null, notice, asOf, losses: sentenceOfDay(losses) };
}

/** From so many days on, whole weeks are read: for fewer days the lists are smaller than their weeks. */
const manyDays = 20;

/** How the days before today are read; `newest` is the last of them. */
export async function pastReader<Row, Value>(
  list: DailyList<Row, Value>,
  days: readonly string[],
  newest: string,
  context: Context,
  isAwaited: IsAwaited,
): Promise<PastReader<Value>> {
  // The dashboard's first screen must not wait behind weeks of days.
  const caller = { ...bearer(context), isBackground: true };
  try {
    const owner = await context.lists.learningOwner(list.of(newest), caller);
    if (owner !== null) return keptDays(list, context, { ...caller, owner }, isAwaited);
    const { part, ...byDay } = list;
    return settledDays(days.length < manyDays ? byDay : list, context, caller, isAwaited);
  } catch (error) {
    return { read: () => Promise.reject(error) };
  }
}

/** Days as the service answers them to the caller. */
function settledDays<Row, Value>(
  list: DailyList<Row, Value>,
  context: Context,
  caller: Bearer,
  isAwaited: IsAwaited,
): PastReader<Value> {
  const yesterday = addDays(todayOf(context), -1);
  const isSparing = context.lists.isSparing(list.call);
  // Reading goes on when the request has been answered.
  const patient = { ...caller, state: outliving(caller.state), isPatient: true };
  return {
    async read(day) {
      const awaited = isAwaited(day);
      const wait = waitOf(awaited);
      if (isSparing && (!awaited || wait !== undefined))
        return { value: null, notice: null, asOf: null, state: 'unread' };
      if (day === yesterday || awaited === 'opened') return readRows(list, day, context);
      if (wait === undefined) return readSettled(list, day, context, caller);
      const name = `${caller.key} ${list.of(day).path}`;
      const failures = failuresOf(context.lists);
      const failure = failures.get(name);
      if (failure) return failure;
      const reading = readSettled(list, day, context, patient);
      reading.catch((error) => failures.set(name, { error }));
      return inTime(reading, wait);
    },
  };
}

/** What was read within so many milliseconds; else the day is pending. */
async function inTime<Value>(reading: Promise<ReadDay<Value>>, milliseconds: number): Promise<ReadDay<Value>> {
  const ended = new AbortController();
  const late = wait(milliseconds, null, { signal: ended.signal }).then(
    (): ReadDay<Value> => ({ value: null as Value, notice: null, asOf: null, state: 'pending' }),
  );
  late.catch(() => {});
  return Promise.race([reading, late]).finally(() => ended.abort());
}

/** A day as the service tells it whole, else its list. */
async function readSettled<Row, Value>(
  list: DailyList<Row, Value>,
  day: string,
  context: Context,
  caller: Bearer,
): Promise<ReadDay<Value>> {
  const whole = list.part && (await settledDay(day, context, caller).catch(unlessEnded));
  const part = whole && list.part?.(whole.day);
  if (part) return { value: part, notice: null, asOf: whole.asOf };
  const call = reducedCall(list.of(day), list.reduce);
  const { rows, notice, losses, asOf } = await context.lists.read(call, caller, { isSettled: true });
  const value = notice === null ? (rows[0] ?? list.reduce([])) : null;
  return { value, notice, asOf, losses: sentenceOfDay(losses) };
}

/** A call that fails leaves the lists to be read one by one, but where the session has ended. */
function unlessEnded(error: unknown): null {
  if (codeOf(error) === 'UNAUTHENTICATED' || codeOf(error) === null) throw error;
  return null;
}

/** Days as they have been learned, for all callers of the owner. */
function keptDays<Row, Value>(
  list: DailyList<Row, Value>,
  context: Context,
  caller: Asker,
  isAwaited: IsAwaited,
): PastReader<Value> {
  const { pastDays, timeZone } = context;
  const wanted: DayLesson[] = [];
  const soon: DayLesson[] = [];
  const lessonOf = (day: string): DayLesson => ({
    call: list.of(day),
    day,
    reduce: list.reduce,
    restore: list.restore,
  });
  const outcomeOf = ({
    value,
    at,
    refusal,
    losses,
  }: Pick<Found, 'value' | 'at' | 'refusal' | 'losses'>): ReadDay<Value> => {
    // The list's own `reduce` made it, hence its type.
    return { value: value as Value, notice: null, asOf: zoneClock(timeZone).format(at), refusal, losses };
  };
  return {
    async read(day) {
      const lesson = lessonOf(day);
      const kept = await pastDays.find(lesson, caller);
      if (isAwaited(day) === 'opened') return readRows(list, day, context);
      if (kept && !kept.isOvertaken) {
        if (kept.isDue) wanted.push(lesson);
        return { ...outcomeOf(kept), state: 'kept' };
      }
      // All lists of a day that somebody has opened, and that has changed, are of one age on every screen.
      if (isAwaited(day) === true || kept) {
        const learned = await pastDays.learn(lesson, caller);
        if (learned.kept) return outcomeOf({ ...learned.kept, refusal: null });
        return { value: null, notice: learned.notice, asOf: zoneClock(timeZone).format(learned.at) };
      }
      (waitOf(isAwaited(day)) === undefined ? wanted : soon).push(lesson);
      const failure = pastDays.failureOf(lesson, caller);
      if (failure) return { error: failure.error };
      return { value: null, notice: null, asOf: null, state: 'pending' };
    },
    refused: (day, words) => pastDays.noteRefused(lessonOf(day), caller, words),
    end() {
      pastDays.want(wanted, caller);
      pastDays.want(soon, caller, true);
    },
  };
}
