import type { ApolloServerPlugin } from '@apollo/server';
import { BREAK, type DocumentNode, GraphQLError, visit } from 'graphql';
import { confirmedViewer } from '../request/confirm-viewer.ts';
import type { Context } from '../request/context.ts';

/** Answers questions about the schema to those alone who are signed in. */
export function closedSchema(): ApolloServerPlugin<Context> {
  const known = new WeakMap<DocumentNode, boolean>();
  const asks = (document: DocumentNode) => {
    const isKnown = known.get(document) ?? asksForSchema(document);
    known.set(document, isKnown);
    return isKnown;
  };
  return {
    requestDidStart: async () => ({
      async didResolveOperation({ document, contextValue }) {
        if (!asks(document)) return;
        await confirmedViewer(contextValue).catch((error: unknown) => {
          if (!(error instanceof GraphQLError)) throw error;
          const message = `The schema is closed to callers who are not signed in. ${error.message}`;
          throw new GraphQLError(message, { extensions: { ...error.extensions, http: { status: 401 } } });
        });
      },
    }),
  };
}

function asksForSchema(document: DocumentNode): boolean {
  let isAsked = false;
  visit(document, {
    Field({ name: { value } }) {
      if (value !== '__schema' && value !== '__type') return undefined;
      isAsked = true;
      return BREAK;
    },
  });
  return isAsked;
}
