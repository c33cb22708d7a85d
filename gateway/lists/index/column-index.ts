import { foldText } from '../../../schema/fold-text.ts';
import { formatCell } from '../../../schema/format.ts';
import type { CellValue, Column, ColumnKind } from '../../../schema/lists/column.ts';
import { numberIn } from '../../../schema/lists/column.ts';
import type { Condition } from '../selection.ts';
import { isUnranked, rankValues, textOrder } from './values.ts';

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
  #ranks: Uint32Array | undefined;

  constructor(kind: ColumnKind, codes: Uint32Array, values: readonly CellValue[]) {
    this.kind = kind;
    this.codes = codes;
    this.values = values;
  }

  /** The distinct values as people read them. */
  shown(): readonly string[] {
    if (this.kind === 'text') return this.values as readonly string[];
    this.#shown ??= this.values.map((value) => formatCell(this.kind, value));
    return this.#shown;
  }

  /** The shown values without case and accents. */
  folded(): readonly string[] {
    this.#folded ??= this.shown().map(foldText);
    return this.#folded;
  }

  /** The rank of each distinct value, as `rankValues` gives it. */
  ranks(): Uint32Array {
    this.#ranks ??= rankValues(this.kind, this.values);
    return this.#ranks;
  }
}

/** Reads a column of all rows. */
export function indexColumn<Row>(rows: readonly Row[], { kind, value }: Column<Row>): ColumnIndex {
  const codes = new Uint32Array(rows.length);
  const known = new Map<CellValue, number>();
  for (const [index, row] of rows.entries()) {
    const cell = value(row);
    let code = known.get(cell);
    if (code === undefined) {
      code = known.size;
      known.set(cell, code);
    }
    codes[index] = code;
  }
  return new ColumnIndex(kind, codes, [...known.keys()]);
}

/** Sorts rows by the column's values. Equal values keep their order; rows without a value are last. */
export function sortByColumn(rows: Uint32Array, column: ColumnIndex, isDescending: boolean): Uint32Array {
  const { codes } = column;
  const none = column.values.length;
  const ascending = column.ranks();
  const ranks = isDescending ? ascending.map((rank) => (rank === none ? none : none - 1 - rank)) : ascending;
  // Index at which the rows of each rank start: counted, then summed.
  const starts = new Uint32Array(none + 2);
  for (const row of rows) {
    const next = (ranks[codes[row] as number] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let rank = 1; rank < starts.length; rank++) {
    starts[rank] = (starts[rank] as number) + (starts[rank - 1] as number);
  }
  const sorted = new Uint32Array(rows.length);
  for (const row of rows) {
    const rank = ranks[codes[row] as number] as number;
    const index = starts[rank] as number;
    sorted[index] = row;
    starts[rank] = index + 1;
  }
  return sorted;
}

/** Whether the row at an index of its list passes. */
export type RowTest = (row: number) => boolean;

/** The test of a condition, its groups included, over the columns of one list version. */
export function conditionTest<Name extends string>(
  condition: Condition<Name>,
  column: (name: Name) => ColumnIndex,
): RowTest {
  const tests: RowTest[] = [];
  if (condition.column) tests.push(columnTest(column(condition.column), condition));
  for (const member of condition.allOf ?? []) tests.push(conditionTest(member, column));
  if (condition.anyOf) {
    const any: RowTest[] = [];
    for (const member of condition.anyOf) any.push(conditionTest(member, column));
    tests.push((row) => any.some((test) => test(row)));
  }
  if (condition.not) {
    const excluded = conditionTest(condition.not, column);
    tests.push((row) => !excluded(row));
  }
  const [first] = tests;
  return first && tests.length === 1 ? first : (row) => tests.every((test) => test(row));
}

/** The test of a condition on its column; it looks at each distinct value once. */
function columnTest(column: ColumnIndex, condition: Condition<string>): RowTest {
  const { kind, codes, values } = column;
  const { in: wanted, contains, from, to } = condition;
  const shown = column.shown();
  const texts = wanted && new Set(wanted);
  const part = contains == null ? null : foldText(contains);
  const folded = part === null ? [] : column.folded();
  const isAtTime = timeTest(kind, condition);
  const isBounded = from != null || to != null || isAtTime !== null;
  const compare = (code: number, bound: string): number => {
    const [text, value] = [shown[code] as string, values[code] as CellValue];
    if (kind === 'number') return numberIn(value) - Number(bound);
    if (kind !== 'date' && kind !== 'longDate' && kind !== 'timestamp') return textOrder.compare(text, bound);
    const day = String(value).slice(0, 10);
    return day < bound ? -1 : day > bound ? 1 : 0;
  };
  const passing = Uint8Array.from(values, (value, code) => {
    const passes =
      (!texts || texts.has(shown[code] as string)) &&
      (part === null || (folded[code] as string).includes(part)) &&
      (!isBounded || !isUnranked(kind, value)) &&
      (from == null || compare(code, from) >= 0) &&
      (to == null || compare(code, to) <= 0) &&
      (isAtTime === null || isAtTime(String(value)));
    return Number(passes);
  });
  return (row) => passing[codes[row] as number] === 1;
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
