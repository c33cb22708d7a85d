import {
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationDefinitionNode,
  valueFromASTUntyped,
} from 'graphql';
import { type CostBudget, payerOf, schemaPayerOf } from '../auth/rate-limits.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import { hasNoPrice } from './declared-cost.ts';
import { type Arguments, type AroundField, onceOf, pointsOfValue, priceField, priceOfOnce } from './field-cost.ts';
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

/** The price of a part of an operation: its points, and the calls that it shares with other parts of its list. */
interface Price {
  readonly points: number;
  readonly once: SharedCalls;
}

/** Calls that are made once for a list, by its root field. */
type SharedCalls = ReadonlyMap<NonNullable<AroundField['root']>, number>;

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
        const { points, once } = inner({ type: getNamedType(field.type), root: scope.root });
        return { points: oneValue.points + points, once };
      }
      const given = (node.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, values)]);
      const args = Object.fromEntries(given);
      const { price, entries, ...within } = priceField(field, scope, args);
      const below = inner({ type: getNamedType(field.type), ...within });
      const calls = onceOf(field, args);
      const own: SharedCalls = calls > 0 && within.root ? new Map([[within.root, calls]]) : nothing.once;
      return { points: price + entries * below.points, once: joinShared(below.once, own) };
    },
    fragment: (node, _type, price) => (mayBeIncluded(node, values) ? price : nothing),
  });
  const root = { type: schema.getRootType(operation.operation) ?? null, isRoot: true };
  const { points, once } = priceOf(operation.selectionSet, root);
  return Math.round([...once].reduce((sum, [{ days }, calls]) => sum + priceOfOnce(calls, days), points));
}

function joinShared(one: SharedCalls, other: SharedCalls): SharedCalls {
  if (one.size === 0 || other.size === 0) return one.size === 0 ? other : one;
  const joined = new Map(one);
  for (const [root, calls] of other) joined.set(root, Math.max(calls, joined.get(root) ?? 0));
  return joined;
}
