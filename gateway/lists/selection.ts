import type { AttendanceCondition } from '../../schema/generated/types.ts';
import {
  maximumConditionDepth,
  maximumConditions,
  maximumConditionValues,
  maximumFacetColumns,
  maximumOrderSteps,
  maximumPageSize,
  maximumSearchWords,
  maximumTextLength,
} from '../../schema/limits.ts';
import { type Column, type Columns, fixedValues, hasTimes } from '../../schema/lists/column.ts';
import { isDay } from '../shared/dates.ts';
import { badInput } from '../shared/errors.ts';

/** One step of a sort. */
export interface OrderStep<Name extends string> {
  readonly column: Name;
  readonly direction?: 'ASC' | 'DESC' | undefined;
}

/** The arguments that every list field has. */
export interface Selection<Name extends string> {
  readonly search?: string | null | undefined;
  readonly where?: readonly Condition<Name>[] | null | undefined;
  readonly orderBy?: readonly OrderStep<Name>[] | null | undefined;
  /** Rows of the page, 0 to 200; missing in what is no page, such as a file. */
  readonly first?: number | null | undefined;
  /** Cursor of the row after which the page begins. */
  readonly after?: string | null | undefined;
  /** Rows to skip, 0 or more. */
  readonly offset?: number | null | undefined;
}

/** A condition of any list, as the SDL has it: on one column, a group of conditions, or both; all parts must hold. */
export interface Condition<Name extends string>
  extends Omit<AttendanceCondition, 'column' | 'anyOf' | 'allOf' | 'not'> {
  readonly column?: Name | null | undefined;
  readonly anyOf?: readonly Condition<Name>[] | null | undefined;
  readonly allOf?: readonly Condition<Name>[] | null | undefined;
  readonly not?: Condition<Name> | null | undefined;
}

/**
 * Throws BAD_USER_INPUT, with the argument in `extensions.field`, for a selection above a limit of schema/limits.ts, a column
 * that does not exist, or a bound that is not a value of its column.
 */
export function checkSelection<Name extends string, Row>(
  columns: Columns<Name, Row>,
  { search, where, orderBy, first, after, offset }: Selection<Name>,
): void {
  checkSearch(search);
  checkCount(orderBy?.length ?? 0, maximumOrderSteps, 'orderBy', 'steps');
  if (first === null || (first !== undefined && (first < 0 || first > maximumPageSize))) {
    throw badInput(
      'first',
      `first is ${first}; ask for 0 to ${maximumPageSize} rows. For the whole list pass pageInfo { endCursor } on as after, or take /export/<list>.jsonl, .csv or .xlsx.`,
    );
  }
  if (offset != null && offset < 0) throw badInput('offset', `offset is ${offset}; give a whole number from 0 on.`);
  if (after != null && offset) throw badInput('offset', 'Give after or offset, not both.');
  if (where) checkConditions(columns, where);
  for (const [index, step] of orderBy?.entries() ?? []) findColumn(columns, step.column, `orderBy.${index}.column`);
}

const valueParts = ['in', 'contains', 'from', 'to', 'fromTime', 'toTime'] as const;

/** The conditions in its groups, each with its path. */
function membersOf<Name extends string>({ anyOf, allOf, not }: Condition<Name>) {
  return [
    ...(anyOf ?? []).map((member, index) => [`anyOf.${index}`, member] as const),
    ...(allOf ?? []).map((member, index) => [`allOf.${index}`, member] as const),
    ...(not ? [['not', not] as const] : []),
  ];
}

/** Whether the condition, with its groups, is about only that column. */
export function isAbout<Name extends string>(condition: Condition<Name>, name: Name): boolean {
  const columns = columnsIn(condition);
  return columns.length > 0 && columns.every((column) => column === name);
}

/** The columns of the condition and its groups. */
const columnsIn = <Name extends string>(condition: Condition<Name>): Name[] => [
  ...(condition.column ? [condition.column] : []),
  ...membersOf(condition).flatMap(([, member]) => columnsIn(member)),
];

/** The columns that rows are filtered or sorted by. */
export const columnsOf = ({ where, orderBy }: Pick<Selection<string>, 'where' | 'orderBy'>): string[] => [
  ...(where ?? []).flatMap(columnsIn),
  ...(orderBy ?? []).map(({ column }) => column),
];

function checkConditions<Name extends string, Row>(
  columns: Columns<Name, Row>,
  where: readonly Condition<Name>[],
): void {
  checkCount(countConditions(where), maximumConditions, 'where', 'conditions');
  const check = (condition: Condition<Name>, field: string, depth: number) => {
    if (depth > maximumConditionDepth) {
      throw badInput(field, `Conditions may be nested at most ${maximumConditionDepth} deep.`);
    }
    checkCondition(columns, condition, field);
    for (const [path, member] of membersOf(condition)) check(member, `${field}.${path}`, depth + 1);
  };
  for (const [index, condition] of where.entries()) check(condition, `where.${index}`, 1);
}

