import type { ApolloServerPlugin } from '@apollo/server';
import { currentTally } from '../rest/tally.ts';

/** Notes in the request's tally what its operation is and how it ended. */
export const noteOperation: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, operationName, queryHash, errors }) => {
      currentTally().operation = {
        name: operationName ?? null,
        kind: operation?.operation ?? null,
        hash: queryHash ?? null,
        code: errors?.[0] ? String(errors[0].extensions.code ?? 'INTERNAL_SERVER_ERROR') : null,
      };
    },
  }),
};
