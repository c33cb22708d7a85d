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

/** People who may all sign out at noon, as on a half day. */
const mostOutAtNoon = 5;

/**
 * The marks that stand for days: of a list of which all or most times are one, which a record or two may happen to be, or
 * several rare ones where the others have seconds.
 */
export function marksOfDays(said: readonly Signed[], mode: 'SIGNED_IN' | 'SIGNED_OUT'): ReadonlySet<string> {
  const times = said.flatMap(({ instant }) => instant ?? []);
  const counts = new Map<string, number>();
  for (const time of times) {
    const mark = markOf(time);
    if (mark !== null) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  }
  const hasSeconds = counts.size > 0 && times.some((time) => markOf(time) === null && time.slice(17, 19) !== '00');
  const isMost = (count: number) => 2 * count > times.length;
  const isOfMany = () => new Set(said.map(({ staffID }) => staffID)).size > mostOutAtNoon;
  return new Set(
    [...counts].flatMap(([mark, count]) => {
      const isDay = marks[mark.slice(0, 8)]
        ? count === times.length || (count > 2 && (hasSeconds || isMost(count)))
        : mode === 'SIGNED_OUT'
          ? isMost(count) && isOfMany()
          : (count > 1 && count === times.length) || (count > 2 && isMost(count));
      return isDay ? [mark] : [];
    }),
  );
}
