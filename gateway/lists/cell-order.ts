import { type CellValue, type Column, type ColumnKind, type Columns, numberIn } from '../../schema/lists/column.ts';
import type { Condition, OrderStep } from './selection.ts';

/** Order of texts: letters by alphabet, numbers inside a text by value. */
const textOrder = new Intl.Collator('en', { numeric: true });

const compareCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const isNumeric = (kind: ColumnKind) => kind === 'number' || kind === 'timestamp' || kind === 'yesNo';

const isDay = (kind: ColumnKind) => kind === 'date' || kind === 'longDate';

/** What a value is ordered by: a number, or its text; null for one that is empty or not of its kind. */
function orderKey(kind: ColumnKind, value: CellValue): number | string | null {
  if (value === '') return null;
  if (!isNumeric(kind)) return String(value);
  const number = kind === 'number' ? numberIn(value) : kind === 'timestamp' ? Date.parse(String(value)) : Number(value);
  return Number.isNaN(number) ? null : number;
}

type OrderKey = ReturnType<typeof orderKey>;

/**
 * Compares keys of a column: numbers by size, days as they are written, other texts by alphabet, where only identical ones are
 * equal. Missing ones are last in both directions.
 */
function compareKeys(kind: ColumnKind, key: OrderKey, other: OrderKey, isDescending: boolean): number {
  if (key === other) return 0;
  if (key === null || other === null) return key === null ? 1 : -1;
  const order =
    typeof key === 'number' || typeof other === 'number'
      ? Number(key) - Number(other)
      : (isDay(kind) ? 0 : textOrder.compare(key, other)) || compareCodeUnits(key, other);
  return isDescending ? -order : order;
}

/** Compares two values of a column; those that are empty or not of its kind are last in both directions. */
export const compareValues = (kind: ColumnKind, one: CellValue, other: CellValue, isDescending = false): number =>
  compareKeys(kind, orderKey(kind, one), orderKey(kind, other), isDescending);

/** A step of an order of rows. */
export interface SortStep<Row> {
  readonly column: Column<Row>;
  readonly isDescending: boolean;
}

/** The steps of `orderBy`. */
export const sortSteps = <Name extends string, Row>(
  columns: Columns<Name, Row>,
  orderBy: readonly OrderStep<Name>[] | null | undefined,
): readonly SortStep<Row>[] =>
  (orderBy ?? []).map(({ column, direction }) => ({ column: columns[column], isDescending: direction === 'DESC' }));

/** Sorts rows by the steps, the first of which is the strongest; equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], steps: readonly SortStep<Row>[]): readonly Row[] {
  const keyed = rows.map((row) => ({ row, keys: steps.map(({ column }) => orderKey(column.kind, column.value(row))) }));
  keyed.sort(({ keys }, { keys: others }) => {
    for (const [index, { column, isDescending }] of steps.entries()) {
      const order = compareKeys(column.kind, keys[index] ?? null, others[index] ?? null, isDescending);
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
}

/** Compares a value with a bound of its column: numbers as numbers, instants by their days, what is shown by alphabet. */
export function compareBound(kind: ColumnKind, value: CellValue, shown: string, bound: string): number {
  if (orderKey(kind, value) === null) return Number.NaN;
  if (kind === 'number') return numberIn(value) - Number(bound);
  if (isDay(kind) || kind === 'timestamp') return compareCodeUnits(String(value).slice(0, 10), bound);
  return textOrder.compare(shown, bound);
}

/** Whether the wall clock of a value is within the times of the condition. */
export function isAtTime(kind: ColumnKind, value: CellValue, { fromTime, toTime }: Condition<string>): boolean {
  const [from, to] = [fromTime ?? '00:00:00', toTime ?? '23:59:59'];
  const text = String(value);
  // A duration, such as +01:00:00, is not a time of day.
  if (orderKey(kind, value) === null || text.startsWith('+')) return false;
  const clock = kind === 'timestamp' ? text.slice(11, 19) : text;
  return from <= to ? clock >= from && clock <= to : clock >= from || clock <= to;
}
