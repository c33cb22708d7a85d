import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';

/** The database of the first release: its tables, and the triggers that keep revisions, days and centres' starts true. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of ['tables', 'revisions', 'days', 'centres']) {
    const text = await readFile(join(import.meta.dirname, 'baseline', `${part}.sql`), 'utf8');
    await sql.raw(text).execute(db);
  }
}
