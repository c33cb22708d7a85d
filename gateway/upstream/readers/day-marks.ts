import { daySeconds } from '../../../schema/late-after.ts';

/** Of a sign-in what tells whether its list has times, or days alone. */
interface Signed {
  readonly staffID: string;
  /** On the company's clock; null where it could not be read. */
  readonly instant: string | null;
}

/** Times that programs write for a day alone, and whether people hardly sign at them: at noon half a day ends. */
const marks: Readonly<Record<string, boolean>> = { '00:00:00': true, '23:59:59': true, '12:00:00': false };

/** The mark at which a time stands in UTC, else in the company's zone; null for another time. */
function markOf(instant: string): string | null {
  const local = instant.slice(11, 19);
  // Zones differ by whole minutes, nearly all by quarters of an hour.
  if (!/:(00|59)$/.test(local)) return null;
  const utc = new Date(instant).toISOString().slice(11, 19);
  if (utc in marks) return `${utc}Z`;
  return local in marks ? local : null;
}

const markedSeconds: ReadonlySet<number> = new Set(
  Object.keys(marks).map(
    (mark) => Number(mark.slice(0, 2)) * 3_600 + Number(mark.slice(3, 5)) * 60 + Number(mark.slice(6)),
  ),
);

/** Sign-outs that may all be at noon, as on a half day: of so many people, or of one on so many days. */
const mostOutAtNoon = 5;

/** Seconds from a mark within which others sign too, where people do at that time. */
const near = 3_600;

/** Seconds after midnight of a time: in UTC for a mark of UTC. */
function secondsOf(time: string, isUTC: boolean): number {
  const text = isUTC ? new Date(time).toISOString() : time;
  return Number(text.slice(11, 13)) * 3_600 + Number(text.slice(14, 16)) * 60 + Number(text.slice(17, 19));
}

/** Whether somebody signs around a mark, but not on it: then one on it may have been made at that very second. */
function isAmongOthers(mark: string, times: readonly string[]): boolean {
  const at = secondsOf(`1970-01-01T${mark.slice(0, 8)}Z`, true);
  return times.some((time) => {
    if (markOf(time) !== null) return false;
    const apart = Math.abs(secondsOf(time, mark.endsWith('Z')) - at);
    return Math.min(apart, daySeconds - apart) <= near;
  });
}

/**
 * Whether `judgeTimes` may find a time of a day's list that is not the record's own: the quick look of a list in columns. `seconds`
 * are those of the day, with the zone's offset, e.g. `+01:00`.
 */
export function mayBeMarked(seconds: readonly number[], offset: string): boolean {
  if (seconds.length < fewestInSeconds) return true;
  const east =
    Number(`${offset.slice(0, 1)}1`) * (Number(offset.slice(1, 3)) * 3_600 + Number(offset.slice(4, 6)) * 60);
  const isMark = (at: number) => markedSeconds.has(at) || markedSeconds.has((at - east + 2 * daySeconds) % daySeconds);
  const sorted = Uint32Array.from(seconds).sort();
  const more = Math.floor(sorted.length / 2);
  const isRun = (from: number, index: number) => (sorted[index + more] ?? Number.NaN) - from <= longestRun;
  return seconds.some(isMark) || sorted.some(isRun);
}

/**
 * What a time of a list is besides its record's own: the mark of a day, one that a program wrote for many people or days at
 * once, or the moment at which it wrote all days of a person's month, which then tells not even the day.
 */
type TimeFault = 'dayAlone' | 'timeOfMany' | 'attendanceDate';

/**
 * Judges the times of a list, which is a person's month or of a day: the one place that does. Null for a time of the
 * record's own.
 */
export function judgeTimes(
  said: readonly Signed[],
  mode: 'SIGNED_IN' | 'SIGNED_OUT',
  isMonth: boolean,
): (instant: string) => TimeFault | null {
  const marksFound = marksOfDays(said, mode);
  const isDay = (instant: string) => marksFound.size > 0 && marksFound.has(markOf(instant) ?? '');
  const timed = said.filter(({ instant }) => instant !== null && !isDay(instant));
  const run = runOfMany(timed, isMonth);
  return (instant) => {
    if (isDay(instant)) return 'dayAlone';
    if (run === null || secondsOf(instant, false) < run.from || secondsOf(instant, false) > run.to) return null;
    return run.isOfOneDay ? 'attendanceDate' : 'timeOfMany';
  };
}

