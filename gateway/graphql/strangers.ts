import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  separateOperations,
  type ValidationRule,
} from 'graphql';
import type { Context } from '../app-context.ts';
import { assertRole, confirmedViewer, opensToDue } from '../auth/authorize.ts';
import { directiveOf } from '../shared/directives.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import type { OperationCheck } from './operation-checks.ts';
import { asksForSchema, fragmentsOf, isSchemaField, mergeFields } from './walk-selection.ts';

type OperationName = string | null | undefined;

/**
 * The operation of that name with its fragments, without the document's other parts; nothing where none has the name. Throws
 * a GraphQLError for a document without operations.
 */
export function operationAlone(document: DocumentNode, operationName: OperationName): DocumentNode {
  if (!document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    throw new GraphQLError('This document has no operation to run.');
  const operation = getOperationAST(document, operationName);
  const own = operation && separateOperations(document)[operation.name?.value ?? ''];
  if (!own) return { ...document, definitions: [] };
  return own.definitions.length < document.definitions.length ? own : document;
}

/**
 * Creates the check of operations of callers who are not signed in: it throws UNAUTHENTICATED for a field that needs a
 * token, and for introspection unless `mayReadSchema`.
 */
export function openFieldsOnly(schema: GraphQLSchema, mayReadSchema: boolean) {
  return (context: Context, document: DocumentNode, operationName: OperationName): void => {
    const operation = context.viewer ? null : getOperationAST(document, operationName);
    if (!operation) return;
    const type = schema.getRootType(operation.operation);
    if (!type) throw unknownKind(operation);
    const isOpen = (node: FieldNode) => {
      if (node.name.value === '__typename') return true;
      if (isSchemaField(node)) return mayReadSchema;
      const field = type.getFields()[node.name.value];
      if (context.dueViewer && field && opensToDue(field)) return true;
      return field?.astNode !== undefined && directiveOf(field.astNode, 'requires') === null;
    };
    const { fields } = mergeFields([operation.selectionSet], fragmentsOf(document));
    const closed = [...fields.values()].flat().find((node) => !isOpen(node));
    if (closed) throw signInFirst(context, isSchemaField(closed));
  };
}

/** The error for a caller who must sign in; it says what is wrong with the token, if one came. */
function signInFirst(context: Context, isAboutSchema: boolean): unknown {
  try {
    return assertRole(context, 'USER');
  } catch (error) {
    if (!(error instanceof GraphQLError)) return error;
    return isAboutSchema ? schemaIsClosed(error) : withHTTPStatus(error);
  }
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

/** The error for a kind of operation that the schema does not have. */
const unknownKind = (node: OperationDefinitionNode): GraphQLError =>
  new GraphQLError(`There is no ${node.operation} here: send a query or a mutation.`, { nodes: [node] });

/** Refuses operations of a kind that the schema does not have, which graphql-js would notice only while it executes. */
export const knownKinds: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation)) context.reportError(unknownKind(node));
  },
});
