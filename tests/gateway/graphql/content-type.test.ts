import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { describe, expect, it } from 'vitest';
import { setContentType } from '../../../gateway/graphql/finish-answers.ts';

/** The status and content type of an answer to a caller that sends this `accept`. */
async function answerFor(accept: string, query: string, plugins: ApolloServerPlugin[]) {
  const apollo = new ApolloServer({
    typeDefs: 'type Query { name: String }',
    plugins,
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const headers = new HeaderMap([['content-type', 'application/json']]);
  if (accept) headers.set('accept', accept);
  const httpGraphQLRequest = { method: 'POST', headers, search: '', body: { query } };
  const answer = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => ({}) });
  await apollo.stop();
  return { status: answer.status ?? 200, type: answer.headers.get('content-type') };
}

const contentType: ApolloServerPlugin = {
  requestDidStart: async () => ({ willSendResponse: async (request) => setContentType(request) }),
};

describe('setContentType', () => {
  it.each([
    'application/graphql-response+json,application/json;q=0.9',
    'application/graphql-response+json, application/json;q=0.9',
    'application/graphql-response+json',
    'application/json',
    '*/*',
    '',
    'application/json;q=0.1, application/graphql-response+json',
    'text/csv',
  ])('answers `%s` with what Apollo Server negotiates', async (accept) => {
    for (const query of ['{ name }', '{ nothing }', '{']) {
      expect(await answerFor(accept, query, [contentType])).toEqual(await answerFor(accept, query, []));
    }
  });
});
