import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type GraphQLError, type GraphQLSchema, Kind, type ValidationRule } from 'graphql';
import type { Context } from '../request/context.ts';
import { faultOfDocument } from './document-limits.ts';
import type { OperationCheck } from './operation-checks.ts';
import { createStrangersReader } from './strangers.ts';

/** Why documents are refused that stand in place of others. */
const faults = new WeakMap<DocumentNode, GraphQLError>();
/** Documents in place of others, which must not be found again by the text of those. */
const replacements = new WeakSet<DocumentNode>();

/** Whether the document is the one that its text spells. */
export const isWhole = (document: DocumentNode): boolean => !replacements.has(document);

/** Reports why a document is refused. Others have no such reason. */
export const reportRefusal: ValidationRule = (context) => ({
  Document(document) {
    const fault = faults.get(document);
    if (fault) context.reportError(fault);
  },
});

/**
 * Looks at each new document before any rule of validation does: whoever is not signed in is refused all that needs a
 * token, and nobody's document may be larger than the limits. What is refused is never validated: an empty document takes
 * its place, of which `reportRefusal` says why.
 */
export function beforeValidation(schema: GraphQLSchema, mayReadSchema: boolean) {
  const strangers = createStrangersReader(schema, mayReadSchema);
  const plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => ({
      async validationDidStart(request) {
        const { document, contextValue } = request;
        // Apollo Server validates what stands here now.
        const replace = (other: DocumentNode) => {
          replacements.add(other);
          (request as { document: DocumentNode }).document = other;
        };
        const refuse = (fault: GraphQLError) => {
          const empty: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };
          faults.set(empty, fault);
          replace(empty);
        };
        const read = contextValue.viewer
          ? { document }
          : strangers.read(contextValue, document, request.request.operationName);
        if ('fault' in read) return refuse(read.fault);
        const fault = faultOfDocument(read.document);
        if (fault) return refuse(fault);
        if (read.document !== document) replace(read.document);
      },
    }),
  };
  /** The same for documents that were validated for others. */
  const check: OperationCheck = ({ contextValue, document, request }) =>
    strangers.assertMayRun(contextValue, document, request.operationName);
  return { plugin, check };
}
