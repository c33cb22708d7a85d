import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createPostgresqlDatabase } from '../support/database.ts';
import { startUpstreamProcess } from '../support/product.ts';
import { repository } from '../support/repository.ts';

/** Milliseconds after which a command is killed: before, during and after its work; `npm run faults` has more of them. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const moments = Array.from({ length: 2 * rounds }, (_, number) => 400 + (1_600 * number) / (2 * rounds));

const run = (file: string, settings: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [...process.execArgv, file], {
    cwd: repository,
    env: { ...process.env, ...settings },
    stdio: 'ignore',
  });

/** Kills the command at each of the moments, then lets it run to its end; answers its exit code. */
async function killed(file: string, settings: Record<string, string>): Promise<unknown> {
  for (const moment of moments) {
    const command = run(file, settings);
    const ended = once(command, 'exit');
    await wait(moment);
    command.kill('SIGKILL');
    await ended;
  }
  return (await once(run(file, settings), 'exit'))[0];
}

/** Reads a database as long as the test runs. */
async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return async (query: string) => (await client.query(query)).rows;
}

describe.skipIf(!inject('postgresqlUrl'))('kill -9', () => {
  it('F-85 of `npm run migrate` leaves what it finds when it is run again', { tags: 'nightly' }, async () => {
    const [fresh, DATABASE_URL] = [await createPostgresqlDatabase(), await createPostgresqlDatabase()];
    expect((await once(run('upstream/migrate.ts', { DATABASE_URL: fresh }), 'exit'))[0]).toBe(0);
    expect(await killed('upstream/migrate.ts', { DATABASE_URL })).toBe(0);
    const columns = `select table_name, column_name, data_type, column_default from information_schema.columns
      where table_schema = 'public' and table_name not like 'attendance\\_2%' order by 1, 2`;
    expect(await (await connect(DATABASE_URL))(columns)).toEqual(await (await connect(fresh))(columns));
  });

  it('of `npm run rebuild-days` loses no day, while two services work on them', { tags: 'nightly' }, async () => {
    const DATABASE_URL = await createPostgresqlDatabase();
    const settings = { DATABASE_URL, DEMO_STAFF: '240', DEMO_DAYS: '12' };
    const start = async () => {
      const service = await startUpstreamProcess(settings);
      onTestFinished(service.stop);
    };
    await start();
    const read = await connect(DATABASE_URL);
    const days = async () => {
      const rows = await read('select * from days order by day, staff_id');
      const [{ open }] = await read(`select (select count(*) from stale_days)
        + (select count(*) from generate_series((select min(day) from finished_days), (select max(day) from finished_days),
          interval '1 day') as all_days(day) where not exists (select from finished_days f where f.day = all_days.day)) as open`);
      return open === '0' && rows.length > 0 ? rows : null;
    };
    await expect.poll(days).not.toBeNull();
    const before = await days();
    expect(before?.length).toBeGreaterThan(1_000);
    await start();
    expect(await killed('upstream/rebuild-days.ts', { DATABASE_URL })).toBe(0);
    await expect.poll(days).toEqual(before);
  });
});
