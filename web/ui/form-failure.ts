import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages } from '../messages.ts';

/** Why a write failed, as people read it. */
export interface FormFailure {
  readonly message: string;
  /** The field it is about, without the path before it; null when it is about the whole. */
  readonly field: string | null;
}

/**
 * What a failed write means: the gateway's own words, which say when the outcome is unknown, or a fault of the way
 * there. Anything else that was thrown is told the same way.
 */
export function readFormFailure(error: unknown): FormFailure {
  if (!CombinedGraphQLErrors.is(error)) return { message: messages.unexpected, field: null };
  const [first] = error.errors;
  const field = first?.extensions?.field;
  const name = typeof field === 'string' ? field.split('.').at(-1) : null;
  return { message: first?.message || messages.unexpected, field: name || null };
}
