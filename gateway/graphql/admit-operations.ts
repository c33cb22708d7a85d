import type { ApolloServerPlugin, GraphQLRequestContext } from '@apollo/server';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  NoDeprecatedCustomRule,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Context } from '../auth/context.ts';
import type { RequestState } from '../auth/request-state.ts';
import { mustYield, yieldToEventLoop } from '../shared/event-loop.ts';
import { faultOfDocument } from './document-limits.ts';
import type { SchemaAnswers } from './introspection-answers.ts';
import type { OperationCheck, Release } from './operation-checks.ts';
import { createStrangersReader } from './strangers.ts';
import { asksForSchema } from './walk-selection.ts';

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

/** What is needed to look at operations. */
interface Admission {
  readonly schema: GraphQLSchema;
  /** Whether callers without a token may ask for the schema. */
  readonly mayReadSchema: boolean;
  /** Whether the document of that hash was found valid already. */
  readonly isKnown: (hash: string) => boolean;
  readonly answers: Pick<SchemaAnswers, 'takeTurn'>;
  /** What each operation must pass before it runs. */
  readonly checks: readonly OperationCheck[];
}

/**
 * Lets an operation run when nothing speaks against it, in this order:
 * 1. Before a new document is parsed: one is read in a turn of the event loop, so that other requests run in between.
 * 2. Before it is validated: callers who are not signed in may ask only for what needs no token, every document must be
 *    within the limits, and questions about the schema wait for their turn. A refused document is never validated: an
 *    empty document takes its place, and `reportRefusal` reports the reason.
 * 3. Before it runs, also where its document was valid for an earlier caller: the same for callers who are not signed in,
 *    then the checks, one after another, so that none works on what an earlier one has refused. Apollo Server runs the
 *    hooks of its plugins all at once.
 * What the checks have taken is given back when the operation is answered.
 */
export function admitOperations(parts: Admission): ApolloServerPlugin<Context> {
  const { schema, mayReadSchema, isKnown, answers, checks } = parts;
  const strangers = createStrangersReader(schema, mayReadSchema);
  const deprecationsIn = createDeprecationReader(schema);
  const taken = new WeakMap<Context, Release[]>();
  const giveBack = ({ contextValue }: { readonly contextValue: Context }) => {
    for (const release of taken.get(contextValue) ?? []) release?.();
  };
  /** The document that is to be validated. Throws the reason why none is. */
  const read = async ({ document, contextValue, request }: NewDocument): Promise<DocumentNode> => {
    const own = contextValue.viewer ? document : strangers.read(contextValue, document, request.operationName);
    const fault = faultOfDocument(own);
    if (fault) throw fault;
    if (asksForSchema(own)) await answers.takeTurn(contextValue);
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
        contextValue.state.warnings = deprecationsIn(document);
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

/** Deprecated parts that are named at once. */
const most = 5;

/**
 * Reads which deprecated fields, arguments and values stand in a document; values that come in variables are not seen. A
 * document is looked through once, for as long as Apollo Server caches it.
 */
export function createDeprecationReader(schema: GraphQLSchema): (document: DocumentNode) => RequestState['warnings'] {
  if (!hasDeprecations(schema)) return () => [];
  const warningsOf = new WeakMap<DocumentNode, RequestState['warnings']>();
  return (document) => {
    const warnings = warningsOf.get(document) ?? findDeprecations(schema, document);
    warningsOf.set(document, warnings);
    return warnings;
  };
}

function findDeprecations(schema: GraphQLSchema, document: DocumentNode): RequestState['warnings'] {
  const faults = validate(schema, document, [NoDeprecatedCustomRule], { maxErrors: most });
  return faults.slice(0, most).map(({ message }) => ({ code: 'DEPRECATED', message }));
}

interface Deprecatable {
  readonly deprecationReason?: string | null | undefined;
}

/** Whether anything at all is deprecated. */
function hasDeprecations(schema: GraphQLSchema): boolean {
  const isDeprecated = ({ deprecationReason }: Deprecatable) => Boolean(deprecationReason);
  return Object.values(schema.getTypeMap()).some((type) => {
    if (isEnumType(type)) return type.getValues().some(isDeprecated);
    if (isInputObjectType(type)) return Object.values(type.getFields()).some(isDeprecated);
    if (!isObjectType(type) && !isInterfaceType(type)) return false;
    return Object.values(type.getFields()).some((field) => isDeprecated(field) || field.args.some(isDeprecated));
  });
}
