import { getNullableType, isListType } from 'graphql';
import { maximumPageSize, maximumRangeDays, maximumRangeRows } from '../../schema/limits.ts';
import { costOf, costsOfColumns, type PricedField } from './given-cost.ts';
import { namesIn, selectionValues } from './selection-values.ts';

/** Values of arguments by name; what is left out has the value that the SDL gives it. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What a field has to know of the list around it, where there is one. */
export interface AroundField {
  readonly isRoot?: boolean;
  /** Rows of the page that it is a part of. */
  readonly rows?: number | undefined;
  /** Values that one filtering of that list costs. */
  readonly filter?: number | undefined;
  /** Whole lists that it may be made of: those of several days. */
  readonly lists?: number | undefined;
  /** Days that the list around it has. */
  readonly days?: number | undefined;
  /** The first of them, in days since 1970. */
  readonly from?: number | undefined;
}

/** Values that cost as much as one call to the attendance service. */
export const valuesPerPoint = 20_000;

/** Calls for each day of a list that asks for what is read once. */
export const callsOfDay = 2;

/** Rows that a whole list counts as. */
const wholeListRows = 20_000;
const dayMilliseconds = 86_400_000;
/** Days that a month counts as. */
const daysOfMonth = 31;

/** Columns that an export counts as. */
const exportedColumns = 12;
/** Entries that a list counts as when its length is not known beforehand. */
const usualEntries = 50;

/** What an export of these columns of that list field costs, in the same points; without names, of those that need no calls of their own. */
export function exportCost(field: PricedField, args: Arguments, columns: readonly string[] = []): number {
  const { price, days } = priceField(field, { isRoot: true }, args);
  const calls = onceOf(field, { ...args, columns });
  const once = calls === 0 ? 0 : calls + callsOfDay * (days ?? 1);
  return Math.round(price + once + (wholeListRows * listsIn(field, args) * exportedColumns) / valuesPerPoint);
}

/** The price of a field without its selection, and how often that is to be paid for. */
export function priceField(
  field: PricedField,
  { isRoot = false, rows, filter = 0, lists = 1, days, from }: AroundField,
  args: Arguments,
) {
  const asked = isRoot ? { days: daysAsked(field, args), from: firstDay(field, args) } : { days, from };
  return { ...priceOfUse(field, { isRoot, rows, filter, lists }, args), ...asked };
}

function priceOfUse(field: PricedField, { isRoot = false, rows, filter = 0, lists = 1 }: AroundField, args: Arguments) {
  const given = costOf(field);
  const argument = (name: string) => argumentOf(field, name, args);
  const calls = callsOf(field, isRoot, args);
  const values = given.values ?? 1;
  if (field.args.some(({ name }) => name === 'first')) {
    const selected = selectionValues({
      where: argument('where'),
      orderBy: argument('orderBy'),
      search: argument('search'),
      after: argument('after'),
    });
    const joined = listsIn(field, args);
    const filter = selected.filter * joined;
    return {
      price: calls + (values + filter + selected.order * joined) / valuesPerPoint,
      entries: 1,
      filter,
      rows:
        argument('first') === null ? wholeListRows * joined : Math.min(countOf(field, 'first', args), maximumPageSize),
      lists: joined,
    };
  }
  if (!isListType(getNullableType(field.type))) return { price: calls + values / valuesPerPoint, entries: 1 };
  const known = given.times === undefined ? given.entries : countOf(field, given.times, args);
  const entries = known ?? (field.name === 'nodes' ? rows : undefined) ?? usualEntries;
  // What counts the values of a column filters the list for it.
  const each = given.times === undefined ? values : values * lists + filter;
  return { price: calls + (entries * each) / valuesPerPoint, entries };
}

/** The most calls to the attendance service that one use of a field makes, but for those that an operation makes once. */
export function callsOf(field: PricedField, isRoot: boolean, args: Arguments): number {
  const { calls = Number(isRoot), times, isOnce } = costOf(field);
  if (isOnce) return 0;
  return calls * (times === undefined ? 1 : countOf(field, times, args)) * daysOf(field, args);
}

/** Calls that are made once for all who ask: where the field is such a one, or its arguments name such a column. */
export function onceOf(field: PricedField, args: Arguments): number {
  const { calls = 0, isOnce } = costOf(field);
  const names = namesIn(args);
  const columns = names.size === 0 ? [] : [...costsOfColumns(field)].filter(([name]) => names.has(name));
  return Math.max(isOnce ? calls : 0, ...columns.map(([, cost]) => cost));
}

/** Days that a list has: from the one argument to the other, or those of a month; one where its own calls are those of its days. */
const daysAsked = (field: PricedField, args: Arguments): number =>
  field.args.some(({ name }) => name === 'month') && (costOf(field).calls ?? 1) <= daysOfMonth
    ? daysOfMonth
    : daysOf(field, args);

/** Stands for the day of a list that is asked for without one. */
export const presentDay = 1_000_000;

/** The first day of a list, in days since 1970. */
function firstDay(field: PricedField, args: Arguments): number {
  const names = ['date', 'month', ...(costOf(field).days ?? [])];
  const given = names.flatMap((name) => argumentOf(field, name, args) ?? [])[0];
  const day = Math.floor(Date.parse(String(given)) / dayMilliseconds);
  return Number.isNaN(day) ? presentDay : day;
}

/** Days from one argument to the other, as far as may be asked; 1 where they are not given, or are not days. */
function daysOf(field: PricedField, args: Arguments): number {
  const [from = Number.NaN, to = Number.NaN] = (costOf(field).days ?? []).map((name) =>
    Date.parse(String(argumentOf(field, name, args))),
  );
  const days = Math.round((to - from) / dayMilliseconds) + 1;
  return days >= 1 ? Math.min(days, maximumRangeDays) : 1;
}

/** Whole lists that the rows of those days may be as many as. */
const listsIn = (field: PricedField, args: Arguments): number =>
  Math.min(daysOf(field, args), maximumRangeRows / wholeListRows);

/**
 * A number among the arguments, or the length of a list, for which GraphQL takes a single value too. Anything else is
 * refused later, before its field calls anything.
 */
function countOf(field: PricedField, name: string, args: Arguments): number {
  const value = argumentOf(field, name, args);
  const type = field.args.find((argument) => argument.name === name)?.type;
  if (Array.isArray(value)) return value.length;
  if (type && isListType(getNullableType(type))) return value === null || value === undefined ? 0 : 1;
  return typeof value === 'number' && value > 0 ? value : 0;
}

const argumentOf = (field: PricedField, name: string, args: Arguments): unknown =>
  args[name] === undefined ? field.args.find((argument) => argument.name === name)?.defaultValue : args[name];
