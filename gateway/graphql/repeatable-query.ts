import { GraphQLError } from 'graphql';
import type { OperationCheck } from './operation-checks.ts';

/**
 * The header `graphql-operation: query` lets a proxy send a POST once more to another gateway when one breaks off: a
 * query changes nothing. An operation that is not one is refused with it, before anything runs.
 */
export const repeatableQuery: OperationCheck = ({ operation, request }) => {
  const isRepeatable = request.http?.headers.get('graphql-operation')?.trim().toLowerCase() === 'query';
  if (!isRepeatable || operation?.operation === 'query') return;
  const message =
    'The header `graphql-operation: query` lets proxies repeat this request, and only a query may be repeated. ' +
    'Leave the header out.';
  throw new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
};
