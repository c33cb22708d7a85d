import {
  type ASTNode,
  defaultFieldResolver,
  type FieldNode,
  GraphQLBoolean,
  type GraphQLField,
  GraphQLID,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLString,
  getArgumentValues,
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  visit,
} from 'graphql';
import { createWalk, isIncluded } from './walk-selection.ts';

/** Plans of a document's field, by the values of the variables in its selection. */
interface PlannedField {
  readonly nodes: readonly FieldNode[];
  readonly type: GraphQLOutputType;
  readonly variables: readonly string[];
  readonly plans: Map<string, Projection | null>;
}

/** Plans of one field for different values of its variables. */
const mostPlans = 16;

const planned = new WeakMap<FieldNode, PlannedField>();

/**
 * The projection of the items of a list field, planned once for a document (Apollo Server caches documents). Null for a
 * selection that only graphql-js can execute.
 */
export function listPlan(info: GraphQLResolveInfo): Projection | null {
  const { fieldNodes, returnType, variableValues } = info;
  const [first] = fieldNodes;
  if (!first) return null;
  const earlier = planned.get(first);
  const isSame =
    earlier?.type === returnType &&
    earlier.nodes.length === fieldNodes.length &&
    earlier.nodes.every((node, index) => node === fieldNodes[index]);
  const field = isSame
    ? earlier
    : {
        nodes: fieldNodes,
        type: returnType,
        variables: variablesIn(info),
        plans: new Map<string, Projection | null>(),
      };
  if (!isSame) planned.set(first, field);
  const given = field.variables.filter((name) => Object.hasOwn(variableValues, name));
  const values = given.map((name) => [name, variableValues[name]]);
  if (values.some(([, value]) => typeof value === 'object' && value !== null)) return null;
  const key = values.length > 0 ? JSON.stringify(values) : '';
  const plan = field.plans.get(key);
  if (plan !== undefined) return plan;
  if (field.plans.size >= mostPlans) field.plans.clear();
  const type = getNullableType(returnType);
  const made = isListType(type) ? projectionOf(type.ofType, fieldNodes, info) : null;
  field.plans.set(key, made);
  return made;
}

/** Names of the variables in the selection of the field. */
function variablesIn({ fieldNodes, fragments }: GraphQLResolveInfo): readonly string[] {
  const names = new Set<string>();
  const spread = new Set<string>();
  const search = (node: ASTNode) => {
    visit(node, {
      Variable: ({ name }) => {
        names.add(name.value);
      },
      FragmentSpread: ({ name }) => {
        const fragment = fragments[name.value];
        if (!fragment || spread.has(name.value)) return;
        spread.add(name.value);
        search(fragment);
      },
    });
  };
  for (const { selectionSet } of fieldNodes) if (selectionSet) search(selectionSet);
  return [...names];
}

/** What a plan depends on. */
type PlanScope = Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>;

/**
 * Turns the value of a resolver into what graphql-js would put into the answer. Throws what the resolvers of the selected
 * fields throw, and `leftToExecution`.
 */
export type Projection = (value: unknown, context: unknown) => unknown;

/** Thrown for a value that only graphql-js can complete: an error, a promise, a function, or a wrong type. */
export const leftToExecution = new Error('graphql-js must complete this value.');

/** The projection of a type under the selections of the nodes; null where only graphql-js can execute them. */
function projectionOf(type: GraphQLOutputType, nodes: Iterable<FieldNode>, scope: PlanScope): Projection | null {
  if (isNonNullType(type)) {
    const inner = projectionOf(type.ofType, nodes, scope);
    return inner && ((value, context) => inner(value, context) ?? refuse());
  }
  if (isLeafType(type)) return (value) => serialise(type, value);
  if (isListType(type)) {
    const item = projectionOf(type.ofType, nodes, scope);
    return item && ((value, context) => (value == null ? null : itemsOf(value).map((each) => item(each, context))));
  }
  return isObjectType(type) ? objectProjection(type, nodes, scope) : null;
}

function refuse(): never {
  throw leftToExecution;
}

/** A copy of an array without holes, as graphql-js makes it. */
function itemsOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw leave(value);
  return Array.from(value);
}

