import { utimes } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';

/** Makes a file look as if nobody had touched it for so many days. */
export async function ageFile(file: string, days = 8): Promise<void> {
  const touched = new Date(Date.now() - days * 86_400_000);
  await utimes(file, touched, touched);
}

/** Makes a database look older than the photos of a test: what is older than it belongs to another one. */
export async function ageDatabase<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`update kysely_migration set "timestamp" = '2020-01-01T00:00:00.000Z'`.execute(db);
}
