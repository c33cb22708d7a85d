import type { ApolloServerPlugin } from '@apollo/server';
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
import { memoizeByIdentity } from '../shared/memoize.ts';
import { assertWithinLimits } from './document-limits.ts';
import type { OperationCheck, Release } from './operation-checks.ts';
import { openFieldsOnly, operationAlone } from './strangers.ts';

/** Documents that replace others, with why these were refused: null where only a part of them is left out. */
const replacements = new WeakMap<DocumentNode, GraphQLError | null>();

/** Whether the document is what its text says, and may be stored under it. */
export const isWhole = (document: DocumentNode): boolean => !replacements.has(document);

/** Reports why a document was refused. */
export const reportRefusal: ValidationRule = (context) => ({
  Document(document) {
    const fault = replacements.get(document);
    if (fault) context.reportError(fault);
  },
});

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
 * 1. Before a new document is validated: callers who are not signed in may ask only for what needs no token, and every
 *    document must be within the limits. A refused document is not validated: an empty document replaces it, and
 *    `reportRefusal` reports the reason.
 * 2. Before it runs, even if its document was valid for an earlier caller: the same for callers who are not signed in, then
 *    the checks one after another. (Apollo Server runs the hooks of different plugins at once.)
 * When the operation is answered, it releases what the checks have taken.
 */
export function admitOperations(parts: Admission): ApolloServerPlugin<Context> {
  const { schema, mayReadSchema, checks } = parts;
  const assertMayRun = openFieldsOnly(schema, mayReadSchema);
  const taken = new WeakMap<Context, Release[]>();
  const giveBack = ({ contextValue }: { readonly contextValue: Context }) => {
    for (const release of taken.get(contextValue) ?? []) release?.();
  };
  return {
    requestDidStart: async () => ({
      async validationDidStart(given) {
        const { document, contextValue, request } = given;
        let own = document;
        try {
          assertMayRun(contextValue, document, request.operationName);
          if (!contextValue.viewer) own = operationAlone(document, request.operationName);
          assertWithinLimits(own);
          if (own !== document) replacements.set(own, null);
        } catch (fault) {
          if (!(fault instanceof GraphQLError)) throw fault;
          own = { kind: Kind.DOCUMENT, definitions: [] };
          replacements.set(own, fault);
        }
        // Apollo Server validates the document that the request has after this hook.
        (given as { document: DocumentNode }).document = own;
      },
      async didResolveOperation(operation) {
        const { contextValue, document, request } = operation;
        contextValue.state.warnings = deprecationsIn(schema, document);
        assertMayRun(contextValue, document, request.operationName);
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
