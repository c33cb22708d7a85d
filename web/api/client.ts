import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { Observable } from 'rxjs';
import { SessionEnded, sessionNow } from '../session/fetch-in-session.ts';
import type { Session } from '../session/session.ts';
import { createOnceLink } from './create-once-link.ts';
import { endRejected } from './rejected-token.ts';
import { holdsFile } from './upload-form.ts';
import { createUploadLink } from './upload-link.ts';
import { wholeLists } from './whole-lists.ts';

/**
 * One session's client of the gateway's GraphQL endpoint: every call carries the session's bearer token and the client's
 * name and version, and nothing is sent when the session has ended. UNAUTHENTICATED from any call ends the session with the
 * server's message. Nothing is cached by default: lists of thousands of rows block the page when they are normalised.
 */
export function createClient(session: Session | null, url = '/graphql'): ApolloClient {
  const authorize = new SetContextLink((context, { operationType }) => ({
    headers: {
      ...context.headers,
      // A proxy may send it once more, to another gateway.
      ...(operationType === 'query' && { 'graphql-operation': 'query' }),
      authorization: `Bearer ${((context as LastContext).last ?? sessionNow(session)).token}`,
    },
  }));
  const watchToken = new ErrorLink(({ error, operation }) => {
    const { authorization = '' } = operation.getContext().headers as Record<string, string>;
    const errors = CombinedGraphQLErrors.is(error) ? error.errors : ServerError.is(error) && readErrors(error.bodyText);
    endRejected(errors, authorization.slice('Bearer '.length));
  });
  const send = ApolloLink.split(
    ({ variables }) => holdsFile(variables),
    createUploadLink(url),
    new HttpLink({ uri: url }),
  );
  return new ApolloClient({
    link: ApolloLink.from([wholeLists, endWith(session), authorize, watchToken, createOnceLink(), send]),
    cache: new InMemoryCache(),
    clientAwareness: { name: 'web', version: productVersion },
    defaultOptions: {
      watchQuery: { fetchPolicy: 'no-cache' },
      query: { fetchPolicy: 'no-cache' },
      mutate: { fetchPolicy: 'no-cache' },
    },
  });
}

interface LastContext {
  readonly last?: Session;
}

/** The context of a mutation that is sent although its session or page ends with it. */
export const lastOf = (session: Session) => ({ last: session, fetchOptions: { keepalive: true } });

/** Ends what is on its way with the session: a read is cut off, a write is finished under its own token, unheard. */
function endWith(session: Session | null): ApolloLink {
  return new ApolloLink(
    (operation, forward) =>
      new Observable((observer) => {
        const running = forward(operation).subscribe({
          next: (result) => observer.next(result),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        });
        const end = () => observer.error(new SessionEnded());
        session?.ended.addEventListener('abort', end);
        return () => {
          session?.ended.removeEventListener('abort', end);
          if (operation.operationType !== 'mutation' || !session?.ended.aborted) running.unsubscribe();
        };
      }),
  );
}

function readErrors(body: string): unknown {
  try {
    return (JSON.parse(body) as { errors?: unknown } | null)?.errors;
  } catch {
    return null;
  }
}
