import { GraphQLError, type OperationDefinitionNode, type ValidationRule } from 'graphql';

/** Says that the schema has no operations of that kind. */
export const unknownKind = (node: OperationDefinitionNode): GraphQLError =>
  new GraphQLError(`There is no ${node.operation} here: send a query or a mutation.`, { nodes: [node] });

/** Refuses operations of a kind that the schema does not have: graphql-js finds that out while it executes. */
export const knownKinds: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation)) context.reportError(unknownKind(node));
  },
});
