import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualDatabase } from '../support/database.ts';
import { foreignAdministrator, startForeignService } from '../support/foreign-service.ts';
import { productSecret, type RunningServer, startUpstreamProcess } from '../support/product.ts';
import { repository } from '../support/repository.ts';

/** Runs the command; `password` goes by the environment, as it says. */
async function check(url: string, email: string, password: string, ...more: string[]) {
  const child = spawn(
    process.execPath,
    ['gateway/check-service/check-service.ts', '--url', url, '--email', email, ...more],
    {
      cwd: repository,
      env: { ...process.env, CHECK_SERVICE_PASSWORD: password },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (out += chunk));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { code, out };
}

const admin = ['admin@demo.example', 'attendance-demo'] as const;

describe('npm run check-service', () => {
  let own: RunningServer;
  let foreign: Awaited<ReturnType<typeof startForeignService>>;
  beforeAll(async () => {
    [own, foreign] = await Promise.all([
      startUpstreamProcess({ DEMO_STAFF: '60', DEMO_DAYS: '5', ...(await usualDatabase()) }),
      startForeignService(productSecret),
    ]);
  });
  afterAll(async () => {
    foreign?.close();
    await own?.stop();
  });

  it('finds no deviation of the service of this repository, reading and writing, and leaves nothing behind', async () => {
    for (const more of [[], ['--write']]) {
      const { code, out } = await check(own.url, ...admin, ...more);
      expect(out).toContain('No deviations.');
      expect(code).toBe(0);
      expect(out).toMatch(/GET \/attendance\/absentee\/monthly +as section 7/);
      expect(out).toMatch(/GET \/holiday\/findAll +as its extension/);
      expect(out).toMatch(/GET \/review\/findAll +as its extension/);
      expect(out).toMatch(/GET \/review\/find\/customer +as its extension/);
      for (const figures of ['', '/monthly', '/near']) {
        expect(out).toMatch(new RegExp(`GET /attendance/figures${figures} +as its extension`));
      }
      expect(out).toMatch(
        more.length ? /DELETE \/staff\/destroy\/\{id\} +as section 7/ : /POST \/staff\/create +- it writes/,
      );
      expect(out).not.toContain(admin[1]);
    }
  });

  it('names every deviation of a foreign service, and how the gateway takes it', async () => {
    const { email, password } = foreignAdministrator;
    const none = await check(foreign.url, email, password, '--write');
    expect(none.out).toMatch(/GET \/extensions +- it has none \(HTTP 404\), as section 7 says/);
    expect(none.out).not.toContain('/review/');
    expect(none.out).toMatch(/DELETE \/shift\/destroy\/\{id\} +as section 7/);
    await post('/shift/create', { name: 'Day', startTime: '08:00:00', serialLatenessThreshold: 3 });
    await post('/staff/create', {
      staffID: '1',
      name: 'Ada',
      district: 'Awka',
      serviceCentre: 'Awka',
      department: 'ICT',
      unit: 'BIU',
      imageURL: '',
    });
    foreign.signIn('1');
    const { code, out } = await check(foreign.url, email, password);
    expect(code).toBe(1);
    for (const [what, taken] of [
      ['no ETag', 'the whole list is read and compared at every revalidation'],
      ['attendanceDate without an offset in 1 rows', 'read in the time zone of TIME_ZONE'],
      ['district is missing in 1 of 1 rows', 'shown empty'],
      ['HTTP 200 to an id that is not there', 'an error instead of "not found"'],
    ]) {
      expect(out).toContain(`    ${what}\n      gateway: ${taken}`);
    }
  });

  it('says why nobody can sign in, and what it needs', async () => {
    const wrong = await check(foreign.url, foreignAdministrator.email, 'wrong');
    expect([wrong.code, wrong.out]).toEqual([2, expect.stringContaining('Nobody can sign in')]);
    const [away, bad] = [await check('http://127.0.0.1:9', ...admin), await check('nonsense', ...admin)];
    expect([away.code, bad.code]).toEqual([2, 2]);
  });

  async function post(path: string, body: object) {
    const address = `${foreign.url}/api/v2/attendance${path}`;
    const headers = { 'content-type': 'application/json', authorization: 'Bearer ey' };
    expect((await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).status).toBe(200);
  }
});
