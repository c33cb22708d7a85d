import { inspect } from 'node:util';

/** What something that was thrown says, for a log or a terminal. Libraries throw plain objects too: those show what they hold. */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { message } = (error ?? {}) as { readonly message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  return inspect(error, { depth: 1, breakLength: Number.POSITIVE_INFINITY });
}
