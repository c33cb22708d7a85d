import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

/** The hooks of an operation, by what their names end in. */
const factories = {
  query: { Query: 'queryHook', LazyQuery: 'lazyQueryHook' },
  mutation: { Mutation: 'mutationHook' },
} as const;

/** Codegen plugin: the typed hooks of each query and mutation of the client, after its generated document in the same file. */
export const plugin: PluginFunction = (_schema, documents) => {
  const hooks = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .flatMap((node) => {
      if (node.kind !== 'OperationDefinition' || !node.name || node.operation === 'subscription') return [];
      const name = node.name.value.charAt(0).toUpperCase() + node.name.value.slice(1);
      return Object.entries(factories[node.operation]).map(([ending, factory]) => ({ name, ending, factory }));
    });
  const used = [...new Set(hooks.map(({ factory }) => factory))].sort();
  return {
    prepend: used.length > 0 ? [`import { ${used.join(', ')} } from '../hooks.ts';`] : [],
    content: hooks
      .map(
        ({ name, ending, factory }) =>
          `export const use${name}${ending} = /* @__PURE__ */ ${factory}(${name}Document);`,
      )
      .join('\n'),
  };
};
