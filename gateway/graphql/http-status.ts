import type { ApolloServerPlugin } from '@apollo/server';

/**
 * The HTTP status of an answer. 200 instead of 400 and 401 for an operation that cannot be run, where the caller
 * asks for `application/json` and not for `application/graphql-response+json`: such callers take other statuses for a
 * broken network (GraphQL over HTTP, section 6.4.1). 429 with `Retry-After` where a limit has left nothing to answer.
 * The errors in the body stay the same.
 */
export const httpStatus: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, errors }) => {
      if (response.body.kind !== 'single') return;
      const { data } = response.body.singleResult;
      const isEmpty = !data || Object.values(data).every((value) => value === null);
      const refusal = isEmpty ? errors?.find(({ extensions }) => extensions.code === 'RATE_LIMITED') : undefined;
      if (refusal) {
        response.http.status = 429;
        const { retryAfter } = refusal.extensions;
        if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
      }
      const accept = request.http?.headers.get('accept') ?? '';
      const isPlain = accept.includes('application/json') && !accept.includes('application/graphql-response+json');
      if (isPlain && (response.http.status === 400 || response.http.status === 401)) response.http.status = 200;
    },
  }),
};