/** The conditions, with those in groups. */
export const countConditions = (conditions: readonly Condition<string>[]): number =>
  conditions.reduce((sum, condition) => sum + 1 + countConditions(membersOf(condition).map(([, member]) => member)), 0);

function checkCondition<Name extends string, Row>(
  columns: Columns<Name, Row>,
  condition: Condition<Name>,
  field: string,
): void {
  if (condition.column == null) {
    const part = valueParts.find((name) => condition[name] != null);
    if (part) throw badInput(`${field}.column`, `${part} compares a column. Name it in column.`);
    if (condition.anyOf || condition.allOf || condition.not) return;
    throw badInput(field, 'This condition is empty. Give a column and its values, or anyOf, allOf or not.');
  }
  const column = findColumn(columns, condition.column, `${field}.column`);
  checkCount(condition.in?.length ?? 0, maximumConditionValues, `${field}.in`, 'values');
  for (const value of condition.in ?? []) checkLength(value, `${field}.in`);
  checkLength(condition.contains, `${field}.contains`);
  checkValues(column, condition.in, `${field}.in`);
  for (const part of ['from', 'to'] as const) {
    checkLength(condition[part], `${field}.${part}`);
    checkBound(column, condition[part], `${field}.${part}`);
  }
  for (const part of ['fromTime', 'toTime'] as const) {
    if (condition[part] != null && !hasTimes(column)) throw timeless(columns, condition.column, `${field}.${part}`);
  }
}

/** Refuses values that a column with fixed values cannot have. */
function checkValues<Row>(column: Column<Row>, wanted: Condition<string>['in'], field: string): void {
  const known = fixedValues(column);
  const unknown = known && wanted?.find((value) => !known.includes(value));
  if (known && unknown !== undefined && unknown !== null) {
    const names = known.map((value) => JSON.stringify(value)).join(', ');
    throw badInput(field, `${JSON.stringify(unknown.slice(0, 40))} is not a value of ${column.header}; use ${names}.`);
  }
}

function checkBound<Row>({ kind, header }: Column<Row>, bound: string | null | undefined, field: string): void {
  if (bound == null) return;
  const isDated = kind === 'date' || kind === 'longDate' || kind === 'timestamp';
  if (isDated && !isDay(bound)) {
    throw badInput(field, `"${bound}" is not a day; give ${header} as YYYY-MM-DD, for example 2026-02-28.`);
  }
  if (kind === 'number' && (bound.trim() === '' || !Number.isFinite(Number(bound)))) {
    throw badInput(field, `"${bound}" is not a number; give ${header} in digits, for example 3.`);
  }
}

function timeless<Name extends string, Row>(columns: Columns<Name, Row>, name: Name, field: string) {
  const timed = Object.entries<Column<Row>>(columns).filter(([, column]) => hasTimes(column));
  const names = timed.map(([known]) => known).join(', ');
  return badInput(field, `${name} has no time of day; ${names ? `use ${names}` : 'no column of this list has'}.`);
}

/** The column of that name. Throws BAD_USER_INPUT for `field` when the list has none. */
export function findColumn<Name extends string, Row>(
  columns: Columns<Name, Row>,
  name: Name,
  field: string,
): Column<Row> {
  if (Object.hasOwn(columns, name)) return columns[name];
  throw badInput(field, `${name} is not a column of this list; use one of ${Object.keys(columns).join(', ')}.`);
}

/** Throws BAD_USER_INPUT for more of something than there may be. */
function checkCount(count: number, most: number, field: string, what: string): void {
  if (count > most) throw badInput(field, `${field} has ${count} ${what}; give at most ${most}.`);
}

/** Throws BAD_USER_INPUT for a text that is too long. */
function checkLength(text: string | null | undefined, field: string): void {
  const length = text?.length ?? 0;
  if (length <= maximumTextLength) return;
  throw badInput(field, `${field} has a text of ${length} characters; give at most ${maximumTextLength}.`);
}

/** Throws BAD_USER_INPUT for a search that is too long or has too many words. */
export function checkSearch(search: string | null | undefined): void {
  checkLength(search, 'search');
  checkCount(search?.match(/\S+/g)?.length ?? 0, maximumSearchWords, 'search', 'words');
}

/** Throws BAD_USER_INPUT for more columns than one list counts at once. */
export const checkFacetColumns = (columns: readonly string[]): void =>
  checkCount(columns.length, maximumFacetColumns, 'columns', 'columns');

/** The items of an argument that is a list: GraphQL takes a single value for a list of one. */
export function argumentItems(value: unknown): readonly unknown[] {
  if (value === null || value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
