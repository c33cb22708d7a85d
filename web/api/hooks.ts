import type { OperationVariables } from '@apollo/client';
import { type SkipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';

/**
 * A hook bound to one query: required variables are enforced, `skipToken` sends nothing. Lists keep the last data in
 * `previousData` while new variables are answered. `retry` asks again and returns nothing: a failure is in
 * the result. `asked` is the operation as it was written, without the `__typename` that Apollo adds.
 */
export function queryHook<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options: SkipToken | (Omit<useQuery.Options<Data, Variables>, 'variables'> & { variables: Variables })) => {
    const result = useQuery(document, options as useQuery.Options<Data, Variables>);
    const { refetch, variables } = result;
    const retry = useCallback(() => {
      refetch().catch(() => undefined);
    }, [refetch]);
    const asked = { query: document, variables };
    return { ...(result as useQuery.Result<Data, Variables, 'empty' | 'complete'>), retry, asked };
  };
}

/** A hook bound to one query that is asked by a press; a second question takes the place of the first. */
export function lazyQueryHook<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
) {
  return (options: useLazyQuery.Options<Data, Variables> = {}) => useLazyQuery<Data, Variables>(document, options);
}

/** A hook bound to one mutation; its `refetchQueries` names the list that it changes. */
export function mutationHook<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options: useMutation.Options<Data, Variables> = {}) => useMutation<Data, Variables>(document, options);
}
