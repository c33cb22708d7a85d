import pg from 'pg';

/** The migrated database without rows that others are copies of. */
export const templateName = 'migrated';

/** The address of one database of a server. */
export const addressOf = (server: string, name: string) => server.replace('/postgres?', `/${name}?`);

/** Creates a database on a server, as a copy of another one or empty. */
export async function createDatabase(server: string, name: string, template = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
}
