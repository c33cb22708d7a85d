import type { OperationVariables } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';

/**
 * A hook bound to one query: required variables are enforced, `skipToken` sends nothing. Lists keep the last data in
 * `previousData` while new variables are answered. `retry` asks again, for whoever does not wait for the answer: a
 * failure is in the result.
 */
export function queryHook<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options: SkipToken | (Omit<useQuery.Options<Data, Variables>, 'variables'> & { variables: Variables })) => {
    const result = useQuery(document, options as useQuery.Options<Data, Variables>);
    const { refetch } = result;
    const retry = useCallback(() => {
      refetch().catch(() => undefined);
    }, [refetch]);
    return { ...(result as useQuery.Result<Data, Variables, 'empty' | 'complete'>), retry };
  };
}

/** A hook bound to one mutation. */
export function mutationHook<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options: useMutation.Options<Data, Variables> = {}) => useMutation<Data, Variables>(document, options);
}
