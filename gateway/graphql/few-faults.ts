import type { ApolloServerPlugin } from '@apollo/server';

/** Faults of a document that are reported at once: the first are enough to correct it by. */
export const mostFaults = 5;

/** Keeps the answer to a document with very many faults short. */
export const limitReportedErrors: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      if (response.body.kind !== 'single') return;
      const result = response.body.singleResult;
      const { errors = [] } = result;
      if (errors.length <= mostFaults) return;
      const isInvalid = errors.every(({ extensions }) => extensions?.code === 'GRAPHQL_VALIDATION_FAILED');
      if (isInvalid) result.errors = errors.slice(0, mostFaults);
    },
  }),
};
