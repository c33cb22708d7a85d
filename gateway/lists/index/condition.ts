import { type Column, type Columns, fixedValues, hasTimes } from '../../../schema/columns/column.ts';
import { maximumConditionDepth, maximumConditions, maximumConditionValues } from '../../../schema/limits.ts';
import { isDay } from '../../shared/dates.ts';
import { badInput } from '../bad-input.ts';
import { findColumn } from '../find-column.ts';
import { checkCount, checkLength } from '../selection-sizes.ts';

/** A condition on one column, a group of conditions, or both; every part that is given must hold. */
export interface Condition<Name extends string> {
  readonly column?: Name | null | undefined;
  /** The shown value is one of these, to the letter. */
  readonly in?: readonly string[] | null | undefined;
  /** The shown value contains this text, without regard to case and accents. */
  readonly contains?: string | null | undefined;
  /** The value is this or later in the column's order. */
  readonly from?: string | null | undefined;
  /** The value is this or earlier in the column's order; a day includes all its instants. */
  readonly to?: string | null | undefined;
  /** The value's time of day is this or later, `HH:MM:SS`; later than `toTime`, the times between pass midnight. */
  readonly fromTime?: string | null | undefined;
  /** The value's time of day is this or earlier. */
  readonly toTime?: string | null | undefined;
  /** At least one of these holds. */
  readonly anyOf?: readonly Condition<Name>[] | null | undefined;
  /** All of these hold. */
  readonly allOf?: readonly Condition<Name>[] | null | undefined;
  /** This does not hold. */
  readonly not?: Condition<Name> | null | undefined;
}

const valueParts = ['in', 'contains', 'from', 'to', 'fromTime', 'toTime'] as const;

/** The conditions in its groups, each with its place. */
function membersOf<Name extends string>({ anyOf, allOf, not }: Condition<Name>) {
  return [
    ...(anyOf ?? []).map((member, place) => [`anyOf.${place}`, member] as const),
    ...(allOf ?? []).map((member, place) => [`allOf.${place}`, member] as const),
    ...(not ? [['not', not] as const] : []),
  ];
}

/** Whether the condition, its groups included, is about that column and no other. */
export function isAbout<Name extends string>(condition: Condition<Name>, name: Name): boolean {
  const columns = columnsIn(condition);
  return columns.length > 0 && columns.every((column) => column === name);
}

/** The columns that the condition, its groups included, is about. */
export const columnsIn = <Name extends string>(condition: Condition<Name>): Name[] => [
  ...(condition.column ? [condition.column] : []),
  ...membersOf(condition).flatMap(([, member]) => columnsIn(member)),
];

/**
 * Throws BAD_USER_INPUT, with the part in `extensions.field`, for conditions that no list of these columns can meet: too
 * many or too deep, without a column, of a column that does not exist, a bound that is not a value of its column.
 */
export function checkConditions<Name extends string, Row>(
  columns: Columns<Name, Row>,
  where: readonly Condition<Name>[],
): void {
  checkCount(countOf(where), maximumConditions, 'where', 'conditions');
  const check = (condition: Condition<Name>, field: string, depth: number) => {
    if (depth > maximumConditionDepth) {
      throw badInput(field, `Conditions stand within each other at most ${maximumConditionDepth} deep.`);
    }
    checkCondition(columns, condition, field);
    for (const [place, member] of membersOf(condition)) check(member, `${field}.${place}`, depth + 1);
  };
  for (const [place, condition] of where.entries()) check(condition, `where.${place}`, 1);
}

const countOf = (conditions: readonly Condition<string>[]): number =>
  conditions.reduce((sum, condition) => sum + 1 + countOf(membersOf(condition).map(([, member]) => member)), 0);

function checkCondition<Name extends string, Row>(
  columns: Columns<Name, Row>,
  condition: Condition<Name>,
  field: string,
): void {
  if (condition.column == null) {
    const part = valueParts.find((name) => condition[name] != null);
    if (part) throw badInput(`${field}.column`, `${part} compares a column: name it in column.`);
    if (condition.anyOf || condition.allOf || condition.not) return;
    throw badInput(field, 'This condition is empty: give a column with what it must be, or anyOf, allOf or not.');
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

/** Refuses values that a column of a fixed set cannot have. */
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
