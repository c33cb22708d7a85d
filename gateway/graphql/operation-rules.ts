import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses operations of a kind that the schema does not have: graphql-js finds that out while it executes. */
export const knownKinds: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    const message = `There is no ${node.operation} here: send a query or a mutation.`;
    context.reportError(new GraphQLError(message, { nodes: [node] }));
  },
});
