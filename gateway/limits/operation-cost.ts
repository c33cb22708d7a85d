import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/** Values of arguments by name; what is left out has the value that the SDL gives it. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What a whole list (`first: null`) costs at least: its rows are work for the gateway, whatever brought them. */
export const wholeListCost = 20;

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
  return Math.max(calls * times, isWhole ? wholeListCost : 0);
}

const argumentOf = (field: Field, name: string, args: Arguments): unknown =>
  args[name] === undefined ? field.args.find((argument) => argument.name === name)?.defaultValue : args[name];

/** A value that is no number is refused later, before its field calls anything. */
const numberOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/** What is needed to cost an operation that has passed validation. */
export interface CostedOperation {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
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
  const costOf = (selectionSet: SelectionSetNode, type: GraphQLNamedType | undefined, isRoot: boolean): number => {
    let cost = 0;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) cost += costOf(selection.selectionSet, type, isRoot);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        if (fragment) cost += costOf(fragment.selectionSet, type, isRoot);
      } else if (isObjectType(type)) {
        const field = type.getFields()[selection.name.value];
        if (!field) continue;
        const args = (selection.arguments ?? []).map(({ name, value }) => [name.value, literal(value, values)]);
        cost += fieldCost(field, isRoot, Object.fromEntries(args));
        if (selection.selectionSet) cost += costOf(selection.selectionSet, getNamedType(field.type), false);
      }
    }
    return cost;
  };
  return costOf(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, true);
}

/** The value of an argument as far as costs need it: a number, null, or something else that is given. */
function literal(node: ValueNode | undefined, variables: Arguments): unknown {
  if (node?.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node?.kind === Kind.INT) return Number(node.value);
  if (node?.kind === Kind.NULL) return null;
  return node && '';
}
