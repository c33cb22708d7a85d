const english = new Intl.NumberFormat('en');

/** A number as the screens write it: `1,234`. */
export const formatNumber = (value: number): string => english.format(value);

/** A number with what is counted: `1 record`, `1,234 records`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Minutes as hours and minutes: `171 h 30 min`, `45 min`. */
export function hoursText(count: number): string {
  const [hours, rest] = [Math.floor(count / 60), count % 60];
  return [hours > 0 && `${formatNumber(hours)} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ');
}
