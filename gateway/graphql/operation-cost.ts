import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { maximumPageSize, maximumRangeDays, maximumRangeRows } from '../../schema/limits.ts';
import { createWalk, type Fragments } from '../walk-selection.ts';
import { selectionValues } from './selection-values.ts';

type Field = GraphQLField<unknown, unknown>;

/** Values of arguments by name; what is left out has the value that the SDL gives it. */
export type Arguments = Readonly<Record<string, unknown>>;

/** Values that cost as much as one call to the attendance service. */
const valuesPerPoint = 20_000;

/** Rows that a whole list counts as. */
const wholeListRows = 20_000;

const dayMilliseconds = 86_400_000;

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
}

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
  const priceOf = createWalk<Place, number>(fragments, {
    none: 0,
    add: (total, part) => total + part,
    field: (node, place, inner) => {
      const field = isObjectType(place.type) ? place.type.getFields()[node.name.value] : undefined;
      if (!field) return 0;
      const given = (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, values)]);
      const { price, entries, ...within } = priceField(field, place, Object.fromEntries(given));
      return price + entries * inner({ type: getNamedType(field.type), ...within });
    },
  });
  return Math.round(
    priceOf(operation.selectionSet, { type: schema.getRootType(operation.operation) ?? null, isRoot: true }),
  );
}

/** What an export of that list field costs, in the same points. */
export function exportCost(field: Field, args: Arguments): number {
  const { price } = priceField(field, { type: null, isRoot: true }, args);
  return Math.round(price + (wholeListRows * listsIn(field, args) * exportedColumns) / valuesPerPoint);
}

/** The most calls to the attendance service that one use of a field makes. */
export function callsOf(field: Field, isRoot: boolean, args: Arguments): number {
  const { calls = Number(isRoot), times } = costOf(field);
  return calls * (times === undefined ? 1 : countOf(field, times, args)) * daysOf(field, args);
}

const argumentOf = (field: Field, name: string, args: Arguments): unknown =>
  args[name] === undefined ? field.args.find((argument) => argument.name === name)?.defaultValue : args[name];

/** The price of a field without its selection, and how often that is to be paid for. */
function priceField(field: Field, { isRoot = false, rows, filter = 0, lists = 1 }: Place, args: Arguments) {
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

interface GivenCost {
  readonly calls?: number;
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

function readCost(field: Field): GivenCost {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
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
