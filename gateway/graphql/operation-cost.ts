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
import { codedError, withHTTPStatus } from '../shared/errors.ts';
import { hasNoPrice, type PricedField } from './declared-cost.ts';
import {
  type Arguments,
  type AroundField,
  callsOfDay,
  onceOf,
  pointsOfValue,
  presentDay,
  priceField,
} from './field-cost.ts';
import type { SchemaAnswers } from './introspection-answers.ts';
import { mostSchemas, schemasAsked } from './introspection-size.ts';
import type { OperationCheck } from './operation-checks.ts';
import { asksForSchema, createWalk, type Fragments, fragmentsOf, mayBeIncluded } from './walk-selection.ts';

/** What the whole schema costs, as tools ask for it: some 15 ms in one piece. */
export const schemaCost = 25;

/** Refuses what costs too much, after validation and before any field is resolved. */
export function limitCost(
  budget: CostBudget,
  answers: Pick<SchemaAnswers, 'takeTurn' | 'giveBack' | 'has'>,
): OperationCheck {
  return async (request) => {
    const { schema, document, operation, contextValue } = request;
    if (!operation) return;
    const question = {
      schema,
      operation,
      fragments: fragmentsOf(document),
      variables: request.request.variables ?? {},
    };
    const isAboutSchema = asksForSchema(document);
    try {
      let schemas = 0;
      if (isAboutSchema) {
        await answers.takeTurn(contextValue, answers.has(request));
        schemas = schemasAsked(question);
        answers.giveBack(contextValue, schemas);
      }
      const cost = operationCost(question) + Math.ceil(schemas * schemaCost);
      contextValue.state.cost = cost;
      const payer = isAboutSchema ? schemaPayerOf(contextValue) : payerOf(contextValue);
      await budget.spend(payer, cost, isAboutSchema || operation.operation === 'mutation');
      if (schemas > mostSchemas) throw tooMuchSchema();
    } catch (error) {
      throw error instanceof GraphQLError ? withHTTPStatus(error) : error;
    }
  };
}

const tooMuchSchema = () =>
  codedError(
    'COST_LIMIT_EXCEEDED',
    `This operation asks for more than ${mostSchemas} times the whole schema. Ask for each part once.`,
  );

/** Where a field stands: the type that has it, and what the list around it is asked for. */
interface FieldScope extends AroundField {
  readonly type: GraphQLNamedType | null;
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

const nothing: Price = { points: 0, once: new Map() };
const oneValue: Price = { points: pointsOfValue, once: nothing.once };

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
 * `@skip` and `@include` as asked; `@cost`, `@listSize` and `@calls` give the price of a field that costs more than a value.
 */
export function operationCost({ schema, operation, fragments, variables }: PricedOperation): number {
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  // Without a prototype: a variable `$constructor` that is left out is nothing.
  const values: Arguments = Object.assign(Object.create(null), Object.fromEntries(defaults), variables);
  const priceOf = createWalk<FieldScope, Price>(fragments, {
    none: nothing,
    add: (total, part) => ({ points: total.points + part.points, once: joinShared(total.once, part.once) }),
    field: (node, scope, inner) => {
      const field =
        mayBeIncluded(node, values) && isObjectType(scope.type) ? scope.type.getFields()[node.name.value] : undefined;
      if (!field) return nothing;
      // Most of what is asked for is such.
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
    const other = joined.get(key);
    if (!other || other.calls < call.calls) joined.set(key, call);
  }
  return joined;
}

/** The calls that are made once for all, with the days of the list that the field is, or stands in. */
function sharedOf(field: PricedField, args: Arguments, { days = 1, from = presentDay }: AroundField): SharedCalls {
  const calls = onceOf(field, args);
  return calls === 0 ? nothing.once : new Map([[`${from} ${days}`, { calls, from, days }]]);
}
