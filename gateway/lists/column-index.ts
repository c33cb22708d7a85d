import { foldText } from '../../schema/fold-text.ts';
import { formatCell } from '../../schema/format.ts';
import { type CellValue, type Column, type ColumnKind, numberIn } from '../../schema/lists/column.ts';
import type { Condition } from './selection.ts';

/** Order of texts: letters by alphabet, numbers inside a text by value. */
const textOrder = new Intl.Collator('en', { numeric: true });

const compareCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares texts; only identical texts are equal. */
const compareTexts = (a: string, b: string): number => textOrder.compare(a, b) || compareCodeUnits(a, b);

const isNumeric = (kind: ColumnKind) => kind === 'number' || kind === 'timestamp' || kind === 'yesNo';

const isDay = (kind: ColumnKind) => kind === 'date' || kind === 'longDate';

/** What a value is ordered by: a number, or its text; null for one that is empty or not of its kind. */
function orderKey(kind: ColumnKind, value: CellValue): number | string | null {
  if (value === '') return null;
  if (!isNumeric(kind)) return String(value);
  const number = kind === 'number' ? numberIn(value) : kind === 'timestamp' ? Date.parse(String(value)) : Number(value);
  return Number.isNaN(number) ? null : number;
}

/** The comparison of a kind's keys: numbers by size, days as they are written, other texts by alphabet. */
function keyOrder(kind: ColumnKind): (one: number | string, other: number | string) => number {
  const order = isNumeric(kind)
    ? (one: number, other: number) => one - other
    : isDay(kind)
      ? compareCodeUnits
      : compareTexts;
  return order as (one: unknown, other: unknown) => number;
}

/** Compares two values of a column; those without a key are last in both directions. */
export function compareValues(kind: ColumnKind, one: CellValue, other: CellValue, isDescending: boolean): number {
  const [key, otherKey] = [orderKey(kind, one), orderKey(kind, other)];
  if (key === null || otherKey === null) return Number(key === null) - Number(otherKey === null);
  const order = keyOrder(kind)(key, otherKey);
  return isDescending ? -order : order;
}

/**
 * One column of one list version. Each row has a code, the index of its value among the column's distinct values, so that
 * filters, searches, sorts and counts look at each distinct value once. All else is worked out on demand.
 */
export class ColumnIndex {
  readonly kind: ColumnKind;
  /** For each row, the index of its value in `values`. */
  readonly codes: Uint32Array;
  /** The distinct raw values in the order of their first rows. */
  readonly values: readonly CellValue[];
  #shown: readonly string[] | undefined;
  #folded: readonly string[] | undefined;
  #ranks: Int32Array | undefined;

  constructor(rows: readonly unknown[], { kind, value }: Column<never>) {
    const known = new Map<CellValue, number>();
    this.kind = kind;
    this.codes = Uint32Array.from(rows, (row) => {
      const cell = value(row as never);
      const code = known.get(cell) ?? known.size;
      if (code === known.size) known.set(cell, code);
      return code;
    });
    this.values = [...known.keys()];
  }

  /** The distinct values as people read them. */
  get shown(): readonly string[] {
    this.#shown ??=
      this.kind === 'text' ? this.values.map(String) : this.values.map((value) => formatCell(this.kind, value));
    return this.#shown;
  }

  /** The shown values without case and accents. */
  get folded(): readonly string[] {
    this.#folded ??= this.shown.map(foldText);
    return this.#folded;
  }

  /** The rank of each distinct value, ascending from 1. Equal values have the same rank, those without a key 0. */
  get ranks(): Int32Array {
    this.#ranks ??= this.#rank();
    return this.#ranks;
  }

  #rank(): Int32Array {
    const keys = this.values.map((value) => orderKey(this.kind, value));
    const order = keyOrder(this.kind);
    const compare = (one: number, other: number) => order(keys[one] as number | string, keys[other] as number | string);
    const ranked = [...keys.keys()].filter((code) => keys[code] !== null).sort(compare);
    const ranks = new Int32Array(keys.length);
    for (const [index, code] of ranked.entries()) {
      const before = ranked[index - 1];
      ranks[code] = before !== undefined && compare(before, code) === 0 ? (ranks[before] as number) : index + 1;
    }
    return ranks;
  }

  /** Sorts rows by the column. Equal ones keep their order; those without a key are last in both directions. */
  sort(rows: Iterable<number>, isDescending: boolean): number[] {
    const { codes, ranks } = this;
    const last = ranks.length + 1;
    const byRank = new Array<number[]>(last + 1);
    for (const row of rows) {
      const rank = ranks[codes[row] as number] as number;
      const index = rank === 0 ? last : isDescending ? last - rank : rank;
      const equal = byRank[index];
      if (equal) equal.push(row);
      else byRank[index] = [row];
    }
    return byRank.flat();
  }

  /** The test of a condition on the column; it looks at each distinct value once. */
  test({ in: wanted, contains, from, to, ...times }: Condition<string>): (row: number) => boolean {
    const { kind, codes, values, shown } = this;
    const texts = wanted && new Set(wanted);
    const part = contains == null ? null : foldText(contains);
    const folded = part === null ? [] : this.folded;
    const isAtTime = timeTest(kind, times);
    const isBounded = from != null || to != null || isAtTime !== null;
    const passing = values.map(
      (value, code) =>
        (!texts || texts.has(shown[code] as string)) &&
        (part === null || (folded[code] as string).includes(part)) &&
        (!isBounded || orderKey(kind, value) !== null) &&
        (from == null || compareBound(kind, value, shown[code] as string, from) >= 0) &&
        (to == null || compareBound(kind, value, shown[code] as string, to) <= 0) &&
        (isAtTime === null || isAtTime(String(value))),
    );
    return (row) => passing[codes[row] as number] as boolean;
  }
}

/** Compares a value with a bound of its column: numbers as numbers, instants by their days, what is shown by alphabet. */
function compareBound(kind: ColumnKind, value: CellValue, shown: string, bound: string): number {
  if (kind === 'number') return numberIn(value) - Number(bound);
  if (isDay(kind) || kind === 'timestamp') return compareCodeUnits(String(value).slice(0, 10), bound);
  return textOrder.compare(shown, bound);
}

/** Whether the wall clock of a raw value is within the times of the condition; null without such times. */
function timeTest(kind: ColumnKind, { fromTime, toTime }: Condition<string>) {
  if (fromTime == null && toTime == null) return null;
  const [from, to] = [fromTime ?? '00:00:00', toTime ?? '23:59:59'];
  return (value: string) => {
    // A duration, such as +01:00:00, is not a time of day.
    if (value.startsWith('+')) return false;
    const clock = kind === 'timestamp' ? value.slice(11, 19) : value;
    return from <= to ? clock >= from && clock <= to : clock >= from || clock <= to;
  };
}
