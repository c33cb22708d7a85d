import { GraphQLError } from 'graphql';
import { confirmedViewer } from '../auth/confirm-viewer.ts';
import { withHTTPStatus } from '../shared/errors.ts';
import { asksForSchema } from './introspection-size.ts';
import type { OperationCheck } from './operation-checks.ts';

/** Answers questions about the schema only to callers whose token the attendance service accepts. */
export const closedSchema: OperationCheck = async ({ document, contextValue }) => {
  if (!asksForSchema(document)) return;
  await confirmedViewer(contextValue).catch((error: unknown) => {
    throw error instanceof GraphQLError ? schemaIsClosed(error) : error;
  });
};

/** The refusal of a caller in words about the schema; an outage keeps its own words. */
export function schemaIsClosed(refusal: GraphQLError): GraphQLError {
  const { message, extensions } = refusal;
  if (extensions.code !== 'UNAUTHENTICATED') return withHTTPStatus(refusal);
  const words = `The schema is closed to callers who are not signed in. ${message}`;
  return withHTTPStatus(new GraphQLError(words, { extensions }));
}
