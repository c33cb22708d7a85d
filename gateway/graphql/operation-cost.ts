import {
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { maximumPageSize, maximumRangeDays, maximumRangeRows } from '../../schema/limits.ts';
import { createWalk, type Fragments, mayBeIncluded } from '../walk-selection.ts';
import { namesIn, selectionValues } from './selection-values.ts';

type Field = GraphQLField<unknown, unknown>;

/** Values of arguments by name; what is left out has the value that the SDL gives it. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Values that cost as much as one call to the attendance service. */
const valuesPerPoint = 20_000;
/** Rows that a whole list counts as. */
const wholeListRows = 20_000;
const dayMilliseconds = 86_400_000;
/** Days that a month counts as. */
const daysOfMonth = 31;

/** Calls for each day of a list that asks for what is read once. */
const callsOfDay = 2;

/** Columns that an export counts as. */
const exportedColumns = 12;
/** Entries that a list counts as when its length is not known beforehand. */
const usualEntries = 50;

/** Where a field stands: the type that has it, and what the list around it is asked for. */
interface Place {
  readonly type: GraphQLNamedType | null;
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

/** What a part of an operation costs: in points, and the calls that all such parts of the operation share. */
interface Price {
  readonly points: number;
  readonly once: SharedCalls;
}

/** Calls for the days of a list which are made once for all who ask. */
interface SharedCall {
  readonly calls: number;
  /** The first day of the list, in days since 1970. */
  readonly from: number;
  readonly days: number;
}

/** Such calls by their days: as many as the operation asks for different days. */
type SharedCalls = ReadonlyMap<string, SharedCall>;

/** What is needed to price an operation that has passed validation. */
export interface PricedOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  /** As they came. */
  readonly variables: Arguments;
}

/**
 * What an operation costs, in points: the calls to the attendance service that it may cause, and one more for each
 * 20,000 values that it may answer. Rows multiply what is asked of each, aliases and fragments count where they stand,
 * `@skip` and `@include` as asked; `@cost` gives the price of a field that costs more than a value.
 */
export function operationCost({ schema, operation, fragments, variables }: PricedOperation): number {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  // Without a prototype: a variable `$constructor` that is left out is nothing.
  const values: Arguments = Object.assign(Object.create(null), Object.fromEntries(defaults), variables);
  const nothing: Price = { points: 0, once: new Map() };
  const priceOf = createWalk<Place, Price>(fragments, {
    none: nothing,
    add: (total, part) => ({ points: total.points + part.points, once: joinShared(total.once, part.once) }),
    field: (node, place, inner) => {
      const field =
        mayBeIncluded(node, values) && isObjectType(place.type) ? place.type.getFields()[node.name.value] : undefined;
      if (!field) return nothing;
      const given = (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, values)]);
      const args = Object.fromEntries(given);
      const { price, entries, ...within } = priceField(field, place, args);
      const below = inner({ type: getNamedType(field.type), ...within });
      return {
        points: price + entries * below.points,
        once: joinShared(below.once, sharedOf(field, args, place.isRoot ? within : place)),
      };
    },
    fragment: (node, _type, price) => (mayBeIncluded(node, values) ? price : nothing),
  });
  const root = { type: schema.getRootType(operation.operation) ?? null, isRoot: true };
  const { points, once } = priceOf(operation.selectionSet, root);
  return Math.round(points + priceOfShared([...once.values()]));
}

/** What the days before and around lists cost: those of lists that lie near each other are read for both. */
function priceOfShared(shared: readonly SharedCall[]): number {
  let [sum, until] = [0, Number.NEGATIVE_INFINITY];
  for (const { calls, from, days } of [...shared].sort((one, other) => one.from - other.from)) {
    const to = from + days - 1;
    sum += Math.min(calls, Math.max(0, from - until)) + callsOfDay * Math.max(0, to - Math.max(until, from - 1));
    until = Math.max(until, to);
  }
  return sum;
}

function joinShared(one: SharedCalls, other: SharedCalls): SharedCalls {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one;
  const joined = new Map(one);
  for (const [key, call] of other) {
    const known = joined.get(key);
    if (!known || known.calls < call.calls) joined.set(key, call);
  }
  return joined;
}

/** What an export of these columns of that list field costs, in the same points; without names, of those that need no calls of their own. */
export function exportCost(field: Field, args: Arguments, columns: readonly string[] = []): number {
  const { price, days } = priceField(field, { type: null, isRoot: true }, args);
  const calls = onceOf(field, { ...args, columns });
  const once = calls === 0 ? 0 : calls + callsOfDay * (days ?? 1);
  return Math.round(price + once + (wholeListRows * listsIn(field, args) * exportedColumns) / valuesPerPoint);
}

/** The most calls to the attendance service that one use of a field makes, but for those that an operation makes once. */
export function callsOf(field: Field, isRoot: boolean, args: Arguments): number {
  const { calls = Number(isRoot), times, isOnce } = costOf(field);
  if (isOnce) return 0;
  return calls * (times === undefined ? 1 : countOf(field, times, args)) * daysOf(field, args);
}

