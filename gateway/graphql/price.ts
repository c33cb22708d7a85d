import {
  type FieldNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import {
  maximumConditionDepth,
  maximumConditions,
  maximumOrderSteps,
  maximumPageSize,
  maximumRangeDays,
  maximumRangeRows,
  maximumSearchWords,
  maximumTextLength,
  wholeListRows,
} from '../../schema/limits.ts';
import { callsOfDay, valuesOfCall } from '../../schema/lists/reads.ts';
import { type CostBudget, payerOf, schemaPayerOf } from '../auth/rate-limits.ts';
import { argumentItems } from '../lists/selection.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import { costOf, costsOfColumns, type PricedField } from './declared-cost.ts';
import type { OperationCheck } from './operation-checks.ts';
import {
  argumentsOf,
  asksForSchema,
  type Fragments,
  fragmentsOf,
  isSchemaField,
  mayBeIncluded,
  mergeFields,
  selectionsOf,
} from './walk-selection.ts';

/** Points of a question about the schema: answering the whole of it blocks for some 15 ms. */
export const schemaCost = 25;

/** Points of a value: so many values cost as much as one call to the attendance service. */
const pointsOfValue = 1 / valuesOfCall;

/** Values that a word of a search, a condition and a step of a sort cost on the longest lists. */
const [perWord, perCondition, perStep] = [10_000, 4_000, 5_000];

/** Further steps of the order of pages by cursor; `endCursor` costs the same in the SDL. */
const cursorSteps = 2;

const dayMilliseconds = 86_400_000;
const daysOfMonth = 31;
const exportedColumns = 12;
/** Entries of a list of unknown length. */
const usualEntries = 50;

/** Creates the check that refuses operations that cost too much. */
export function limitCost(budget: CostBudget): OperationCheck {
  return async ({ schema, document, operation, contextValue, request }) => {
    if (!operation) return;
    const isAboutSchema = asksForSchema(document);
    const fragments = fragmentsOf(document);
    const cost = operationCost({ schema, operation, fragments, variables: request.variables ?? {} });
    contextValue.state.cost = cost;
    try {
      const payer = isAboutSchema ? schemaPayerOf(contextValue) : payerOf(contextValue);
      await budget.spend(payer, cost, isAboutSchema || operation.operation === 'mutation');
    } catch (error) {
      throw error instanceof GraphQLError ? withHTTPStatus(error) : error;
    }
  };
}

/** Values of arguments by name; a missing one has the default of the SDL. */
type Arguments = Readonly<Record<string, unknown>>;

/** The list around a field that its price depends on. */
interface Around {
  /** Number of entries of lists in the field around it, by the lists' names. */
  readonly sizes?: ReadonlyMap<string, number>;
  /** Points for filtering that list once. */
  readonly filter?: number;
  /** Whole lists that it may consist of, one for each day. */
  readonly lists?: number;
}

/** A valid operation to price. */
interface PricedOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  /** As they came. */
  readonly variables: Arguments;
}

/**
 * The price of an operation in points: the calls to the attendance service that it may cause, and one point for each 20,000
 * values that it may answer. The price of a row's fields counts for each row, and each name in the answer counts, unless
 * `@skip` or `@include` removes it. `@cost`, `@listSize` and `@calls` price fields that cost more than a value.
 */
export function operationCost({ schema, operation, fragments, variables }: PricedOperation): number {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  // Without a prototype, so that a missing variable `$constructor` is undefined.
  const values: Arguments = Object.assign(Object.create(null), Object.fromEntries(defaults), variables);
  const isKept = mayBeIncluded(values);
  const fieldsOf = (nodes: Parameters<typeof mergeFields>[0]) => [
    ...mergeFields(nodes, fragments, isKept).fields.values(),
  ];
  /** The points of a field with what is selected of it, and the most calls that are made once for its list. */
  const priceOf = (nodes: readonly FieldNode[], type: GraphQLNamedType | undefined, around: Around | null) => {
    const [node] = nodes as readonly [FieldNode];
    if (isSchemaField(node)) return { points: schemaCost, once: 0 };
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return { points: 0, once: 0 };
    const args = argumentsOf(node, values);
    const { price, entries, within } = priceOfUse(field, args, around);
    let [points, once] = [price, onceOf(field, args)];
    for (const inner of fieldsOf(selectionsOf(nodes))) {
      const part = priceOf(inner, getNamedType(field.type), within);
      points += entries * part.points;
      once = Math.max(once, part.once);
    }
    return { points, once, days: daysAsked(field, args) };
  };
  const root = schema.getRootType(operation.operation) ?? undefined;
  const lists = fieldsOf([operation.selectionSet]).map((nodes) => priceOf(nodes, root, null));
  return Math.round(lists.reduce((sum, { points, once, days }) => sum + points + priceOfOnce(once, days), 0));
}

/** The price of an export of a list's columns, in points; without names, of the columns that need no calls of their own. */
export function exportCost(field: PricedField, args: Arguments, columns: readonly string[] = []): number {
  const once = priceOfOnce(onceOf(field, { ...args, columns }), daysAsked(field, args));
  const rows = wholeListRows * listsIn(field, args);
  return Math.round(priceOfUse(field, args, null).price + once + rows * exportedColumns * pointsOfValue);
}

