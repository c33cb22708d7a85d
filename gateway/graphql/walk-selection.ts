import {
  BREAK,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLResolveInfo,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
  visit,
} from 'graphql';
import { memoizeByIdentity } from '../shared/memoize.ts';

/** Fragments of a document by name. */
export type Fragments = GraphQLResolveInfo['fragments'];

/** The fragments of a document. */
export function fragmentsOf({ definitions }: Pick<DocumentNode, 'definitions'>): Fragments {
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  // Without a prototype, so that a missing fragment `constructor` is undefined.
  return Object.assign(
    Object.create(null),
    Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment])),
  );
}

/** Fields of a selection by their names in the answer, and the fragments that are spread there. */
interface MergedFields {
  readonly fields: ReadonlyMap<string, readonly FieldNode[]>;
  readonly spreads: ReadonlySet<string>;
}

/**
 * Merges selections as execution does: fields with one name in the answer are one, and each fragment counts once. `isKept`
 * decides about fields and fragments.
 */
export function mergeFields(
  selectionSets: readonly SelectionSetNode[],
  fragments: Fragments,
  isKept: (node: SelectionNode) => boolean = () => true,
): MergedFields {
  const fields = new Map<string, FieldNode[]>();
  const spreads = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (!isKept(node)) continue;
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value;
        const others = fields.get(name);
        if (others) others.push(node);
        else fields.set(name, [node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
      else if (!spreads.has(node.name.value)) {
        spreads.add(node.name.value);
        const fragment: FragmentDefinitionNode | undefined = fragments[node.name.value];
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  selectionSets.forEach(collect);
  return { fields, spreads };
}

/** The selections of fields that are merged into one. */
export const selectionsOf = (nodes: readonly FieldNode[]): readonly SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

type Values = Readonly<Record<string, unknown>>;

/** Whether `@skip` and `@include` keep a part of a selection. */
export const isIncluded = (variables: Values) => (node: SelectionNode) =>
  !node.directives?.length ||
  (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false);

/** The arguments of a field as they are written. */
const argumentsOf = ({ arguments: given = [] }: FieldNode, variables: Values): Values =>
  Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)]));

/** The part of `info` that shows a field's selection. */
export type SelectedBelow = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** Whether the selection has the field at the path, with arguments for which `isIt` holds. */
export function selectsField(
  { fieldNodes, fragments, variableValues }: SelectedBelow,
  path: readonly string[],
  isIt: (given: Values) => boolean = () => true,
): boolean {
  const isKept = isIncluded(variableValues);
  const isSelected = (nodes: readonly FieldNode[], depth: number): boolean =>
    depth === path.length
      ? nodes.some((node) => isIt(argumentsOf(node, variableValues)))
      : [...mergeFields(selectionsOf(nodes), fragments, isKept).fields.values()].some(
          (inner) => inner[0]?.name.value === path[depth] && isSelected(inner, depth + 1),
        );
  return isSelected(fieldNodes, 0);
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
