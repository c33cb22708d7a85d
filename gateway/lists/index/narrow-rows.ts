import type { CellValue } from '../../../schema/columns/column.ts';
import { numberIn } from '../../../schema/columns/number-in.ts';
import { eachPlace, type ResumableTask } from '../../shared/event-loop.ts';
import type { ColumnIndex } from './column-index.ts';
import type { Condition } from './condition.ts';
import { fold } from './fold.ts';
import { firstPlace } from './rank-values.ts';
import { textOrder } from './sort-keys.ts';

/** A list whose columns can be looked at. */
interface IndexedRows<Name extends string> {
  /** Number of rows. */
  readonly size: number;
  column(name: Name): ResumableTask<ColumnIndex>;
}

/** For each row, 1 when it passes; null when all do. */
export type Passing = Uint8Array | null;

/** The rows that pass so far and meet the condition. Changes nothing that it is given. */
export function* narrowRows<Name extends string>(
  passes: Passing,
  condition: Condition<Name>,
  rows: IndexedRows<Name>,
): ResumableTask<Passing> {
  let left = passes;
  if (condition.column) {
    const column = yield* rows.column(condition.column);
    const values = yield* passingValues(column, condition);
    yield;
    left = withValues(left, column.codes, values);
  }
  for (const member of condition.allOf ?? []) left = yield* narrowRows(left, member, rows);
  if (condition.anyOf) left = yield* narrowToAny(left, condition.anyOf, rows);
  if (condition.not) left = without(left, yield* narrowRows(left, condition.not, rows), rows.size);
  return left;
}

function* narrowToAny<Name extends string>(
  passes: Passing,
  members: readonly Condition<Name>[],
  rows: IndexedRows<Name>,
): ResumableTask<Passing> {
  const any = new Uint8Array(rows.size);
  for (const member of members) {
    const more = yield* narrowRows(passes, member, rows);
    if (!more) return null;
    for (let row = 0; row < any.length; row++) any[row] = (any[row] as number) | (more[row] as number);
  }
  return any;
}

/** The rows that pass and are not among the excluded. */
function without(passes: Passing, excluded: Passing, size: number): Uint8Array {
  const left = new Uint8Array(size);
  if (!excluded) return left;
  for (let row = 0; row < size; row++) {
    left[row] = Number((passes === null || passes[row] === 1) && excluded[row] === 0);
  }
  return left;
}

/** The rows that pass and have a value that does. */
function withValues(passes: Passing, codes: Uint32Array, values: Uint8Array): Uint8Array {
  const left = new Uint8Array(codes.length);
  for (let row = 0; row < codes.length; row++) {
    const pass = values[codes[row] as number] as number;
    left[row] = passes ? (passes[row] as number) & pass : pass;
  }
  return left;
}

/** The parts of a condition that no row without a value meets: they alone need the column's order. */
const valueBounds = ['from', 'to', 'fromTime', 'toTime'] as const;

/** For each distinct value, 1 when it meets every part of the condition that is about the column. */
function* passingValues<Name extends string>(
  column: ColumnIndex,
  condition: Condition<Name>,
): ResumableTask<Uint8Array> {
  const { kind, values } = column;
  const shown = yield* column.shown();
  const ranks = valueBounds.some((bound) => condition[bound] != null) ? yield* column.ranks() : null;
  const wanted = condition.in == null ? null : new Set(condition.in);
  const part = condition.contains == null ? null : fold(condition.contains);
  const folded = part === null ? [] : yield* column.folded();
  const { from, to } = condition;
  const isAtTime = timeTest(kind, condition);
  const within = kind === 'text' && (from != null || to != null) ? yield* textRange(column, from, to) : null;
  const compare = (code: number, bound: string): number => {
    const text = shown[code] as string;
    if (kind === 'number') return numberIn(values[code] as CellValue) - Number(bound);
    if (kind !== 'date' && kind !== 'longDate' && kind !== 'timestamp') return textOrder.compare(text, bound);
    const day = String(values[code]).slice(0, 10);
    return day < bound ? -1 : day > bound ? 1 : 0;
  };
  const passing = new Uint8Array(values.length);
  yield* eachPlace(values.length, (code) => {
    const rank = ranks?.[code] ?? 0;
    const isNone = rank === values.length;
    const passes =
      (wanted === null || wanted.has(shown[code] as string)) &&
      (part === null || (folded[code] as string).includes(part)) &&
      (within === null
        ? (from == null || (!isNone && compare(code, from) >= 0)) && (to == null || (!isNone && compare(code, to) <= 0))
        : !isNone && rank >= within.first && rank < within.end) &&
      (isAtTime === null || (!isNone && isAtTime(String(values[code]))));
    passing[code] = Number(passes);
  });
  return passing;
}

/** The ranks of the texts from one to another: a dozen comparisons in place of one for each text. */
function* textRange(column: ColumnIndex, from: string | null | undefined, to: string | null | undefined) {
  const ascending = yield* column.ascending();
  const compare = (rank: number, bound: string) =>
    textOrder.compare(column.values[ascending[rank] as number] as string, bound);
  const { length } = ascending;
  return {
    first: from == null ? 0 : firstPlace(length, (rank) => compare(rank, from) >= 0),
    end: to == null ? length : firstPlace(length, (rank) => compare(rank, to) > 0),
  };
}

/** Whether the wall clock of a raw value is within the times of the condition; null without such times. */
function timeTest(kind: ColumnIndex['kind'], { fromTime, toTime }: Condition<string>) {
  if (fromTime == null && toTime == null) return null;
  const [from, to] = [fromTime ?? '00:00:00', toTime ?? '23:59:59'];
  return (value: string) => {
    // Time added to another is not a time of day.
    if (value.startsWith('+')) return false;
    const clock = kind === 'timestamp' ? value.slice(11, 19) : value;
    return from <= to ? clock >= from && clock <= to : clock >= from || clock <= to;
  };
}
