import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { endSession, readSession } from '../session/session.ts';
import { createOnceLink } from './create-once-link.ts';
import { holdsFile } from './holds-file.ts';
import { lazyLink } from './lazy-link.ts';
import { NoCache } from './no-cache.ts';
import { rejectedToken } from './rejected-token.ts';

/**
 * The client of the gateway's GraphQL endpoint: every call carries the bearer token and the client's name and version.
 * UNAUTHENTICATED from any call ends the session with the server's message. Nothing is cached by default:
 * lists of thousands of rows block the page when they are normalised.
 */
export function createClient(url = '/graphql'): ApolloClient {
  const authorize = new SetContextLink(({ headers }, { operationType }) => {
    const session = readSession();
    return {
      headers: {
        ...headers,
        // A proxy may send it once more, to another gateway.
        ...(operationType === 'query' && { 'graphql-operation': 'query' }),
        ...(session && { authorization: `Bearer ${session.token}` }),
      },
    };
  });
  const watchToken = new ErrorLink(({ error }) => {
    const message = CombinedGraphQLErrors.is(error)
      ? rejectedToken(error.errors)
      : ServerError.is(error) && rejectedToken(readErrors(error.bodyText));
    if (message) endSession({ kind: 'error', message });
  });
  const send = ApolloLink.split(
    ({ variables }) => holdsFile(variables),
    lazyLink(() => import('./upload-link.ts').then(({ createUploadLink }) => createUploadLink(url))),
    new HttpLink({ uri: url }),
  );
  return new ApolloClient({
    link: ApolloLink.from([watchToken, authorize, createOnceLink(), send]),
    cache: new NoCache(),
    clientAwareness: { name: 'web', version: productVersion },
    defaultOptions: {
      watchQuery: { fetchPolicy: 'no-cache' },
      query: { fetchPolicy: 'no-cache' },
      mutate: { fetchPolicy: 'no-cache' },
    },
  });
}

function readErrors(body: string): unknown {
  try {
    return (JSON.parse(body) as { errors?: unknown } | null)?.errors;
  } catch {
    return null;
  }
}
