import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explorer } from '../../../gateway/http/static-files.ts';
import { testGateway } from '../../support/gateway.ts';

/** A server of the explorer that was built into the folder. */
async function serve(folder: string, hasDemo = true) {
  const server = express().use('/explorer', explorer(folder, hasDemo)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/explorer`;
}

function temporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'attendance-explorer-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

describe('explorer', () => {
  it('serves its page under a policy that lets it talk to the gateway alone, and its files for a year', async () => {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'assets'));
    writeFileSync(path.join(folder, 'index.html'), '<title>Explorer</title>');
    writeFileSync(path.join(folder, 'assets/main.js'), 'run()');
    const url = await serve(folder);
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([200, '<title>Explorer</title>']);
    const policy = page.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "connect-src 'self'"]));
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const file = await fetch(`${url}/assets/main.js`);
    expect([await file.text(), file.headers.get('cache-control')]).toEqual([
      'run()',
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    [true, 'yes'],
    [false, ''],
  ])('F-137 is told whether there is a demo account: %s', async (hasDemo, content) => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'index.html'), '<meta name="demo" content="" />');
    const page = await fetch(await serve(folder, hasDemo));
    expect(await page.text()).toBe(`<meta name="demo" content="${content}" />`);
  });

  it('says how to build it where it is not built', async () => {
    const page = await fetch(await serve(temporaryFolder()));
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  });

  it.each([
    ['development', '/explorer'],
    ['production', ''],
  ])('N-16 tells the dashboard in %s that it is at "%s"', async (NODE_ENV, address) => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'index.html'), '<meta name="explorer" content="" />');
    const { url } = await testGateway({ settings: { NODE_ENV }, webFolder: folder });
    const page = await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toBe(`<meta name="explorer" content="${address}" />`);
  });

  it('is off in production, with the sandbox', async () => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, 'index.html'), '<title>Dashboard</title>');
    const { url } = await testGateway({ settings: { NODE_ENV: 'production' }, webFolder: folder });
    const page = await fetch(`${url}/explorer`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('Dashboard');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });
});
