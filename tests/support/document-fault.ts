import type { GraphQLError } from 'graphql';
import { assertWithinLimits } from '../../gateway/graphql/document-limits.ts';

/** The error for a document above the limits; null for any other. */
export function documentFault(...document: Parameters<typeof assertWithinLimits>): GraphQLError | null {
  try {
    assertWithinLimits(...document);
    return null;
  } catch (error) {
    return error as GraphQLError;
  }
}
