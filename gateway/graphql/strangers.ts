import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  isObjectType,
  type OperationDefinitionNode,
  separateOperations,
  type ValidationRule,
} from 'graphql';
import type { Context } from '../app-context.ts';
import { assertRole, confirmedViewer, opensToDue } from '../auth/authorize.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import type { OperationCheck } from './operation-checks.ts';
import { asksForSchema, createWalk, fragmentsOf, isSchemaField } from './walk-selection.ts';

/**
 * Reads documents of callers who are not signed in. They may run operations that need no token, and introspection where
 * `mayReadSchema`. Other operations in their documents are ignored.
 */
export function createStrangersReader(schema: GraphQLSchema, mayReadSchema: boolean) {
  /** The first root field that is closed to the caller; null without one. */
  const closedField = ({ dueViewer }: Context, document: DocumentNode, operationName: string | null | undefined) => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const type = schema.getRootType(operation.operation);
    const isOpen = (node: FieldNode) => {
      const { value } = node.name;
      if (value === '__typename') return true;
      if (isSchemaField(node)) return mayReadSchema;
      const field = isObjectType(type) ? type.getFields()[value] : undefined;
      if (dueViewer && field && opensToDue(field)) return true;
      return field?.astNode !== undefined && !field.astNode?.directives?.some(({ name }) => name.value === 'requires');
    };
    const find = createWalk<null, string | null>(fragmentsOf(document), {
      none: null,
      add: (found, other) => found ?? other,
      field: (node) => (isOpen(node) ? null : node.name.value),
    });
    return find(operation.selectionSet, null);
  };

  return {
    /** Throws UNAUTHENTICATED for an operation that needs a token. */
    assertMayRun(context: Context, document: DocumentNode, operationName: string | null | undefined): void {
      if (context.viewer) return;
      const name = closedField(context, document, operationName);
      if (name !== null) throw signInFirst(context, name);
    },
    /** The part of a document to validate and run. Throws the reason when there is none. */
    read(context: Context, document: DocumentNode, operationName: string | null | undefined): DocumentNode {
      const operation = getOperationAST(document, operationName);
      if (!operation) {
        const hasOperations = document.definitions.some(({ kind }) => kind === 'OperationDefinition');
        if (!hasOperations) throw new GraphQLError('This document has no operation to run.');
        return { ...document, definitions: [] };
      }
      if (!schema.getRootType(operation.operation)) throw unknownKind(operation);
      const name = closedField(context, document, operationName);
      if (name !== null) throw signInFirst(context, name);
      const own = separateOperations(document)[operation.name?.value ?? ''];
      return own && own.definitions.length < document.definitions.length ? own : document;
    },
  };
}

/** The error for a caller who must sign in to use the field; it says what is wrong with the token, if one came. */
function signInFirst(context: Context, field: string): GraphQLError {
  try {
    assertRole(context, 'USER');
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (field === '__schema' || field === '__type') return schemaIsClosed(error);
    return withHTTPStatus(error);
  }
  throw new Error('signInFirst is for callers without a viewer.');
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
