import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses operations of a kind that the schema does not have: graphql-js finds that out while it executes. */
export const knownKinds: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation)) return;
    const message = `There is no ${node.operation} here: send a query or a mutation.`;
    context.reportError(new GraphQLError(message, { nodes: [node] }));
  },
});

/** Refuses questions about the schema. */
export const closedSchema: ValidationRule = (context) => ({
  Field(node) {
    const name = node.name.value;
    if (name !== '__schema' && name !== '__type') return;
    const message = `${name} is closed here. The schema stands in docs/api.md and schema/released/schema.graphql.`;
    context.reportError(new GraphQLError(message, { nodes: [node] }));
  },
});
