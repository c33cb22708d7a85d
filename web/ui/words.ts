const english = new Intl.NumberFormat('en');

/** A number as the screens write it: `1,234`. */
export const formatNumber = (value: number): string => english.format(value);

/** A number with what is counted: `1 record`, `1,234 records`. */
export const counted = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
