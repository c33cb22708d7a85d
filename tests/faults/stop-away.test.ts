import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen } from '../support/listen.ts';
import { startMisbehavingService, success } from '../support/misbehaving-service.ts';
import { seedFolder } from '../support/pglite-snapshot.ts';
import { freePort } from '../support/product.ts';
import { repository } from '../support/repository.ts';

/** A collector of traces that behaves as `handler` says. */
async function collectorOf(handler: RequestListener): Promise<string> {
  const { url, close } = await listen(handler);
  onTestFinished(close);
  return url;
}

/** The gateway, when it is up, with a traced request behind it. */
async function startTraced(settings: Record<string, string>) {
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, LOG_LEVEL: 'error', ...settings, HOST: '127.0.0.1', PORT: new URL(url).port };
  const child = fork(path.join(repository, 'gateway/main.ts'), { silent: true, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let complaints = '';
  child.stderr?.on('data', (chunk) => (complaints += chunk));
  const ended = once(child, 'exit');
  const status = (at: string) =>
    fetch(`${url}${at}`).then(
      async (response) => (await response.text()) && response.status,
      () => 0,
    );
  await expect.poll(() => status('/readyz')).toBe(200);
  expect(await status('/graphql?query=%7B__typename%7D')).toBeGreaterThan(0);
  return {
    async stop() {
      child.kill('SIGTERM');
      const [code] = await ended;
      return { code, complaints };
    },
  };
}

const endsWell = { code: 0, complaints: '' };
const away = 'http://127.0.0.1:9';

describe('SIGTERM', () => {
  const busy: RequestListener = (_request, response) => void response.writeHead(503, { 'retry-after': '60' }).end();
  for (const { what, collector } of [
    { what: 'refuses connections', collector: async () => away },
    { what: 'fails', collector: () => collectorOf(busy) },
    {
      what: 'refuses what it is sent',
      collector: () => collectorOf((_request, response) => void response.writeHead(400).end('no')),
    },
    { what: 'is silent', collector: () => collectorOf(() => {}) },
    { what: 'breaks off', collector: () => collectorOf((request) => request.socket.destroy()) },
  ])
    it(`F-155 ends the gateway in time where its collector of traces ${what}`, { tags: 'nightly' }, async () => {
      const service = await startMisbehavingService();
      service.behave(success([]));
      const gateway = await startTraced({
        UPSTREAM_URL: service.url,
        OTLP_URL: await collector(),
        REDIS_URL: 'redis://127.0.0.1:9',
        METRICS_PORT: '0',
      });
      expect(await gateway.stop()).toEqual(endsWell);
    });

  it('F-155 ends the embedded service too, whatever is away', { tags: 'nightly' }, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'attendance-stop-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await seedFolder(path.join(folder, 'upstream'));
    const gateway = await startTraced({
      DATA_FOLDER: folder,
      DATABASE_URL: '',
      UPSTREAM_URL: '',
      DEMO_STAFF: '20',
      DEMO_DAYS: '2',
      OTLP_URL: await collectorOf(() => {}),
      REDIS_URL: 'redis://127.0.0.1:9',
    });
    const service = JSON.parse(readFileSync(path.join(folder, 'upstream/database.lock'), 'utf8')).pid;
    expect(isAlive(service)).toBe(true);
    expect(await gateway.stop()).toEqual(endsWell);
    expect(isAlive(service)).toBe(false);
  });
});

describe('SIGTERM during the start', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(`F-155 closes by ${signal} what is open, and complains of nothing`, { tags: 'nightly' }, async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'attendance-stop-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      await seedFolder(path.join(folder, 'upstream'));
      const settings = { DATA_FOLDER: folder, DATABASE_URL: '', UPSTREAM_URL: '', DEMO_STAFF: '20', DEMO_DAYS: '2' };
      const env = { ...process.env, LOG_LEVEL: 'error', ...settings, HOST: '127.0.0.1', PORT: `${await freePort()}` };
      const child = fork(path.join(repository, 'gateway/main.ts'), { silent: true, env });
      onTestFinished(() => void child.kill('SIGKILL'));
      let complaints = '';
      child.stderr?.on('data', (chunk) => (complaints += chunk));
      const ended = once(child, 'exit');
      const lock = path.join(folder, 'upstream/database.lock');
      await expect.poll(() => existsSync(lock)).toBe(true);
      child.kill(signal);
      expect([...(await ended), complaints]).toEqual([0, null, '']);
      expect(existsSync(lock)).toBe(false);
    });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
