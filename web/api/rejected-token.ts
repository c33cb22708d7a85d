/** The server's message when one of a reply's errors has the code UNAUTHENTICATED; else null. Reads any shape. */
export function rejectedToken(errors: unknown): string | null {
  if (!Array.isArray(errors)) return null;
  const rejection = errors.find((error) => error?.extensions?.code === 'UNAUTHENTICATED');
  return rejection ? String(rejection.message || 'Your session has ended. Sign in again.') : null;
}
