/** @module-tag nightly */
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoPassword } from '../../upstream/demo/accounts.ts';
import { createPostgresqlDatabase } from '../support/database.ts';
import { startUpstreamProcess } from '../support/product.ts';

const account = 'admin@demo.example';

describe.skipIf(!inject('postgresqlUrl'))('several services of one database', { timeout: 180_000 }, () => {
  it('F-10 allow five wrong passwords together, though one of them is killed meanwhile', async () => {
    const DATABASE_URL = await createPostgresqlDatabase();
    const start = async () => {
      const service = await startUpstreamProcess({ DATABASE_URL, DEMO_STAFF: '10', DEMO_DAYS: '2' });
      onTestFinished(service.stop);
      return service;
    };
    // The first makes the company.
    const one = await start();
    const [other, again] = await Promise.all([start(), start()]);
    const signIn = async ({ url }: { url: string }, password: string, from: string) => {
      const response = await fetch(`${url}/api/v2/attendance/users/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify({ email: account, password }),
      });
      return response.status;
    };
    const wrong = [];
    for (const service of [one, other, one, other]) wrong.push(await signIn(service, 'wrong', '203.0.113.1'));
    await one.kill();
    for (const service of [again, other, again]) wrong.push(await signIn(service, 'wrong', '203.0.113.1'));
    expect(wrong).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await signIn(other, demoPassword, '203.0.113.1')).toBe(429);
    expect(await signIn(again, demoPassword, '203.0.113.2')).toBe(200);

    // At the same moment, too.
    const guesses = Array.from({ length: 20 }, (_, number) => signIn(number % 2 ? again : other, 'x', '203.0.113.3'));
    expect((await Promise.all(guesses)).filter((status) => status === 401)).toHaveLength(5);

    const client = new pg.Client({ connectionString: DATABASE_URL });
    onTestFinished(() => client.end());
    await client.connect();
    const counts = async () => (await client.query('select key from sign_in_counts')).rows;
    // What was refused and what was right has gone with the next round of the upkeep, but for the known address.
    await expect.poll(async () => (await counts()).length).toBe(6);
    expect(JSON.stringify(await counts())).not.toMatch(/203|admin/);
    await client.query("update sign_in_counts set ends_at = now() - interval '1 second'");
    await expect.poll(counts).toEqual([]);
  });
});
