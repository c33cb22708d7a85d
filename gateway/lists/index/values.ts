import type { CellValue, ColumnKind } from '../../../schema/lists/column.ts';
import { numberIn } from '../../../schema/lists/column.ts';

/** Order of texts: letters by alphabet, numbers inside a text by value. */
export const textOrder = new Intl.Collator('en', { numeric: true });

const compareCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const compareNumbers = (a: number, b: number) => a - b;

/** Compares texts; only identical texts are equal. */
const compareTexts = (a: string, b: string): number => textOrder.compare(a, b) || compareCodeUnits(a, b);

const isNumeric = (kind: ColumnKind) => kind === 'number' || kind === 'timestamp' || kind === 'yesNo';

/** The comparison of a kind's texts: days as they are written, all others by alphabet. */
const textsOf = (kind: ColumnKind) => (kind === 'date' || kind === 'longDate' ? compareCodeUnits : compareTexts);

function numberOf(kind: ColumnKind, value: CellValue): number {
  if (value === '') return Number.NaN;
  if (kind === 'number') return numberIn(value);
  return kind === 'timestamp' ? Date.parse(String(value)) : Number(value);
}

/** Whether a value is empty or not of its kind: it comes last in its column's order. */
export const isUnranked = (kind: ColumnKind, value: CellValue): boolean =>
  isNumeric(kind) ? Number.isNaN(numberOf(kind, value)) : value === '';

/** Compares two values of a column; unranked ones are last in both directions. */
export function compareValues(kind: ColumnKind, one: CellValue, other: CellValue, isDescending: boolean): number {
  const isNone = isUnranked(kind, one);
  const isOtherNone = isUnranked(kind, other);
  if (isNone || isOtherNone) return Number(isNone) - Number(isOtherNone);
  const order = isNumeric(kind)
    ? numberOf(kind, one) - numberOf(kind, other)
    : textsOf(kind)(String(one), String(other));
  return isDescending ? -order : order;
}

/**
 * The rank of each value of a column, ascending from 0. Equal values have the same rank; unranked values have
 * `values.length`.
 */
export function rankValues(kind: ColumnKind, values: readonly CellValue[]): Uint32Array {
  const keys = isNumeric(kind)
    ? values.map((value) => numberOf(kind, value))
    : values.map((value) => (value === '' ? null : String(value)));
  const ranked = [...keys.keys()].filter((code) => keys[code] !== null && !Number.isNaN(keys[code]));
  const compare = (isNumeric(kind) ? compareNumbers : textsOf(kind)) as (a: unknown, b: unknown) => number;
  const order = ranked.sort((one, other) => compare(keys[one], keys[other]));
  const ranks = new Uint32Array(values.length).fill(values.length);
  let rank = 0;
  for (const [index, code] of order.entries()) {
    if (index > 0 && compare(keys[order[index - 1] as number], keys[code]) !== 0) rank += 1;
    ranks[code] = rank;
  }
  return ranks;
}

/** The first index that passes, if all after it pass too; `count` when none does. */
export function firstIndex(count: number, passes: (index: number) => boolean): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (passes(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
