import { print } from '@apollo/client/utilities';
import type { DocumentNode } from 'graphql';
import type { Session } from '../session/session.ts';

/** Sends a mutation at once, though the session or the page ends with it: nobody waits for its answer. */
export function sendLast(document: DocumentNode, { token }: Session): void {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'apollographql-client-name': 'web',
    'apollographql-client-version': productVersion,
    authorization: `Bearer ${token}`,
  };
  const body = JSON.stringify({ query: print(document) });
  fetch('/graphql', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
