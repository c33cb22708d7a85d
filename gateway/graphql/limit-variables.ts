import { GraphQLError } from 'graphql';
import type { OperationCheck } from './operation-checks.ts';

/** Levels of lists and objects within each other that variables may have; the deepest legal filter has half of them. */
const maximumVariableDepth = 24;

/** Refuses variables that are nested out of proportion, before anything walks through them. */
export const limitVariables: OperationCheck = ({ request }) => {
  if (fitsInto(maximumVariableDepth, request.variables)) return;
  const message = `The variables are nested deeper than ${maximumVariableDepth} levels. Send flatter ones.`;
  throw new GraphQLError(message, {
    extensions: { code: 'BAD_USER_INPUT', field: 'variables', http: { status: 400 } },
  });
};

const fitsInto = (levels: number, value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => fitsInto(levels - 1, part)));
