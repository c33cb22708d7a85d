import { type ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Observable, ReplaySubject, share } from 'rxjs';
import { readSession } from '../session/session.ts';

/** Milliseconds that an answer waits for the hook that wants it: React may give up what it began to draw. */
const patience = 10_000;

interface Sent {
  /** The answer, also where it is still to come. */
  readonly answer: Observable<ApolloLink.Result>;
  readonly forget: () => void;
}

/**
 * Sends a query ahead of the hook that wants it: a hook asks once what it belongs to is on the screen, and a slow computer
 * draws longer than the network takes. The first equal query of the same session takes the answer. A mutation forgets
 * all answers that nobody has taken yet.
 */
export function aheadLink(): ApolloLink {
  const waiting = new Map<string, Sent>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'query') for (const { forget } of [...waiting.values()]) forget();
    const question = JSON.stringify([readSession()?.token, operation.operationName, operation.variables]);
    const known = waiting.get(question);
    if (operation.getContext().isAhead) return (known ?? send(question, forward(operation))).answer;
    if (!known) return forward(operation);
    // Hooks that ask in the same moment share it.
    setTimeout(known.forget);
    return known.answer;
  });

  function send(question: string, sending: Observable<ApolloLink.Result>): Sent {
    const answer = sending.pipe(
      share({ connector: () => new ReplaySubject(1), resetOnComplete: false, resetOnError: false }),
    );
    // A failure is for whoever takes it. Once nobody holds the answer, the request is cancelled.
    const held = answer.subscribe({ error: () => undefined });
    const forget = () => {
      clearTimeout(timer);
      waiting.delete(question);
      held.unsubscribe();
    };
    const timer = setTimeout(forget, patience);
    const sent = { answer, forget };
    waiting.set(question, sent);
    return sent;
  }
}

/** Sends a query whose hook is being drawn. */
export function askAhead<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): void {
  const operation = { query, variables, context: { isAhead: true } };
  ApolloLink.execute(client.link, operation, { client })
    .subscribe({ error: () => undefined })
    .unsubscribe();
}
