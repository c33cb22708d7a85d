import type { GraphQLField, GraphQLSchema } from 'graphql';
import { maximumPageSize } from '../../schema/limits.ts';
import type { Context } from '../app-context.ts';
import { bearer, confirmedViewer, extensionOf, isPersonal, leastRole } from '../auth/authorize.ts';
import type { Extension, OperationRole, Resolvers } from '../generated/resolvers.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { isUpstreamFault } from '../upstream/faults.ts';

/** Root fields that need a role by `@requires`, queries first. */
const operationsOf = memoizeByIdentity((schema: GraphQLSchema): OperationRole[] => {
  const types = [
    { type: schema.getQueryType(), isMutation: false },
    { type: schema.getMutationType(), isMutation: true },
  ];
  return types.flatMap(({ type, isMutation }) => {
    const fields = Object.values(type?.getFields() ?? {}) as GraphQLField<unknown, Context>[];
    return fields.flatMap((field) => {
      const role = leastRole(field, field.name);
      const rest = { isPersonal: isPersonal(field), extension: extensionOf(field) };
      return role === null ? [] : [{ field: field.name, isMutation, role, ...rest }];
    });
  });
});

/** The service's extensions; null while the service cannot be asked, since unknown is not missing. */
async function extensionsOf(context: Context): Promise<Extension[] | null> {
  try {
    const versions = await context.extensions.read(bearer(context));
    return [...versions].map(([name, version]) => ({ name, version }));
  } catch (error) {
    if (!isUpstreamFault(error)) throw error;
    return null;
  }
}

/** What this gateway can do. */
export const capabilities: Resolvers = {
  Query: {
    capabilities: async (_parent, _args, context, { schema }) => {
      await confirmedViewer(context);
      return {
        units: false,
        operations: operationsOf(schema),
        maximumPageSize,
        imageUpload: true,
        sources: [...context.sources()],
      };
    },
  },
  Capabilities: { extensions: (_capabilities, _args, context) => extensionsOf(context) },
};
