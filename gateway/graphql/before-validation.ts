import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, type ValidationRule } from 'graphql';
import type { Context } from '../auth/context.ts';
import { mustYield, yieldToEventLoop } from '../shared/event-loop.ts';
import { faultOfDocument } from './document-limits.ts';
import type { SchemaAnswers } from './introspection-answers.ts';
import { asksForSchema } from './introspection-size.ts';
import type { OperationCheck } from './operation-checks.ts';
import { createStrangersReader } from './strangers.ts';

/** Why a document was refused, by the empty document in its place. */
const faults = new WeakMap<DocumentNode, GraphQLError>();
/** Documents that took the place of others. They must not be stored under the text of those. */
const replacements = new WeakSet<DocumentNode>();

/** Whether the document is the one that its text spells. */
export const isWhole = (document: DocumentNode): boolean => !replacements.has(document);

/** Reports why a document was refused; nothing for all others. */
export const reportRefusal: ValidationRule = (context) => ({
  Document(document) {
    const fault = faults.get(document);
    if (fault) context.reportError(fault);
  },
});

/** What is needed to look at documents. */
interface BeforeValidation {
  readonly schema: GraphQLSchema;
  /** Whether callers without a token may ask for the schema. */
  readonly mayReadSchema: boolean;
  /** Whether the document of that hash was found valid already. */
  readonly isKnown: (hash: string) => boolean;
  readonly answers: Pick<SchemaAnswers, 'takeTurn'>;
}

/**
 * Checks each new document before it is validated. Callers who are not signed in may ask only for what needs no token,
 * every document must be within the limits, and questions about the schema wait for their turn. A refused document is never
 * validated: an empty document takes its place, and `reportRefusal` reports the reason. One new document is read in a turn
 * of the event loop, so that other requests run in between.
 */
export function beforeValidation({ schema, mayReadSchema, isKnown, answers }: BeforeValidation) {
  const strangers = createStrangersReader(schema, mayReadSchema);
  /** The document that is to be validated. Throws the reason why none is. */
  const read = async ({ document, contextValue, request }: NewDocument): Promise<DocumentNode> => {
    const own = contextValue.viewer ? document : strangers.read(contextValue, document, request.operationName);
    const fault = faultOfDocument(own);
    if (fault) throw fault;
    if (asksForSchema(own)) await answers.takeTurn(contextValue);
    return own;
  };
  const plugin: ApolloServerPlugin<Context> = {
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
    }),
  };
  /** The same check for documents that were validated for an earlier caller. */
  const check: OperationCheck = ({ contextValue, document, request }) =>
    strangers.assertMayRun(contextValue, document, request.operationName);
  return { plugin, check };
}

/** A request whose document was parsed. */
type NewDocument = GraphQLRequestContext<Context> & { readonly document: DocumentNode };

function emptyDocument(fault: unknown): DocumentNode {
  if (!(fault instanceof GraphQLError)) throw fault;
  const empty: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };
  faults.set(empty, fault);
  return empty;
}
