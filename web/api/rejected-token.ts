import { endSession } from '../session/session.ts';

/** The server's message when one of a reply's errors has the code UNAUTHENTICATED; else null. Reads any shape. */
export function rejectedToken(errors: unknown): string | null {
  if (!Array.isArray(errors)) return null;
  const rejection = errors.find((error) => error?.extensions?.code === 'UNAUTHENTICATED');
  return rejection ? String(rejection.message || 'Your session has ended. Sign in again.') : null;
}

/** Ends the session whose token was sent and rejected, with the server's message; a later one goes on. */
export function endRejected(errors: unknown, token: string): void {
  const message = rejectedToken(errors);
  if (message) endSession({ kind: 'error', message }, token);
}
