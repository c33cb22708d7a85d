import { type FragmentDefinitionNode, type OperationDefinitionNode, visit } from 'graphql';
import type { Fragments } from './walk-selection.ts';

/** What has a selection of its own. */
export type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** Which fragments the operations of a document spread. */
interface FragmentSpreads {
  /** Those within others included. */
  readonly reached: ReadonlySet<Definition>;
  /** The name of a fragment that spreads itself, by others or not; null where there is none. */
  readonly circle: string | null;
}

/** Follows the spreads of all definitions, looking at each definition once. */
export function followSpreads(definitions: readonly Definition[], fragments: Fragments): FragmentSpreads {
  const reached = new Set<Definition>();
  const followed = new Set<Definition>();
  const open = new Set<Definition>();
  let circle: string | null = null;
  const follow = (node: Definition, isReached: boolean) => {
    followed.add(node);
    open.add(node);
    for (const name of spreadsIn(node)) {
      const fragment = fragments.get(name);
      if (!fragment) continue;
      if (isReached) reached.add(fragment);
      if (open.has(fragment)) circle ??= name;
      else if (!followed.has(fragment)) follow(fragment, isReached);
    }
    open.delete(node);
  };
  for (const node of definitions.filter(({ kind }) => kind === 'OperationDefinition')) follow(node, true);
  for (const node of definitions) if (!followed.has(node)) follow(node, false);
  return { reached, circle };
}

function spreadsIn({ selectionSet }: Definition): ReadonlySet<string> {
  const names = new Set<string>();
  visit(selectionSet, {
    FragmentSpread({ name }) {
      names.add(name.value);
    },
  });
  return names;
}
