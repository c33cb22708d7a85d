import { print } from '@apollo/client/utilities';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { fetchInSession, sessionNow } from '../session/fetch-in-session.ts';
import { readSession } from '../session/session.ts';
import { endRejected } from './rejected-token.ts';

/** Milliseconds after which an answer is no longer waited for. */
const answerTimeoutMs = 10_000;

/** Asks a question once more; null while its answer is still the last one. Throws where there is no whole answer. */
export type AskNews<Data> = (signal: AbortSignal) => Promise<Data | null>;

/**
 * A query that is asked again and again in the session that created it: by GET, with the validator of its last answer, so that while nothing has changed
 * the gateway answers 304 without a body. It asks the attendance service each time. UNAUTHENTICATED ends the session.
 */
export function createNews<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  url = '/graphql',
): AskNews<Data> {
  const address = `${url}?${new URLSearchParams({ query: print(document), variables: JSON.stringify(variables) })}`;
  const session = readSession();
  let validator = '';
  return async (signal) => {
    const now = sessionNow(session);
    const reply = await fetchInSession(now, address, {
      // Past the browser's own cache; it sends `Cache-Control: no-cache`, by which the gateway asks the service.
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'apollo-require-preflight': 'true',
        'apollographql-client-name': 'web',
        'apollographql-client-version': productVersion,
        ...(validator && { 'if-none-match': validator }),
      },
    });
    if (reply.status === 304) return null;
    const { data, errors } = (await reply.json()) as { data?: Data | null; errors?: unknown };
    endRejected(errors, now.token);
    if (!data || errors) throw new Error(`The gateway could not say what is new (status ${reply.status}).`);
    validator = reply.headers.get('etag') ?? '';
    return data;
  };
}
