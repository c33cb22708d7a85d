import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../auth/context.ts';

/** A read that failed leaves numbers or cells empty where it does not fail its field. */
function outcomeOf(hasError: boolean, hasFailure: boolean, data: object | null | undefined) {
  if (!hasError) return hasFailure ? 'partial' : 'ok';
  return Object.values(data ?? {}).some((value) => value !== null) ? 'partial' : 'error';
}

/** Notes in the request's state what its operation is and how it ended. */
export const recordOperation: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ operation, operationName, queryHash, response, contextValue }) => {
      if (response.body.kind !== 'single') return;
      const { errors: [error] = [], data } = response.body.singleResult;
      const { state } = contextValue;
      state.operation = {
        name: operationName ?? null,
        kind: operation?.operation ?? null,
        hash: queryHash ?? null,
        code: error ? String(error.extensions?.code) : null,
        outcome: outcomeOf(Boolean(error), state.hasFailure, data),
      };
    },
  }),
};
