import type { GraphQLResolveInfo } from 'graphql';
import { createWalk, isIncluded } from '../walk-selection.ts';

/** What is known of a field's selection while it is resolved. */
export type SelectedBelow = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** Whether the field's answer is asked for the field at the path given. */
export function selectsField(
  { fieldNodes, fragments, variableValues }: SelectedBelow,
  path: readonly string[],
): boolean {
  const walk = createWalk<number, boolean>(
    { get: (name) => fragments[name] },
    {
      none: false,
      add: (total, part) => total || part,
      field: (field, depth, inner) =>
        field.name.value === path[depth] &&
        isIncluded(field, variableValues) &&
        (depth === path.length - 1 || inner(depth + 1)),
      fragment: (fragment, _type, value) => value && isIncluded(fragment, variableValues),
    },
  );
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && walk(selectionSet, 0));
}
