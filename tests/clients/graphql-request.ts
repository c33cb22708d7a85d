import { ClientError, GraphQLClient } from 'graphql-request';
import { type CreateClient, refusalOf } from './api-client.ts';
import { fetchForm, fileIn } from './fetch-form.ts';

/** graphql-request, which sends no files: those go as a form by fetch. */
export const graphqlRequest: CreateClient = (url, token) => {
  const client = new GraphQLClient(`${url}/graphql`, {
    headers: (): Record<string, string> => (token() ? { authorization: `Bearer ${token()}` } : {}),
  });
  return {
    async run({ text }, variables = {}) {
      if (fileIn(variables)) return fetchForm(`${url}/graphql`, token(), text, variables);
      try {
        return { data: await client.request(text, variables), refusal: null };
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        const { errors, headers, data } = error.response;
        return { data, refusal: refusalOf(errors, { headers: new Headers(headers as Headers) }) };
      }
    },
  };
};
