import type { GraphQLField, GraphQLSchema } from 'graphql';
import { maximumPageSize } from '../../schema/limits.ts';
import type { OperationRole, Resolvers } from '../generated/resolvers.ts';
import { leastRole } from '../request/authorize.ts';
import { confirmedViewer } from '../request/confirm-viewer.ts';
import type { Context } from '../request/context.ts';

/** Every root field that needs a role, queries first, by the schema's own `@requires`. */
function operationsOf(schema: GraphQLSchema): OperationRole[] {
  const types = [
    { type: schema.getQueryType(), isMutation: false },
    { type: schema.getMutationType(), isMutation: true },
  ];
  return types.flatMap(({ type, isMutation }) => {
    const fields = Object.values(type?.getFields() ?? {}) as GraphQLField<unknown, Context>[];
    return fields.flatMap((field) => {
      const role = leastRole(field, field.name);
      return role === null ? [] : [{ field: field.name, isMutation, role }];
    });
  });
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
};
