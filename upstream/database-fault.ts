/** What is wrong with the database at an address, without the password that stands in it. */
export function databaseFault(address: string, error: unknown): Error {
  const { host, pathname } = new URL(address);
  const { message, code } = error as { message?: string; code?: string };
  const reason = message || code || String(error);
  return new Error(`DATABASE_URL: the database ${pathname.slice(1)} at ${host} cannot be used: ${reason}.`, {
    cause: error,
  });
}
