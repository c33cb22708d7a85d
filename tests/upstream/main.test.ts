import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPostgresqlDatabase, engines, usualDatabase, usualEngine } from '../support/database.ts';
import { clockEnvironment } from '../support/fixed-clock.ts';
import { startSilentDatabase } from '../support/silent-database.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'attendance-main-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Starts the service as the gateway does. */
function start(settings: Record<string, string>) {
  const env = {
    ...clockEnvironment(),
    PATH: process.env.PATH,
    PORT: '0',
    DATA_FOLDER: folder,
    JWT_SECRET: 'x'.repeat(32),
    ...settings,
  };
  const child = fork('upstream/main.ts', { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const ready = async () => {
    const first = await Promise.race([once(child, 'message'), exit]);
    if (!Array.isArray(first)) throw new Error(`exit ${first}: ${output}`);
    return (first[0] as { ready: string }).ready;
  };
  return { child, ready, exit, output: () => output };
}

const signIn = async (url: string, email: string, password: string) => {
  const response = await fetch(`${url}/api/v2/attendance/users/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await response.json()) as { status: string; data: { token: string } };
};

describe('upstream/main', () => {
  // tests/upstream/database.test.ts finds again what PGlite has kept.
  for (const engine of engines)
    it(`keeps its data on ${engine} between starts, and ends on SIGTERM and with its parent`, {
      tags: engine === usualEngine ? [] : ['nightly'],
    }, async () => {
      const settings = {
        ADMIN_EMAIL: 'first@company.example',
        DEFAULT_PASSWORD: 'first password',
        ...(engine === 'postgresql' && { DATABASE_URL: await createPostgresqlDatabase() }),
      };
      const first = start(settings);
      const firstUrl = await first.ready();
      const { data } = await signIn(firstUrl, 'first@company.example', 'first password');
      const changed = await fetch(`${firstUrl}/api/attendance/users/resetpassword`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
        body: JSON.stringify({ password: 'second password' }),
      });
      expect(changed.status).toBe(200);
      first.child.kill('SIGTERM');
      expect(await first.exit).toBe(0);

      const second = start(settings);
      const url = await second.ready();
      expect((await signIn(url, 'first@company.example', 'second password')).status).toBe('success');
      expect((await signIn(url, 'first@company.example', 'first password')).status).toBe('error');
      second.child.disconnect();
      expect(await second.exit).toBe(0);
      const logged = first.output() + second.output();
      expect(logged).toContain('the REST service listens');
      expect(logged).not.toMatch(/(first|second) password|eyJ[\w-]+\.eyJ/);
    });

  it('is not started where nobody could sign in, and says what to set', async () => {
    const empty = start({ DEFAULT_PASSWORD: 'first password', ...(await usualDatabase()) });
    expect(await empty.exit).toBe(1);
    expect(empty.output()).toContain('There are no users, so nobody could sign in. Set ADMIN_EMAIL');
  });

  it('says which settings are wrong', async () => {
    const wrong = start({ JWT_SECRET: 'short', TIME_ZONE: 'Mars', DEFAULT_PASSWORD: 'first password' });
    expect(await wrong.exit).toBe(1);
    expect(wrong.output()).toBe(
      'The REST service cannot start.\nThese settings cannot be used:\nJWT_SECRET must have 32 characters or more.\n' +
        'TIME_ZONE must be an IANA time zone such as Africa/Lagos, not "Mars".\n',
    );
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(`F-88 ends on ${signal} while it waits for a database that does not answer`, { tags: 'nightly' }, async () => {
      const database = await startSilentDatabase();
      const hanging = start({ DATABASE_URL: database.url, DEFAULT_PASSWORD: 'first password' });
      await expect.poll(() => database.connections()).toBeGreaterThan(0);
      hanging.child.kill(signal);
      expect(await hanging.exit).not.toBe(0);
      await expect.poll(() => database.connections()).toBe(0);
      expect(hanging.output()).toMatch(/It was told to end while it started|DATABASE_URL/);
    });

  it('says that a port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const late = start({ PORT: String(port), DEFAULT_PASSWORD: 'first password' });
    expect(await late.exit).toBe(1);
    expect(late.output()).toContain(
      `PORT ${port} on 127.0.0.1 is in use: end the program that uses it, or choose another.`,
    );
    other.close();
  });
});
