import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoDeprecatedCustomRule,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Context } from '../app-context.ts';
import type { RequestState } from '../auth/request-state.ts';
import { mustYield, yieldToEventLoop } from '../shared/event-loop.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { faultOfDocument } from './document-limits.ts';
import type { OperationCheck, Release } from './operation-checks.ts';
import { createStrangersReader } from './strangers.ts';

/** Why a document was refused, by the empty document that replaces it. */
const faults = new WeakMap<DocumentNode, GraphQLError>();
/** Documents that replace others and must not be stored under their text. */
const replacements = new WeakSet<DocumentNode>();

/** Whether the document is what its text says, and not a replacement. */
export const isWhole = (document: DocumentNode): boolean => !replacements.has(document);

/** Reports why a document was refused. */
export const reportRefusal: ValidationRule = (context) => ({
  Document(document) {
    const fault = faults.get(document);
    if (fault) context.reportError(fault);
  },
});

/** What decides about operations. */
interface Admission {
  readonly schema: GraphQLSchema;
  /** Whether callers without a token may ask for the schema. */
  readonly mayReadSchema: boolean;
  /** Whether the document of that hash is known to be valid. */
  readonly isKnown: (hash: string) => boolean;
  /** Checks of each operation before it runs. */
  readonly checks: readonly OperationCheck[];
}

/**
 * Decides whether an operation may run, in this order:
 * 1. Before a new document is parsed, it waits for a turn of the event loop, so that other requests run in between.
 * 2. Before it is validated: callers who are not signed in may ask only for what needs no token, and every document must be
 *    within the limits. A refused document is not validated: an empty document replaces it, and `reportRefusal` reports
 *    the reason.
 * 3. Before it runs, even if its document was valid for an earlier caller: the same for callers who are not signed in, then
 *    the checks one after another. (Apollo Server runs the hooks of different plugins at once.)
 * When the operation is answered, it releases what the checks have taken.
 */
export function admitOperations(parts: Admission): ApolloServerPlugin<Context> {
  const { schema, mayReadSchema, isKnown, checks } = parts;
  const strangers = createStrangersReader(schema, mayReadSchema);
  const taken = new WeakMap<Context, Release[]>();
  const giveBack = ({ contextValue }: { readonly contextValue: Context }) => {
    for (const release of taken.get(contextValue) ?? []) release?.();
  };
  /** The document to validate. Throws the reason when it is refused. */
  const read = async ({ document, contextValue, request }: NewDocument): Promise<DocumentNode> => {
    const own = contextValue.viewer ? document : strangers.read(contextValue, document, request.operationName);
    const fault = faultOfDocument(own);
    if (fault) throw fault;
    return own;
  };
  return {
    requestDidStart: async () => ({
      async didResolveSource({ queryHash }) {
        if (!isKnown(queryHash) && mustYield()) await yieldToEventLoop();
      },
      async validationDidStart(request) {
        const document = await read(request).catch(emptyDocument);
        if (document === request.document) return;
        replacements.add(document);
        // Apollo Server validates the document that the request has after this hook.
        (request as { document: DocumentNode }).document = document;
      },
      async didResolveOperation(operation) {
        const { contextValue, document, request } = operation;
        contextValue.state.warnings = deprecationsIn(schema, document);
        strangers.assertMayRun(contextValue, document, request.operationName);
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

/** A request whose document was parsed. */
type NewDocument = GraphQLRequestContext<Context> & { readonly document: DocumentNode };

function emptyDocument(fault: unknown): DocumentNode {
  if (!(fault instanceof GraphQLError)) throw fault;
  const empty: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };
  faults.set(empty, fault);
  return empty;
}

/** Most deprecated parts in one list of warnings. */
const most = 5;

/**
 * Finds the deprecated fields, arguments and values in a document, once for a document. It does not see values that come in
 * variables.
 */
export const deprecationsIn = memoizeByIdentity(
  (schema: GraphQLSchema, document: DocumentNode): RequestState['warnings'] =>
    validate(schema, document, [NoDeprecatedCustomRule], { maxErrors: most })
      .slice(0, most)
      .map(({ message }) => ({ code: 'DEPRECATED', message })),
);
