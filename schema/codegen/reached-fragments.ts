import { type DocumentNode, Kind, visit } from 'graphql';

/**
 * Codegen's transform of a feature's documents: leaves out the fragments that none of its operations spreads, by way of
 * other fragments neither.
 */
export function keepReached<File extends { readonly document?: DocumentNode }>(files: readonly File[]): File[] {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const reached = new Set<string>();
  function reach(definition: (typeof definitions)[number]) {
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        if (reached.has(name)) return;
        reached.add(name);
        for (const other of definitions) if (isFragment(other, name)) reach(other);
      },
    });
  }
  for (const definition of definitions) if (definition.kind === Kind.OPERATION_DEFINITION) reach(definition);
  return files.flatMap((file) => {
    const kept = (file.document?.definitions ?? []).filter(
      (definition) => definition.kind !== Kind.FRAGMENT_DEFINITION || reached.has(definition.name.value),
    );
    return kept.length > 0 ? [{ ...file, document: { kind: Kind.DOCUMENT, definitions: kept } }] : [];
  });
}

const isFragment = (definition: DocumentNode['definitions'][number], name: string) =>
  definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name;
