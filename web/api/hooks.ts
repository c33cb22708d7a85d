import type { OperationVariables } from '@apollo/client';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * A hook bound to one query: required variables are enforced, `skipToken` sends nothing. Lists keep the last data in
 * `previousData` while new variables are answered.
 */
export function queryHook<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options: SkipToken | (Omit<useQuery.Options<Data, Variables>, 'variables'> & { variables: Variables })) =>
    useQuery(document, options as useQuery.Options<Data, Variables>) as useQuery.Result<
      Data,
      Variables,
      'empty' | 'complete'
    >;
}

/** A hook bound to one mutation. */
export function mutationHook<Data, Variables extends OperationVariables>(document: TypedDocumentNode<Data, Variables>) {
  return (options: useMutation.Options<Data, Variables> = {}) => useMutation<Data, Variables>(document, options);
}
