import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  type InlineFragmentNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { memoizeByIdentity } from '../shared/memoize.ts';

/** Fragments of a document by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** How a value of a selection is worked out; `Scope` is what a field must know of its surroundings. */
export interface Walk<Scope, Value> {
  /** The value of a selection without fields. */
  readonly none: Value;
  /** Combines the values of two parts of a selection without changing them. */
  readonly add: (total: Value, part: Value) => Value;
  /** The value of a field; `inner` works out its own selection in a scope. */
  readonly field: (field: FieldNode, scope: Scope, inner: (scope: Scope) => Value) => Value;
  /** The value of a fragment within itself, if it is not `none`. */
  readonly again?: (name: string) => Value;
  /** The value of a fragment, if it is not the value of its fields. */
  readonly fragment?: (fragment: InlineFragmentNode | FragmentSpreadNode, type: string | null, value: Value) => Value;
}

/**
 * Works out a value of a selection, including fragments wherever they are spread. A fragment is worked out once for each
 * scope, so that 2^n spreads cost n steps.
 */
export function createWalk<Scope, Value>(
  fragments: { readonly get: (name: string) => FragmentDefinitionNode | null | undefined },
  { none, add, field, again = () => none, fragment = (_fragment, _type, value) => value }: Walk<Scope, Value>,
): (selectionSet: SelectionSetNode, scope: Scope) => Value {
  const spreads = new Map<FragmentDefinitionNode, Map<Scope, Value>>();
  const spread = (definition: FragmentDefinitionNode, scope: Scope): Value => {
    const values = spreads.get(definition) ?? new Map<Scope, Value>();
    spreads.set(definition, values);
    if (!values.has(scope)) {
      values.set(scope, again(definition.name.value));
      values.set(scope, walk(definition.selectionSet, scope));
    }
    return values.get(scope) as Value;
  };
  const walk = (selectionSet: SelectionSetNode, scope: Scope): Value => {
    let total = none;
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FIELD) {
        const { selectionSet: own } = selection;
        total = add(
          total,
          field(selection, scope, (inside) => (own ? walk(own, inside) : none)),
        );
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const type = selection.typeCondition?.name.value ?? null;
        total = add(total, fragment(selection, type, walk(selection.selectionSet, scope)));
      } else {
        const definition = fragments.get(selection.name.value);
        if (definition) {
          total = add(total, fragment(selection, definition.typeCondition.name.value, spread(definition, scope)));
        }
      }
    }
    return total;
  };
  return walk;
}

/** Whether `@skip` and `@include` keep a part of a selection. */
function isIncluded(node: SelectionNode, variables: Readonly<Record<string, unknown>>): boolean {
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
  );
}

/** The same before variables are checked: true where one is missing, since the operation will be refused. */
export function mayBeIncluded(node: SelectionNode, variables: Readonly<Record<string, unknown>>): boolean {
  try {
    return isIncluded(node, variables);
  } catch {
    return true;
  }
}

/** The fragments of a document. */
export function fragmentsOf({ definitions }: { readonly definitions: readonly { readonly kind: Kind }[] }): Fragments {
  const fragments = definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/** The part of `info` that shows a field's selection. */
export type SelectedBelow = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

type Given = Readonly<Record<string, unknown>>;

/** Whether the selection has the field at the path, with arguments for which `isIt` holds. */
export function selectsField(
  { fieldNodes, fragments, variableValues }: SelectedBelow,
  path: readonly string[],
  isIt: (given: Given) => boolean = () => true,
): boolean {
  const argumentsOf = (field: FieldNode): Given =>
    Object.fromEntries(
      (field.arguments ?? []).map(({ name, value }) => [name.value, valueFromASTUntyped(value, variableValues)]),
    );
  const walk = createWalk<number, boolean>(
    { get: (name) => fragments[name] },
    {
      none: false,
      add: (total, part) => total || part,
      field: (field, depth, inner) =>
        field.name.value === path[depth] &&
        isIncluded(field, variableValues) &&
        (depth === path.length - 1 ? isIt(argumentsOf(field)) : inner(depth + 1)),
      fragment: (fragment, _type, value) => value && isIncluded(fragment, variableValues),
    },
  );
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && walk(selectionSet, 0));
}

/** Whether a field asks about the schema. */
export const isSchemaField = ({ name: { value } }: FieldNode): boolean => value === '__schema' || value === '__type';

/** Whether a document asks about the schema; each document is searched once. */
export const asksForSchema = memoizeByIdentity((document: DocumentNode): boolean => {
  let isAsked = false;
  visit(document, {
    Field(node) {
      if (!isSchemaField(node)) return undefined;
      isAsked = true;
      return BREAK;
    },
  });
  return isAsked;
});
