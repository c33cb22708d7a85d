import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createPostgresqlDatabase } from '../support/database.ts';
import { startUpstreamProcess } from '../support/product.ts';
import { runCommand } from '../support/run-command.ts';

const migrate = async (settings: Record<string, string>) => {
  const { code, out, err } = await runCommand('upstream/migrate.ts', settings);
  return { code, text: out + err };
};

describe.skipIf(!inject('postgresqlUrl'))('npm run migrate', () => {
  it('F-85 brings a database up to date as a step of its own, once or several at the same time', async () => {
    const DATABASE_URL = await createPostgresqlDatabase();
    const settings = { DATABASE_URL, MIGRATE: 'off', DEMO_STAFF: '10', DEMO_DAYS: '2' };
    await expect(startUpstreamProcess(settings)).rejects.toThrow('ended before it was ready');
    const runs = await Promise.all([migrate({ DATABASE_URL }), migrate({ DATABASE_URL })]);
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    for (const { text } of runs) expect(text).toContain('The database is up to date.');
    const service = await startUpstreamProcess(settings);
    onTestFinished(service.stop);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  });

  it('F-88 says which setting is wrong, and where no database answers', { tags: 'nightly' }, async () => {
    const wrong = await migrate({ DATABASE_URL: 'http://127.0.0.1' });
    expect([wrong.code, wrong.text]).toEqual([1, expect.stringContaining('DATABASE_URL must be')]);
    const away = await migrate({ DATABASE_URL: 'postgresql://somebody:secret@127.0.0.1:9/nothing' });
    expect([away.code, away.text]).toEqual([1, expect.stringContaining('DATABASE_URL')]);
    expect(away.text).not.toContain('secret');
  });
});