/**
 * The marks of a list that mean days. All of its times are the mark, or most of them and more than two; or other times have
 * seconds, and more than two records have the mark, or nobody else signs near it. Noon takes more, since people sign then.
 */
function marksOfDays(said: readonly Signed[], mode: 'SIGNED_IN' | 'SIGNED_OUT'): ReadonlySet<string> {
  const times = said.flatMap(({ instant }) => instant ?? []);
  const counts = new Map<string, number>();
  for (const time of times) {
    const mark = markOf(time);
    if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  if (counts.size === 0) return none;
  const hasSeconds = times.some((time) => markOf(time) === null && time.slice(17, 19) !== '00');
  const isMost = (count: number) => 2 * count > times.length;
  const isOfMany = () => countOnDays(said) > mostOutAtNoon;
  return new Set(
    [...counts].flatMap(([mark, count]) => {
      const isRare = hasSeconds && (count > 2 || !isAmongOthers(mark, times));
      const isDay = marks[mark.slice(0, 8)]
        ? count === times.length || isRare || (count > 2 && isMost(count))
        : mode === 'SIGNED_OUT'
          ? isMost(count) && isOfMany()
          : (count > 1 && count === times.length) || (count > 2 && isMost(count));
      return isDay ? [mark] : [];
    }),
  );
}

const none: ReadonlySet<string> = new Set();

/** How many people there are, each once on each day. */
const countOnDays = (said: readonly Signed[]): number =>
  new Set(said.map(({ staffID, instant }) => `${staffID} ${instant?.slice(0, 10)}`)).size;

/** Seconds that a program takes at most to write most of a list. */
const longestRun = 60;

/**
 * From so many people on, times that fall together are a program's. With seconds: most of the list, five or more a second;
 * doors and phones take fewer. In whole minutes: the whole list, in one minute. For one person: all records, with seconds,
 * five or more a second; people write whole minutes by hand, and a punctual person signs within a minute.
 */
const [fewestInSeconds, fewestInMinute, fewestOfOne] = [6, 50, 10] as const;

/** The seconds of the day within which a program wrote most of a list's times. */
interface Run {
  readonly from: number;
  readonly to: number;
  /** Whether it wrote all records of one person in a minute of one day. */
  readonly isOfOneDay: boolean;
}

/** Finds them; null for times at which people sign. */
function runOfMany(said: readonly Signed[], isMonth: boolean): Run | null {
  if (said.length < fewestInSeconds) return null;
  const hasSeconds = 2 * said.filter(({ instant }) => instant?.slice(17, 19) !== '00').length > said.length;
  const isOne = said.every(({ staffID }) => staffID === said[0]?.staffID);
  const fewest = isOne ? fewestOfOne : hasSeconds ? fewestInSeconds : fewestInMinute;
  if (said.length < fewest || (isOne && !hasSeconds)) return null;
  const isOfOneDay = isMonth && isOne && countOnDays(said) === 1;
  const count = hasSeconds && !isOne ? Math.floor(said.length / 2) + 1 : said.length;
  const longest = isOfOneDay ? longestRun : hasSeconds ? Math.min(longestRun, Math.floor(count / 5)) : 0;
  const seconds = Uint32Array.from(said, ({ instant }) => secondsOf(instant ?? '', false)).sort();
  const at = (index: number) => seconds[index] ?? Number.NaN;
  let first = seconds.findIndex((from, index) => at(index + count - 1) - from <= longest);
  // People are counted last: it takes as long as all else, and nearly no list comes to it.
  if (first < 0 || (!isOfOneDay && countOnDays(said) < fewest)) return null;
  let last = first + count - 1;
  // A program writes the others in the same go, without a second's pause.
  while (at(first) - at(first - 1) <= 1) first -= 1;
  while (at(last + 1) - at(last) <= 1) last += 1;
  return { from: at(first), to: at(last), isOfOneDay };
}
