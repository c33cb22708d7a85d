import {
  type FieldNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { maximumPageSize, maximumRangeDays, maximumRangeRows, wholeListRows } from '../../schema/limits.ts';
import { callsOfDay, valuesOfCall } from '../../schema/lists/reads.ts';
import { type CostBudget, payerOf, schemaPayerOf } from '../auth/rate-limits.ts';
import { columnsOf, countConditions, type Selection } from '../lists/selection.ts';
import { directiveOf } from '../shared/directives.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import type { OperationCheck } from './operation-checks.ts';
import {
  asksForSchema,
  type Fragments,
  fragmentsOf,
  isIncluded,
  isSchemaField,
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

/** The checked arguments of a field. */
type Arguments = Partial<Selection<string>> & Readonly<Record<string, unknown>>;

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
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * The price of an operation in points: the calls to the attendance service that it may cause, and one point for each 20,000
 * values that it may answer. The price of a row's fields counts for each row, and each name in the answer counts, unless
 * `@skip` or `@include` removes it. `@cost`, `@listSize` and `@calls` price fields that cost more than a value.
 */
export function operationCost({ schema, operation, fragments, variables }: PricedOperation): number {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
  // Execution refuses such variables before it asks for anything.
  if (!coerced) return 0;
  const isKept = isIncluded(coerced);
  const fieldsOf = (nodes: Parameters<typeof mergeFields>[0]) => [
    ...mergeFields(nodes, fragments, isKept).fields.values(),
  ];
  /** The points of a field with what is selected of it, and the most calls that are made once for its list. */
  const priceOf = (nodes: readonly FieldNode[], type: GraphQLNamedType | undefined, around: Around | null) => {
    const [node] = nodes as readonly [FieldNode];
    if (isSchemaField(node)) return { points: schemaCost, once: 0 };
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return { points: 0, once: 0 };
    const args: Arguments = getArgumentValues(field, node, coerced);
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
  const names = new Set([...columnsOf(args), ...((args.columns as string[] | undefined) ?? [])]);
  const dear = [...costsOfColumns(field)].filter(([name]) => names.has(name));
  return Math.max(costOf(field).once ?? 0, ...dear.map(([, cost]) => cost));
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
  const given = sliced === undefined ? listSize?.assumedSize : countIn(args[sliced]);
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
    Date.parse(String(args[name])),
  );
  const days = Math.round((to - from) / dayMilliseconds) + 1;
  return days >= 1 ? Math.min(days, maximumRangeDays) : 1;
}

/** Number of whole lists that the rows of these days may amount to. */
const listsIn = (field: PricedField, args: Arguments): number =>
  Math.min(daysOf(field, args), maximumRangeRows / wholeListRows);

/** The number that an argument gives, or the length of its list; 0 for less. */
const countIn = (value: unknown): number =>
  Array.isArray(value) ? value.length : typeof value === 'number' ? Math.max(0, value) : 0;

/** Points for filtering and sorting a list. */
function selectionPoints({ where, orderBy, search, after }: Arguments) {
  const words = search?.match(/\S+/g)?.length ?? 0;
  const steps = (orderBy?.length ?? 0) + (after == null ? 0 : cursorSteps);
  const filter = countConditions(where ?? []) * perCondition + words * perWord;
  return { filter: filter * pointsOfValue, order: steps * perStep * pointsOfValue };
}

/** A field whose price is in the SDL. */
type PricedField = GraphQLField<unknown, unknown>;

/** The arguments of `@cost`, `@listSize` and `@calls` of a field; the SDL describes them. */
interface DeclaredCost {
  /** Points of a use of the field. */
  readonly weight?: number;
  /** Points of each entry of the list. */
  readonly entryWeight?: number;
  readonly listSize?: ListSize;
  /** Upstream calls that are made once for a list. */
  readonly once?: number;
  readonly eachDay?: readonly string[];
}

/** The arguments of `@listSize` that change a price. */
interface ListSize {
  readonly assumedSize?: number;
  readonly slicingArguments?: readonly string[];
  readonly sizedFields?: readonly string[];
}

/** The price of a field in the SDL. */
export const costOf = memoizeByIdentity(({ astNode, type }: PricedField): DeclaredCost => {
  const listSize = directiveOf(astNode, 'listSize') as ListSize | null;
  const answer = getNamedType(type);
  const fields = isObjectType(answer) ? answer.getFields() : null;
  const lists = listSize?.sizedFields?.map((name) => getNamedType(fields?.[name]?.type)) ?? [];
  const [entry] = isListType(getNullableType(type)) ? [answer] : lists;
  const [weight, entryWeight] = [astNode, entry?.astNode].map((node) => directiveOf(node, 'cost')?.weight);
  return {
    ...(weight !== undefined && { weight: Number(weight) }),
    ...(entryWeight !== undefined && { entryWeight: Number(entryWeight) }),
    ...(listSize && { listSize }),
    ...directiveOf(astNode, 'calls'),
  };
});

/** Columns that take upstream calls when a condition, step or facet of the field names them, with the number of calls. */
export const costsOfColumns = memoizeByIdentity(
  ({ args }: PricedField): ReadonlyMap<string, number> =>
    new Map(args.flatMap(({ type }) => columnsIn(getNamedType(type)))),
);

function columnsIn(type: GraphQLNamedType): (readonly [name: string, calls: number])[] {
  const column = isInputObjectType(type) ? type.getFields().column : undefined;
  const named = column ? getNamedType(column.type) : type;
  if (!isEnumType(named)) return [];
  return named.getValues().flatMap((value) => {
    const { once } = directiveOf(value.astNode, 'calls') ?? {};
    return typeof once === 'number' ? [[value.name, once] as const] : [];
  });
}
