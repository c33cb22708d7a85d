import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { type CreateClient, refusalOf } from './api-client.ts';

/** Apollo Client with its cache; files by the link of `apollo-upload-client`, and one header for it. */
export const apolloClient: CreateClient = (url, token) => {
  const authorize = new SetContextLink(({ headers }) => ({
    headers: { ...headers, 'apollo-require-preflight': 'true', ...(token() && { authorization: `Bearer ${token()}` }) },
  }));
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([authorize, new UploadHttpLink({ uri: `${url}/graphql` })]),
  });
  return {
    async run({ kind, text }, variables = {}) {
      try {
        const { data } =
          kind === 'query'
            ? // What was asked before an outage must not be answered from the cache after it.
              await client.query({ query: gql(text), variables, fetchPolicy: 'network-only' })
            : await client.mutate({ mutation: gql(text), variables });
        return { data, refusal: null };
      } catch (error) {
        if (!CombinedGraphQLErrors.is(error)) throw error;
        return { data: error.data, refusal: refusalOf(error.errors) };
      }
    },
  };
};
