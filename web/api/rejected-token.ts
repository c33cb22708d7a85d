import { endSession } from '../session/session.ts';

/**
 * Ends the session whose token was sent where one of a reply's errors, of any shape, has the code UNAUTHENTICATED, with the
 * server's message; a later session goes on.
 */
export function endRejected(errors: unknown, token: string): void {
  const rejection = Array.isArray(errors) && errors.find((error) => error?.extensions?.code === 'UNAUTHENTICATED');
  if (!rejection) return;
  endSession({ kind: 'error', message: String(rejection.message || 'Your session has ended. Sign in again.') }, token);
}
