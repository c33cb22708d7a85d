import { type DocumentNode, type FieldNode, GraphQLError, type GraphQLSchema, Kind } from 'graphql';
import type { Context } from '../app-context.ts';
import { confirmedViewer, opensToDue, signInFirst } from '../auth/authorize.ts';
import { directiveOf } from '../shared/directives.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import type { OperationCheck } from './operation-checks.ts';
import { asksForSchema, fragmentsOf, isSchemaField, mergeFields } from './walk-selection.ts';

/**
 * Creates the check of documents of callers who are not signed in: it throws UNAUTHENTICATED where an operation has a field
 * that needs a token, and for introspection unless `mayReadSchema`; another GraphQLError where no operation can run.
 */
export function openFieldsOnly(schema: GraphQLSchema, mayReadSchema: boolean) {
  return (context: Context, document: DocumentNode): void => {
    if (context.viewer) return;
    const isOpen = (node: FieldNode, type: ReturnType<GraphQLSchema['getRootType']>) => {
      if (node.name.value === '__typename') return true;
      if (isSchemaField(node)) return mayReadSchema;
      const field = type?.getFields()[node.name.value];
      if (context.dueViewer && field && opensToDue(field)) return true;
      return field?.astNode !== undefined && directiveOf(field.astNode, 'requires') === null;
    };
    const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    if (operations.length === 0) throw new GraphQLError('This document has no operation to run.');
    for (const { operation, selectionSet } of operations) {
      const { fields } = mergeFields([selectionSet], fragmentsOf(document));
      const type = schema.getRootType(operation);
      const closed = [...fields.values()].flat().find((node) => !isOpen(node, type));
      if (closed) throw (isSchemaField(closed) ? schemaIsClosed : withHTTPStatus)(signInFirst(context));
    }
  };
}

/** Allows introspection only to callers whose token the attendance service accepts. */
export const closedSchema: OperationCheck = async ({ document, contextValue }) => {
  if (!asksForSchema(document)) return;
  await confirmedViewer(contextValue).catch((error: unknown) => {
    throw error instanceof GraphQLError ? schemaIsClosed(error) : error;
  });
};

/** Adds to an UNAUTHENTICATED error that the schema is closed; other errors keep their message. */
function schemaIsClosed(refusal: GraphQLError): GraphQLError {
  const { message, extensions } = refusal;
  if (extensions.code !== 'UNAUTHENTICATED') return withHTTPStatus(refusal);
  const words = `The schema is closed to callers who are not signed in. ${message}`;
  return withHTTPStatus(new GraphQLError(words, { extensions }));
}
