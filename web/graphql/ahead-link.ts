import { type ApolloClient, ApolloLink, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { type Observable, ReplaySubject, share } from 'rxjs';
import { readSession } from '../session/session.ts';

/** Milliseconds that an answer waits for the one who wants it: a drawing that was begun may be given up. */
const patience = 10_000;

/**
 * Sends a query before the hook that wants it: hooks ask once what they belong to is drawn, which takes a slow computer
 * longer than the network. The first equal query of the same session takes the answer, also one that is still to come. A
 * mutation makes all of them old.
 */
export function aheadLink(): ApolloLink {
  const waiting = new Map<string, () => void>();
  const answers = new Map<string, Observable<ApolloLink.Result>>();

  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'query') for (const forget of [...waiting.values()]) forget();
    const question = JSON.stringify([readSession()?.token, operation.operationName, operation.variables]);
    const sent = answers.get(question);
    if (!operation.getContext().isAhead) {
      // Others that ask in the same moment take it too.
      if (sent) setTimeout(() => waiting.get(question)?.());
      return sent ?? forward(operation);
    }
    if (sent) return sent;
    const answer = forward(operation).pipe(
      share({ connector: () => new ReplaySubject(1), resetOnComplete: false, resetOnError: false }),
    );
    // Whoever takes it sees a failure.
    const held = answer.subscribe({ error: () => undefined });
    const timer = setTimeout(() => waiting.get(question)?.(), patience);
    answers.set(question, answer);
    waiting.set(question, () => {
      clearTimeout(timer);
      answers.delete(question);
      waiting.delete(question);
      // Cancels what nobody waits for.
      held.unsubscribe();
    });
    return answer;
  });
}

/** Sends a query whose hook is being drawn. */
export function askAhead<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): void {
  const operation = { query, variables, context: { isAhead: true } };
  ApolloLink.execute(client.link, operation, { client }).subscribe({ error: () => undefined }).unsubscribe();
}
