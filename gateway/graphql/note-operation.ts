import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../request/context.ts';

/** Notes in the request's state what its operation is and how it ended. */
export const noteOperation: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, operationName, queryHash, errors, contextValue }) => {
      contextValue.state.operation = {
        name: operationName ?? null,
        kind: operation?.operation ?? null,
        hash: queryHash ?? null,
        code: errors?.[0] ? String(errors[0].extensions.code ?? 'INTERNAL_SERVER_ERROR') : null,
      };
    },
  }),
};
