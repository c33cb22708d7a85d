import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApolloServer, type ApolloServerOptions, type BaseContext } from '@apollo/server';
import {
  type CreateServerForIntegrationTestsOptions,
  defineIntegrationTestSuite,
} from '@apollo/server-integration-testsuite';
import { describe } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { graphqlHandler } from '../../../gateway/graphql/graphql-handler.ts';
import { errorResponder } from '../../../gateway/http/errors.ts';
import { createAnswersInFlight } from '../../../gateway/http/write-answer.ts';
import { createErrorFormatter } from '../../../gateway/shared/errors.ts';

/** The suite's own Apollo Server behind our handler. */
async function serve(config: ApolloServerOptions<BaseContext>, options?: CreateServerForIntegrationTestsOptions) {
  const http = createServer();
  const apollo = new ApolloServer(config);
  await apollo.start();
  const context = options?.context as (() => Promise<Context>) | undefined;
  const answer = graphqlHandler({
    apollo: apollo as unknown as ApolloServer<Context>,
    createContext: async () => (context ? context() : ({} as Context)),
    headers: {},
    respondToError: errorResponder(createErrorFormatter(() => {})),
    inFlight: createAnswersInFlight(),
    watchers: [],
  });
  http.on('request', answer);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const extraCleanup = async () => {
    http.closeAllConnections();
    http.close();
  };
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { server: apollo, url, extraCleanup };
}

describe('graphqlHandler', { tags: 'long' }, () => {
  defineIntegrationTestSuite(serve);
});
