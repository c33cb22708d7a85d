import {
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { callsOfDay } from '../../schema/lists/reads.ts';
import { type CostBudget, payerOf, schemaPayerOf } from '../auth/rate-limits.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import { hasNoPrice, type PricedField } from './declared-cost.ts';
import { type Arguments, type AroundField, onceOf, pointsOfValue, presentDay, priceField } from './field-cost.ts';
import type { OperationCheck } from './operation-checks.ts';
import {
  asksForSchema,
  createWalk,
  type Fragments,
  fragmentsOf,
  isSchemaField,
  mayBeIncluded,
} from './walk-selection.ts';

/** Points of a question about the schema: answering the whole of it blocks for some 15 ms. */
export const schemaCost = 25;

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

/** The type that has a field, and the list around it. */
interface FieldScope extends AroundField {
  readonly type: GraphQLNamedType | null;
}

/** The price of a part of an operation: its points, and the calls that it shares with other parts. */
interface Price {
  readonly points: number;
  readonly once: SharedCalls;
}

/** Calls for the days of a list that are made once for all parts of an operation. */
interface SharedCall {
  readonly calls: number;
  /** The first day of the list, in days since 1970. */
  readonly from: number;
  readonly days: number;
}

/** Shared calls by their days. */
type SharedCalls = ReadonlyMap<string, SharedCall>;

const nothing: Price = { points: 0, once: new Map() };
const oneValue: Price = { points: pointsOfValue, once: nothing.once };

/** A valid operation to price. */
export interface PricedOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  /** As they came. */
  readonly variables: Arguments;
}

/**
 * The price of an operation in points: the calls to the attendance service that it may cause, and one point for each 20,000
 * values that it may answer. The price of a row's fields counts for each row, and aliases and fragments count wherever they
 * are used, unless `@skip` or `@include` removes them. `@cost`, `@listSize` and `@calls` price fields that cost more than a
 * value.
 */
export function operationCost({ schema, operation, fragments, variables }: PricedOperation): number {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  // Without a prototype, so that a missing variable `$constructor` is undefined.
  const values: Arguments = Object.assign(Object.create(null), Object.fromEntries(defaults), variables);
  const priceOf = createWalk<FieldScope, Price>(fragments, {
    none: nothing,
    add: (total, part) => ({ points: total.points + part.points, once: joinShared(total.once, part.once) }),
    field: (node, scope, inner) => {
      if (!mayBeIncluded(node, values) || !isObjectType(scope.type)) return nothing;
      if (isSchemaField(node)) return { points: schemaCost, once: nothing.once };
      const field = scope.type.getFields()[node.name.value];
      if (!field) return nothing;
      // A short way for most fields.
      if (!scope.isRoot && hasNoPrice(field)) {
        if (!node.selectionSet) return oneValue;
        const { points, once } = inner({ type: getNamedType(field.type), days: scope.days, from: scope.from });
        return { points: oneValue.points + points, once };
      }
      const given = (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, values)]);
      const args = Object.fromEntries(given);
      const { price, entries, ...within } = priceField(field, scope, args);
      const below = inner({ type: getNamedType(field.type), ...within });
      return {
        points: price + entries * below.points,
        once: joinShared(below.once, sharedOf(field, args, scope.isRoot ? within : scope)),
      };
    },
    fragment: (node, _type, price) => (mayBeIncluded(node, values) ? price : nothing),
  });
  const root = { type: schema.getRootType(operation.operation) ?? null, isRoot: true };
  const { points, once } = priceOf(operation.selectionSet, root);
  return Math.round(points + priceOfShared([...once.values()]));
}

/** The points of the days before and of lists; days that two lists share count once. */
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
    const other = joined.get(key);
    if (!other || other.calls < call.calls) joined.set(key, call);
  }
  return joined;
}

/** The shared calls of a field, with the days of its list or of the list around it. */
function sharedOf(field: PricedField, args: Arguments, { days = 1, from = presentDay }: AroundField): SharedCalls {
  const calls = onceOf(field, args);
  return calls === 0 ? nothing.once : new Map([[`${from} ${days}`, { calls, from, days }]]);
}
