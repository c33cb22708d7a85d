import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql';
import { ordinaryCost } from '../limits/cost-budget.ts';
import { createWalk, type Fragments } from './walk-selection.ts';

type Field = GraphQLField<unknown, unknown>;

/** Values of arguments by name; what is left out has the value that the SDL gives it. */
export type Arguments = Readonly<Record<string, unknown>>;

/**
 * The most calls to the attendance service that one use of a field makes, as `@cost` says; without it one for a field
 * of Query or Mutation, none for others.
 */
export function fieldCost(field: Field, isRoot: boolean, args: Arguments): number {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'cost');
  const given = (name: string) => directive?.arguments?.find((argument) => argument.name.value === name)?.value;
  const [callsNode, timesNode] = [given('calls'), given('times')];
  const calls = callsNode?.kind === Kind.INT ? Number(callsNode.value) : Number(isRoot);
  const times = timesNode?.kind === Kind.STRING ? numberOf(argumentOf(field, timesNode.value, args)) : 1;
  const isWhole = field.args.some(({ name }) => name === 'first') && argumentOf(field, 'first', args) === null;
  return Math.max(calls * times, isWhole ? ordinaryCost : 0);
}

const argumentOf = (field: Field, name: string, args: Arguments): unknown =>
  args[name] === undefined ? field.args.find((argument) => argument.name === name)?.defaultValue : args[name];

/** A value that is no number is refused later, before its field calls anything. */
const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/** What is needed to cost an operation that has passed validation. */
export interface CostedOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Fragments;
  /** As they came. */
  readonly variables: Arguments;
}

/** The cost of all fields of an operation, fragments spread where they are used; `@skip` and `@include` count as asked. */
export function operationCost({ schema, operation, fragments, variables }: CostedOperation): number {
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, defaultValue }) => [
      variable.name.value,
      literal(defaultValue, {}),
    ]),
  );
  const values = { ...defaults, ...variables };
  const rootType = schema.getRootType(operation.operation) ?? null;
  // A field's place is the type that has it.
  const costOf = createWalk<GraphQLNamedType | null, number>(fragments, {
    none: 0,
    add: (total, part) => total + part,
    field: (node, type, inner) => {
      const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
      if (!field) return 0;
      const args = (node.arguments ?? []).map(({ name, value }) => [name.value, literal(value, values)]);
      return fieldCost(field, type === rootType, Object.fromEntries(args)) + inner(getNamedType(field.type));
    },
  });
  return costOf(operation.selectionSet, rootType);
}

/** The value of an argument as far as costs need it: a number, null, or something else that is given. */
function literal(node: ValueNode | undefined, variables: Arguments): unknown {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node?.kind === Kind.INT) return Number(node.value);
  if (node?.kind === Kind.NULL) return null;
  return node && '';
}
