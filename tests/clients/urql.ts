import { Client, fetchExchange } from '@urql/core';
import { type CreateClient, refusalOf } from './api-client.ts';

/** urql as it comes, which asks by GET and uploads files by itself; one header lets both through. */
export const urql: CreateClient = (url, token) => {
  const client = new Client({
    url: `${url}/graphql`,
    exchanges: [fetchExchange],
    fetchOptions: () => ({
      headers: { 'apollo-require-preflight': 'true', ...(token() && { authorization: `Bearer ${token()}` }) },
    }),
  });
  return {
    async run({ kind, text }, variables = {}) {
      const answer =
        kind === 'query'
          ? await client.query(text, variables).toPromise()
          : await client.mutation(text, variables).toPromise();
      if (answer.error?.networkError && answer.error.graphQLErrors.length === 0) throw answer.error;
      return { data: answer.data, refusal: refusalOf(answer.error?.graphQLErrors, answer.error?.response) };
    },
  };
};
