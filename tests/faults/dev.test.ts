/** @module-tag nightly */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/product.ts';
import { repository } from '../support/repository.ts';

const isUp = (url: string) =>
  fetch(url).then(
    ({ status }) => status < 500,
    () => false,
  );

describe('npm run dev', () => {
  it('starts service, gateway and client, restarts what is saved, and ends all with Ctrl+C', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'attendance-dev-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [gateway, service, client] = [await freePort(), await freePort(), await freePort()];
    const settings = { PORT: `${gateway}`, SERVICE_PORT: `${service}`, CLIENT_PORT: `${client}`, DATA_FOLDER: folder };
    const dev = spawn(process.execPath, ['tools/dev.ts'], {
      cwd: repository,
      env: { ...process.env, ...settings, DEMO_STAFF: '20', DEMO_DAYS: '2', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void dev.kill('SIGTERM'));
    let text = '';
    dev.stdout.on('data', (chunk) => {
      text += chunk;
    });
    const ports = [gateway, service, client];
    const allUp = async () =>
      Promise.all([
        isUp(`http://127.0.0.1:${gateway}/readyz`),
        isUp(`http://127.0.0.1:${service}/`),
        // The client reaches the gateway through its own address.
        isUp(`http://localhost:${client}/graphql`),
      ]);
    await expect.poll(allUp).toEqual([true, true, true]);
    expect((await fetch(`http://localhost:${client}/`)).headers.get('content-type')).toContain('text/html');

    // To save a file without a change of it.
    const saved = new Date('2026-11-25T10:00:00Z');
    utimesSync(path.join(repository, 'gateway/services.ts'), saved, saved);
    await expect.poll(() => text).toContain("Restarting 'gateway/main.ts'");
    await expect.poll(allUp).toEqual([true, true, true]);
    expect(text).not.toContain("Restarting 'upstream/main.ts'");
    expect(text).not.toContain('is not a setting');

    dev.kill('SIGINT');
    await once(dev, 'exit');
    const answers = await Promise.all(ports.map((port) => isUp(`http://localhost:${port}/`)));
    expect(answers).toEqual([false, false, false]);
  });
});
