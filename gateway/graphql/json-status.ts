import type { ApolloServerPlugin } from '@apollo/server';

/**
 * Answers 200 instead of 400 for a document or variables that cannot be used, where the caller asks for
 * `application/json` and not for `application/graphql-response+json`: such callers take other statuses for a broken
 * network (GraphQL over HTTP, section 6.4.1). The errors in the body stay the same.
 */
export const jsonStatus: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response }) => {
      const accept = request.http?.headers.get('accept') ?? '';
      const isPlain = accept.includes('application/json') && !accept.includes('application/graphql-response+json');
      if (isPlain && response.http.status === 400) response.http.status = 200;
    },
  }),
};
