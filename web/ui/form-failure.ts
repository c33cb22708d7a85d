import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { readFailure } from '../api/failure.ts';
import { messages } from '../messages.ts';

/** Why a write failed, as people read it. */
export interface FormFailure {
  readonly message: string;
  /** The field it is about, without the path before it; null when it is about the whole. */
  readonly field: string | null;
}

/**
 * What a failed write means: the gateway's own words, which say when the outcome is unknown, or a fault of the way
 * there. Anything else that was thrown is told the same way. `unique` is the field that no two records may share: a
 * refusal that says so is about it.
 */
export function readFormFailure(error: unknown, unique?: string): FormFailure {
  if (!CombinedGraphQLErrors.is(error)) return { message: readFailure(error).message, field: null };
  const [first] = error.errors;
  const field = first?.extensions?.field;
  const name = typeof field === 'string' ? field.split('.').at(-1) : null;
  const message = first?.message || messages.unexpected;
  return { message, field: name || (unique && isTaken(message, first?.extensions) ? unique : null) };
}

/** Not every service answers with the status of a conflict; some have words alone. */
const isTaken = (message: string, { code, reason }: Readonly<Record<string, unknown>> = {}) =>
  code === 'UPSTREAM_REJECTED' && (reason === 'DUPLICATE' || /\b(exists?|duplicated?|already|taken)\b/i.test(message));