/** Points of calls that are made once for a list of some days: these, and two for each day. */
const priceOfOnce = (calls: number, days = 1): number => (calls === 0 ? 0 : calls + callsOfDay * days);

/** Calls that are made once for a list: those of the field, or of the columns that its arguments name. */
function onceOf(field: PricedField, args: Arguments): number {
  const names = namesIn(args);
  const columns = names.size === 0 ? [] : [...costsOfColumns(field)].filter(([name]) => names.has(name));
  return Math.max(costOf(field).once ?? 0, ...columns.map(([, cost]) => cost));
}

/**
 * The price of a field without its selection, the number of entries for which the selection is paid, and what its fields'
 * prices depend on. `around` is null for a field of the operation itself.
 */
function priceOfUse(field: PricedField, args: Arguments, around: Around | null) {
  const { weight, entryWeight, listSize } = costOf(field);
  const isList = isListType(getNullableType(field.type));
  const own = (weight ?? (around === null ? 1 : isList ? 0 : pointsOfValue)) * daysOf(field, args);
  const sliced = listSize?.slicingArguments?.[0];
  const given = sliced === undefined ? listSize?.assumedSize : countOf(field, sliced, args);
  if (isList) {
    const { sizes, filter = 0, lists = 1 } = around ?? {};
    const entries = given ?? sizes?.get(field.name) ?? usualEntries;
    const each = sizes?.has(field.name) ? pointsOfValue : (entryWeight ?? pointsOfValue);
    // Each column of `facets` filters the list again.
    return { price: own + entries * (sliced === undefined ? each : each * lists + filter), entries, within: {} };
  }
  const entries = Math.min(given ?? 0, maximumPageSize);
  const lists = listsIn(field, args);
  const { filter, order } = selectionPoints(args);
  const price = own + entries * (entryWeight ?? 0) + (filter + order) * lists;
  const sizes = new Map(listSize?.sizedFields?.map((name) => [name, entries]));
  return { price, entries: 1, within: { sizes, filter: filter * lists, lists } };
}

/** Days of a list: between its two arguments, or those of a month; 1 where its own weight pays for the days. */
const daysAsked = (field: PricedField, args: Arguments): number =>
  field.args.some(({ name }) => name === 'month') && (costOf(field).weight ?? 1) <= daysOfMonth
    ? daysOfMonth
    : daysOf(field, args);

/** Days between the two arguments, at most those that are allowed; 1 where they are missing or not days. */
function daysOf(field: PricedField, args: Arguments): number {
  const [from = Number.NaN, to = Number.NaN] = (costOf(field).eachDay ?? []).map((name) =>
    Date.parse(String(argumentOf(field, name, args))),
  );
  const days = Math.round((to - from) / dayMilliseconds) + 1;
  return days >= 1 ? Math.min(days, maximumRangeDays) : 1;
}

/** Number of whole lists that the rows of these days may amount to. */
const listsIn = (field: PricedField, args: Arguments): number =>
  Math.min(daysOf(field, args), maximumRangeRows / wholeListRows);

/**
 * The number that an argument gives, or the length of its list (GraphQL reads a single value as a list of one). 0 for any
 * other value, which is refused before its field calls anything.
 */
function countOf(field: PricedField, name: string, args: Arguments): number {
  const value = argumentOf(field, name, args);
  const type = field.args.find((argument) => argument.name === name)?.type;
  if (type && isListType(getNullableType(type))) return argumentItems(value).length;
  return typeof value === 'number' && value > 0 ? value : 0;
}

const argumentOf = (field: PricedField, name: string, args: Arguments): unknown =>
  args[name] === undefined ? field.args.find((argument) => argument.name === name)?.defaultValue : args[name];

/**
 * Points for filtering and sorting a list by its unchecked arguments. What is above a limit counts as the limit, and is
 * refused later.
 */
function selectionPoints({ where, orderBy, search, after }: Arguments) {
  const words = typeof search === 'string' ? (search.slice(0, maximumTextLength).match(/\S+/g)?.length ?? 0) : 0;
  const steps = Math.min(argumentItems(orderBy).length, maximumOrderSteps) + (after == null ? 0 : cursorSteps);
  const filter = conditionsIn(where).length * perCondition + Math.min(words, maximumSearchWords) * perWord;
  return { filter: filter * pointsOfValue, order: steps * perStep * pointsOfValue };
}

/** The conditions, with those in groups, up to the limits. */
function conditionsIn(where: unknown): readonly object[] {
  const found: Arguments[] = [];
  let level = argumentItems(where);
  for (let depth = 0; depth < maximumConditionDepth && level.length > 0; depth++) {
    const conditions = level.slice(0, maximumConditions).map((condition): Arguments => Object(condition));
    found.push(...conditions);
    level = conditions.flatMap(({ anyOf, allOf, not }) => [anyOf, allOf, not].flatMap(argumentItems));
  }
  return found.slice(0, maximumConditions);
}

/** The columns that conditions, steps and facets name, up to the limits. */
function namesIn({ where, orderBy, columns }: Arguments): ReadonlySet<unknown> {
  const steps = argumentItems(orderBy).slice(0, maximumOrderSteps);
  const named = [...conditionsIn(where), ...steps].map((part) => Object(part).column);
  return new Set([...named, ...argumentItems(columns)].filter((name) => typeof name === 'string'));
}
