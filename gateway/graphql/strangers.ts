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
import { assertRole, confirmedViewer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import type { OperationCheck } from './operation-checks.ts';
import { asksForSchema, createWalk, fragmentsOf } from './walk-selection.ts';

/**
 * Reads the documents of callers who are not signed in. They may run operations that need no token; the rest of their
 * documents is ignored. `mayReadSchema` lets them ask for the schema too.
 */
export function createStrangersReader(schema: GraphQLSchema, mayReadSchema: boolean) {
  const closedFields = new WeakMap<DocumentNode, Map<string, string | null>>();
  /** The first root field that needs a token; null without one. */
  const closedField = (document: DocumentNode, operationName: string | null | undefined) => {
    const names = closedFields.get(document) ?? new Map<string, string | null>();
    closedFields.set(document, names);
    const key = operationName ?? '';
    const name = names.has(key) ? (names.get(key) as string | null) : findClosedField(document, operationName);
    if (names.size < mostNames) names.set(key, name);
    return name;
  };
  const findClosedField = (document: DocumentNode, operationName: string | null | undefined): string | null => {
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const type = schema.getRootType(operation.operation);
    const isOpen = ({ name: { value } }: FieldNode) => {
      if (value === '__typename') return true;
      if (value === '__schema' || value === '__type') return mayReadSchema;
      const field = isObjectType(type) ? type.getFields()[value] : undefined;
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
      const name = closedField(document, operationName);
      if (name !== null) throw signInFirst(context, name);
    },
    /** The part of a document that is to be validated and run. Throws the reason why there is none. */
    read(context: Context, document: DocumentNode, operationName: string | null | undefined): DocumentNode {
      const operation = getOperationAST(document, operationName);
      if (!operation) {
        const hasOperations = document.definitions.some(({ kind }) => kind === 'OperationDefinition');
        if (!hasOperations) throw new GraphQLError('This document has no operation: there is nothing to run.');
        return { ...document, definitions: [] };
      }
      if (!schema.getRootType(operation.operation)) throw unknownKind(operation);
      const name = closedField(document, operationName);
      if (name !== null) throw signInFirst(context, name);
      const own = separateOperations(document)[operation.name?.value ?? ''];
      return own && own.definitions.length < document.definitions.length ? own : document;
    },
  };
}

/** Names of operations of one document that are remembered. */
const mostNames = 10;

/** Why a caller without a token may not ask for that field: what is wrong with the token that came, if one did. */
function signInFirst(context: Context, field: string): GraphQLError {
  try {
    assertRole(context, 'USER');
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (field === '__schema' || field === '__type') return schemaIsClosed(error);
    return withHTTPStatus(error);
  }
  throw new Error('A caller with a token is no stranger.');
}

/** Answers questions about the schema only to callers whose token the attendance service accepts. */
export const closedSchema: OperationCheck = async ({ document, contextValue }) => {
  if (!asksForSchema(document)) return;
  await confirmedViewer(contextValue).catch((error: unknown) => {
    throw error instanceof GraphQLError ? schemaIsClosed(error) : error;
  });
};

/** The refusal of a caller in words about the schema; an outage keeps its own words. */
function schemaIsClosed(refusal: GraphQLError): GraphQLError {
  const { message, extensions } = refusal;
  if (extensions.code !== 'UNAUTHENTICATED') return withHTTPStatus(refusal);
  const words = `The schema is closed to callers who are not signed in. ${message}`;
  return withHTTPStatus(new GraphQLError(words, { extensions }));
}

/** Says that the schema has no operations of that kind. */
const unknownKind = (node: OperationDefinitionNode): GraphQLError =>
  new GraphQLError(`There is no ${node.operation} here: send a query or a mutation.`, { nodes: [node] });

/** Refuses operations of a kind that the schema does not have: graphql-js finds that out while it executes. */
export const knownKinds: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (!context.getSchema().getRootType(node.operation)) context.reportError(unknownKind(node));
  },
});
