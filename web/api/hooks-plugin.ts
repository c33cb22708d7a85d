import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

const factories = { query: 'queryHook', mutation: 'mutationHook' } as const;

/** Codegen plugin: one typed hook for each query and mutation of the client, after its generated document in the same file. */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .flatMap((node) => {
      if (node.kind !== 'OperationDefinition' || !node.name || node.operation === 'subscription') return [];
      const name = node.name.value.charAt(0).toUpperCase() + node.name.value.slice(1);
      const kind = node.operation === 'query' ? 'Query' : 'Mutation';
      return [{ name, kind, factory: factories[node.operation] }];
    });
  const used = [...new Set(operations.map((operation) => operation.factory))].sort();
  return {
    prepend: used.length > 0 ? [`import { ${used.join(', ')} } from '../hooks.ts';`] : [],
    content: operations
      .map(({ name, kind, factory }) => `export const use${name}${kind} = /* @__PURE__ */ ${factory}(${name}Document);`)
      .join('\n'),
  };
};
