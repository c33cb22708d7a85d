import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { explorer } from '../../../gateway/http/static-files.ts';
import { builtFolder } from '../../support/built-folder.ts';
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

describe('explorer', () => {
  it('serves its page under a policy that lets it talk to the gateway alone, and its files for a year', async () => {
    const url = await serve(builtFolder({ 'index.html': '<title>Explorer</title>', 'assets/main.js': 'run()' }));
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
    const folder = builtFolder({ 'index.html': '<meta name="demo" content="" />' });
    const page = await fetch(await serve(folder, hasDemo));
    expect(await page.text()).toBe(`<meta name="demo" content="${content}" />`);
  });

  it.each([
    ['development', '/explorer'],
    ['production', ''],
  ])('N-16 tells the dashboard in %s that it is at "%s"', async (NODE_ENV, address) => {
    const webFolder = builtFolder({ 'index.html': '<meta name="explorer" content="" />' });
    const { url } = await testGateway({ settings: { NODE_ENV }, webFolder });
    const page = await fetch(`${url}/dashboard`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toBe(`<meta name="explorer" content="${address}" />`);
  });

  it('is off in production, with the sandbox', async () => {
    const webFolder = builtFolder({ 'index.html': '<title>Dashboard</title>' });
    const { url } = await testGateway({ settings: { NODE_ENV: 'production' }, webFolder });
    const page = await fetch(`${url}/explorer`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('Dashboard');
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  });
});
