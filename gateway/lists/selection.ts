import { type Column, type ColumnKind, type Columns, fixedValues } from '../../schema/columns/column.ts';
import { maximumPageSize } from '../../schema/limits.ts';
import { isDay } from '../dates.ts';
import { codedError } from '../errors.ts';
import { checkSizes } from './selection-sizes.ts';

/** A condition on one column; every part that is given must hold. */
export interface Condition<Name extends string> {
  readonly column: Name;
  /** The shown value is one of these, to the letter. */
  readonly in?: readonly string[] | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: string | null | undefined;
  /** The value is this or later in the column's order. */
  readonly from?: string | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: string | null | undefined;
}

/** One step of a sort. */
interface OrderStep<Name extends string> {
  readonly column: Name;
  readonly direction?: 'ASC' | 'DESC' | undefined;
}

/** What of a list is asked for: the arguments that every list field of the schema has. */
export interface Selection<Name extends string> {
  readonly search?: string | null | undefined;
  readonly where?: readonly Condition<Name>[] | null | undefined;
  readonly orderBy?: readonly OrderStep<Name>[] | null | undefined;
  /** Rows of the page, 0 to 200; null or missing asks for all. */
  readonly first?: number | null | undefined;
  /** Rows to skip, 0 or more. */
  readonly offset?: number | null | undefined;
}

/** BAD_USER_INPUT that names the argument at fault. */
export function badInput(field: string, message: string) {
  return codedError('BAD_USER_INPUT', message, { field });
}

/**
 * Throws BAD_USER_INPUT, with the argument in `extensions.field`, for a selection that no list of these columns can
 * answer: a page that is too large, more of anything than schema/limits.ts allows, a column that does not exist, a bound
 * that is not a value of its column.
 */
export function checkSelection<Name extends string, Row>(
  columns: Columns<Name, Row>,
  { search, where, orderBy, first, offset }: Selection<Name>,
): void {
  checkSizes({ search, where, orderBy });
  if (first != null && (!Number.isInteger(first) || first < 0 || first > maximumPageSize)) {
    throw badInput('first', `first is ${first}; ask for 0 to ${maximumPageSize} rows, or null for the whole list.`);
  }
  if (offset != null && (!Number.isInteger(offset) || offset < 0)) {
    throw badInput('offset', `offset is ${offset}; give a whole number from 0 on.`);
  }
  where?.forEach((condition, place) => {
    const column = findColumn(columns, condition.column, `where.${place}.column`);
    checkValues(column, condition.in, `where.${place}.in`);
    for (const part of ['from', 'to'] as const) {
      const bound = condition[part];
      if (bound != null) checkBound(column.kind, bound, `where.${place}.${part}`, column.header);
    }
  });
  orderBy?.forEach((step, place) => {
    findColumn(columns, step.column, `orderBy.${place}.column`);
  });
}

/** The column of that name. Throws BAD_USER_INPUT for `field` when the list has none. */
export function findColumn<Name extends string, Row>(
  columns: Columns<Name, Row>,
  name: Name,
  field: string,
): Column<Row> {
  if (Object.hasOwn(columns, name)) return columns[name];
  throw badInput(field, `${name} is no column of this list; use one of ${Object.keys(columns).join(', ')}.`);
}

/** Refuses values that a column of a fixed set cannot have. */
function checkValues<Row>(column: Column<Row>, wanted: Condition<string>['in'], field: string): void {
  const known = fixedValues(column);
  const unknown = known && wanted?.find((value) => !known.includes(value));
  if (known && unknown !== undefined && unknown !== null) {
    const names = known.map((value) => JSON.stringify(value)).join(', ');
    throw badInput(field, `${JSON.stringify(unknown.slice(0, 40))} is not a value of ${column.header}; use ${names}.`);
  }
}

function checkBound(kind: ColumnKind, bound: string, field: string, header: string): void {
  const isDated = kind === 'date' || kind === 'longDate' || kind === 'timestamp';
  if (isDated && !isDay(bound)) {
    throw badInput(field, `"${bound}" is no day; give ${header} as YYYY-MM-DD, for example 2026-02-28.`);
  }
  if (kind === 'number' && (bound.trim() === '' || !Number.isFinite(Number(bound)))) {
    throw badInput(field, `"${bound}" is no number; give ${header} in digits, for example 3.`);
  }
}
