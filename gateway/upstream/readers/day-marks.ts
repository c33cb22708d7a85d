/** Of a sign-in what tells whether its list has times, or days alone. */
interface Signed {
  readonly staffID: string;
  /** On the company's clock; null where it could not be read. */
  readonly instant: string | null;
}

/** Times at which programs put a day, and whether people hardly sign at them: at noon half a day ends. */
const marks: Readonly<Record<string, boolean>> = { '00:00:00': true, '23:59:59': true, '12:00:00': false };

/** The mark at which a time stands in UTC, else in the company's zone; null for another time. */
export function markOf(instant: string): string | null {
  const local = instant.slice(11, 19);
  // Zones differ by whole minutes, nearly all by quarters of an hour.
  if (!/:(00|59)$/.test(local)) return null;
  const utc = new Date(instant).toISOString().slice(11, 19);
  if (utc in marks) return `${utc}Z`;
  return local in marks ? local : null;
}

/** Sign-outs that may all be at noon, as on a half day: of so many people, or of one on so many days. */
const mostOutAtNoon = 5;

/** Seconds from a mark within which others sign too, where people do at that time. */
const near = 3_600;

const daySeconds = 86_400;

/** Seconds after midnight of a time: in UTC for a mark of UTC. */
function secondsOf(time: string, isUTC: boolean): number {
  const [hours = 0, minutes = 0, seconds = 0] = (isUTC ? new Date(time).toISOString() : time)
    .slice(11, 19)
    .split(':')
    .map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
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
 * The marks that stand for days: of a list of which all or most times are one, which a record or two may happen to be, or
 * rare ones where the others have seconds, several of them or at a time at which nobody else signs.
 */
export function marksOfDays(said: readonly Signed[], mode: 'SIGNED_IN' | 'SIGNED_OUT'): ReadonlySet<string> {
  const times = said.flatMap(({ instant }) => instant ?? []);
  const counts = new Map<string, number>();
  for (const time of times) {
    const mark = markOf(time);
    if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  if (counts.size === 0) return none;
  const hasSeconds = times.some((time) => markOf(time) === null && time.slice(17, 19) !== '00');
  const isMost = (count: number) => 2 * count > times.length;
  const isOfMany = () =>
    new Set(said.map(({ staffID, instant }) => `${staffID} ${instant?.slice(0, 10)}`)).size > mostOutAtNoon;
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
