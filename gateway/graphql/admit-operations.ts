import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type ValidationRule,
} from 'graphql';
import type { Context } from '../app-context.ts';
import { confirmedViewer, opensToDue, signInFirst } from '../auth/authorize.ts';
import { directiveOf } from '../shared/directives.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import { assertWithinLimits } from './document-limits.ts';
import type { OperationCheck, Release } from './operation-checks.ts';
import { asksForSchema, fragmentsOf, isSchemaField, mergeFields } from './walk-selection.ts';

/** Empty documents that replace others, with why these were refused. */
const refusals = new WeakMap<DocumentNode, GraphQLError>();

/** Whether the document replaces one that was refused, and may not be stored under its text. */
export const isRefused = (document: DocumentNode): boolean => refusals.has(document);

/** Reports why a document was refused. */
export const reportRefusal: ValidationRule = (context) => ({
  Document(document) {
    const fault = refusals.get(document);
    if (fault) context.reportError(fault);
  },
});

/** Throws for a kind of operation that the schema does not have, which graphql-js would notice only while it executes. */
function assertKnownKinds(schema: GraphQLSchema, { definitions }: DocumentNode): void {
  for (const node of definitions) {
    if (node.kind !== Kind.OPERATION_DEFINITION || schema.getRootType(node.operation)) continue;
    throw new GraphQLError(`There is no ${node.operation} here: send a query or a mutation.`, { nodes: [node] });
  }
}

/** What decides about operations. */
interface Admission {
  readonly schema: GraphQLSchema;
  /** Whether callers without a token may ask for the schema. */
  readonly mayReadSchema: boolean;
  /** Checks of each operation before it runs. */
  readonly checks: readonly OperationCheck[];
}

/**
 * Decides whether an operation may run, in this order:
 * 1. Before a new document is validated: its operations must be of kinds that the schema has, callers who are not signed in
 *    may ask only for what needs no token, and every document must be within the limits. A refused document is not validated: an empty document replaces it, and
 *    `reportRefusal` reports the reason.
 * 2. Before it runs, even if its document was valid for an earlier caller: the same for callers who are not signed in, then
 *    the checks one after another. (Apollo Server runs the hooks of different plugins at once.)
 * When the operation is answered, it releases what the checks have taken.
 */
export function admitOperations({ schema, mayReadSchema, checks }: Admission): ApolloServerPlugin<Context> {
  const assertMayRun = openFieldsOnly(schema, mayReadSchema);
  const taken = new WeakMap<Context, Release[]>();
  const giveBack = ({ contextValue }: { readonly contextValue: Context }) => {
    for (const release of taken.get(contextValue) ?? []) release?.();
  };
  return {
    requestDidStart: async () => ({
      async validationDidStart(given) {
        const { document, contextValue } = given;
        try {
          assertKnownKinds(schema, document);
          assertMayRun(contextValue, document);
          assertWithinLimits(document);
        } catch (fault) {
          if (!(fault instanceof GraphQLError)) throw fault;
          const empty: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };
          refusals.set(empty, fault);
          // Apollo Server validates the document that the request has after this hook.
          (given as { document: DocumentNode }).document = empty;
        }
      },
      async didResolveOperation(operation) {
        const { contextValue, document } = operation;
        assertMayRun(contextValue, document);
        for (const check of checks) {
          const checked = check(operation);
          const release = checked instanceof Promise ? await checked : checked;
          if (release) taken.set(contextValue, [...(taken.get(contextValue) ?? []), release]);
        }
      },
      willSendResponse: async (request) => giveBack(request),
    }),
    unexpectedErrorProcessingRequest: async ({ requestContext }) => giveBack(requestContext),
  };
}

/**
 * Creates the check of documents of callers who are not signed in: it throws UNAUTHENTICATED where an operation has a field
 * that needs a token, and for introspection unless `mayReadSchema`; another GraphQLError where no operation can run.
 */
function openFieldsOnly(schema: GraphQLSchema, mayReadSchema: boolean) {
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