function serialise(type: GraphQLLeafType, value: unknown): unknown {
  if (value == null) return null;
  if (typeof value === 'object' || !isFinal(value)) throw leave(value);
  return type.serialize(value) ?? refuse();
}

function objectProjection(type: GraphQLObjectType, nodes: Iterable<FieldNode>, scope: PlanScope): Projection | null {
  if (type.isTypeOf) return null;
  const keys: string[] = [];
  const parts: Projection[] = [];
  for (const [key, selected] of selectedFields(type, nodes, scope)) {
    const part = fieldProjection(type, selected, scope);
    if (!part) return null;
    keys.push(key);
    parts.push(part);
  }
  const count = keys.length;
  // An object with a prototype cannot have a key `__proto__`.
  const template: object = Object.fromEntries(keys.map((key) => [key, null]));
  const create = keys.includes('__proto__') ? () => Object.create(null) : () => ({ ...template });
  return (value, context) => {
    if (value == null) return null;
    if (!isFinal(value)) throw leave(value);
    const answer = create();
    for (let index = 0; index < count; index++) {
      answer[keys[index] as string] = (parts[index] as Projection)(value, context);
    }
    return answer;
  };
}

/** Whether the value is neither an error nor a promise nor a function. */
const isFinal = (value: unknown) =>
  typeof value === 'object' ? !(value instanceof Error) && !isPromise(value) : typeof value !== 'function';

const isPromise = (value: unknown) => typeof (value as Partial<PromiseLike<unknown>> | null)?.then === 'function';

/** The error for a value that is left to graphql-js, which gets another promise; a failure of this one is ignored. */
function leave(value: unknown): Error {
  if (isPromise(value)) Promise.resolve(value).catch(() => {});
  return leftToExecution;
}

/** The projection of a field, as a function of its object. */
function fieldProjection(type: GraphQLObjectType, nodes: readonly FieldNode[], scope: PlanScope): Projection | null {
  const [node] = nodes;
  const name = node?.name.value ?? '';
  if (name === '__typename') return () => type.name;
  const field = type.getFields()[name];
  const complete = field && projectionOf(field.type, nodes, scope);
  if (!node || !complete) return null;
  if (field.resolve && field.resolve !== defaultFieldResolver) {
    const read = readerOf(field, node, scope);
    return read && ((source, context) => complete(read(source, context), context));
  }
  // A short way for most values: texts and truth values stay as they are.
  const leaf = getNullableType(field.type);
  const own = leaf === GraphQLString || leaf === GraphQLID ? 'string' : leaf === GraphQLBoolean ? 'boolean' : null;
  return (source, context) => {
    const value = typeof source === 'object' ? (source as Record<string, unknown>)[name] : undefined;
    return own !== null && typeof value === own ? value : complete(value, context);
  };
}

/** Calls a field's resolver; null for a resolver that takes `info`. */
function readerOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  { variableValues }: PlanScope,
): Projection | null {
  const { resolve } = field;
  if (!resolve || resolve.length > 3) return null;
  try {
    const values = getArgumentValues(field, node, variableValues);
    const call = resolve as (source: unknown, args: unknown, context: unknown) => unknown;
    return (source, context) => call(source, values, context);
  } catch {
    return null;
  }
}

/** The nodes of each field by response key, with those of fragments and without skipped ones. */
function selectedFields(type: GraphQLObjectType, nodes: Iterable<FieldNode>, { fragments, variableValues }: PlanScope) {
  const none: ReadonlySet<FieldNode> = new Set();
  const walk = createWalk<null, ReadonlySet<FieldNode>>(
    { get: (name) => fragments[name] },
    {
      none,
      add: (total, part) => new Set([...total, ...part]),
      field: (node) => (isIncluded(node, variableValues) ? new Set([node]) : none),
      fragment: (node, condition, fields) =>
        isIncluded(node, variableValues) && (condition === null || condition === type.name) ? fields : none,
    },
  );
  const selected = new Set(
    [...nodes].flatMap(({ selectionSet }) => (selectionSet ? [...walk(selectionSet, null)] : [])),
  );
  return Map.groupBy(selected, ({ alias, name }) => (alias ?? name).value);
}
