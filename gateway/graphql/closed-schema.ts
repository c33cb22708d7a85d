import { GraphQLError } from 'graphql';
import { confirmedViewer } from '../request/confirm-viewer.ts';
import { asksForSchema } from './introspection-size.ts';
import type { OperationCheck } from './operation-checks.ts';

/** Answers questions about the schema to those alone whose token the attendance service accepts. */
export const closedSchema: OperationCheck = async ({ document, contextValue }) => {
  if (!asksForSchema(document)) return;
  await confirmedViewer(contextValue).catch((error: unknown) => {
    throw error instanceof GraphQLError ? schemaIsClosed(error) : error;
  });
};

/** The refusal of a caller in words about the schema. */
export const schemaIsClosed = ({ message, extensions }: GraphQLError): GraphQLError =>
  new GraphQLError(`The schema is closed to callers who are not signed in. ${message}`, {
    extensions: { ...extensions, http: { status: 401 } },
  });
