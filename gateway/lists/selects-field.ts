import {
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** What is known of a field's selection while it is resolved. */
export type SelectedBelow = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** Whether the field's answer is asked for the field at the path given, fragments and `@skip` and `@include` regarded. */
export function selectsField({ fieldNodes, ...scope }: SelectedBelow, path: readonly string[]): boolean {
  return fieldNodes.some(({ selectionSet }) => selects(selectionSet, path, scope));
}

function selects(
  set: SelectionSetNode | undefined,
  path: readonly string[],
  scope: Omit<SelectedBelow, 'fieldNodes'>,
): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  return (set?.selections ?? []).some((node) => {
    if (node.kind === Kind.FIELD && node.name.value !== name) return false;
    if (getDirectiveValues(GraphQLSkipDirective, node, scope.variableValues)?.if === true) return false;
    if (getDirectiveValues(GraphQLIncludeDirective, node, scope.variableValues)?.if === false) return false;
    if (node.kind === Kind.FIELD) return selects(node.selectionSet, rest, scope);
    const inner = node.kind === Kind.FRAGMENT_SPREAD ? scope.fragments[node.name.value] : node;
    return selects(inner?.selectionSet, path, scope);
  });
}