const argumentOf = (field: Field, name: string, args: Arguments): unknown =>
  args[name] === undefined ? field.args.find((argument) => argument.name === name)?.defaultValue : args[name];

/** The price of a field without its selection, and how often that is to be paid for. */
function priceField(field: Field, { isRoot = false, rows, filter = 0, lists = 1, days, from }: Place, args: Arguments) {
  const asked = isRoot ? { days: daysAsked(field, args), from: firstDay(field, args) } : { days, from };
  return { ...priceOfUse(field, { isRoot, rows, filter, lists }, args), ...asked };
}

function priceOfUse(
  field: Field,
  { isRoot = false, rows, filter = 0, lists = 1 }: Omit<Place, 'type'>,
  args: Arguments,
) {
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

/** Calls that are made once for all who ask: where the field is such a one, or its arguments name such a column. */
function onceOf(field: Field, args: Arguments): number {
  const { calls = 0, isOnce } = costOf(field);
  const names = namesIn(args);
  const columns = names.size === 0 ? [] : [...costsOfColumns(field)].filter(([name]) => names.has(name));
  return Math.max(isOnce ? calls : 0, ...columns.map(([, cost]) => cost));
}

/** The same with the days of the list that the field is, or stands in. */
function sharedOf(
  field: Field,
  args: Arguments,
  { days = 1, from = present }: Pick<Place, 'days' | 'from'>,
): SharedCalls {
  const calls = onceOf(field, args);
  return new Map(calls === 0 ? [] : [[`${from} ${days}`, { calls, from, days }]]);
}

const columnCosts = new WeakMap<Field, ReadonlyMap<string, number>>();

/** The columns that a condition, a step or a facet of the field may name, with the calls of those that take some. */
function costsOfColumns(field: Field): ReadonlyMap<string, number> {
  const known = columnCosts.get(field) ?? new Map(field.args.flatMap(({ type }) => columnsIn(getNamedType(type))));
  columnCosts.set(field, known);
  return known;
}

function columnsIn(type: GraphQLNamedType): (readonly [name: string, calls: number])[] {
  const column = isInputObjectType(type) ? type.getFields().column : undefined;
  const named = column ? getNamedType(column.type) : type;
  if (!isEnumType(named)) return [];
  return named.getValues().flatMap((value) => {
    const { calls } = readCost(value);
    return calls === undefined ? [] : [[value.name, calls] as const];
  });
}

/** Days that a list has: from the one argument to the other, or those of a month; one where its own calls are those of its days. */
const daysAsked = (field: Field, args: Arguments): number =>
  field.args.some(({ name }) => name === 'month') && (costOf(field).calls ?? 1) <= daysOfMonth
    ? daysOfMonth
    : daysOf(field, args);

/** Stands for the day of a list that is asked for without one. */
const present = 1_000_000;

/** The first day of a list, in days since 1970. */
function firstDay(field: Field, args: Arguments): number {
  const names = ['date', 'month', ...(costOf(field).days ?? [])];
  const given = names.flatMap((name) => argumentOf(field, name, args) ?? [])[0];
  const day = Math.floor(Date.parse(String(given)) / dayMilliseconds);
  return Number.isNaN(day) ? present : day;
}

interface GivenCost {
  readonly calls?: number;
  readonly isOnce?: boolean;
  readonly times?: string;
  readonly values?: number;
  readonly entries?: number;
  readonly days?: readonly string[];
}

const givenCosts = new WeakMap<Field, GivenCost>();

/** The price of a field in the SDL, read once. */
function costOf(field: Field): GivenCost {
  const known = givenCosts.get(field) ?? readCost(field);
  givenCosts.set(field, known);
  return known;
}

function readCost(priced: Pick<Field, 'astNode'> | GraphQLEnumValue): GivenCost {
  const directive = priced.astNode?.directives?.find(({ name }) => name.value === 'cost');
  // Its arguments are checked when the schema is built.
  return Object.fromEntries(
    (directive?.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value)]),
  );
}

/** Days from one argument to the other, as far as may be asked; 1 where they are not given, or are not days. */
function daysOf(field: Field, args: Arguments): number {
  const [from = Number.NaN, to = Number.NaN] = (costOf(field).days ?? []).map((name) =>
    Date.parse(String(argumentOf(field, name, args))),
  );
  const days = Math.round((to - from) / dayMilliseconds) + 1;
  return days >= 1 ? Math.min(days, maximumRangeDays) : 1;
}

/** Whole lists that the rows of those days may be as many as. */
const listsIn = (field: Field, args: Arguments): number =>
  Math.min(daysOf(field, args), maximumRangeRows / wholeListRows);

/**
 * A number among the arguments, or the length of a list, for which GraphQL takes a single value too. Anything else is
 * refused later, before its field calls anything.
 */
function countOf(field: Field, name: string, args: Arguments): number {
  const value = argumentOf(field, name, args);
  const type = field.args.find((argument) => argument.name === name)?.type;
  if (Array.isArray(value)) return value.length;
  if (type && isListType(getNullableType(type))) return value === null || value === undefined ? 0 : 1;
  return typeof value === 'number' && value > 0 ? value : 0;
}
