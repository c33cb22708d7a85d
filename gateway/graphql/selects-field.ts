import { type FieldNode, type GraphQLResolveInfo, valueFromASTUntyped } from 'graphql';
import { createWalk, isIncluded } from './walk-selection.ts';

/** What is known of a field's selection while it is resolved. */
export type SelectedBelow = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

type Given = Readonly<Record<string, unknown>>;

/** Whether the field's answer is asked for the field at the path given, with arguments of which `isIt` holds. */
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
