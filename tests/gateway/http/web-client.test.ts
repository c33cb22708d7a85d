import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { screenPaths } from '../../../schema/generated/screen-paths.ts';
import { builtFolder } from '../../support/built-folder.ts';
import { testGateway } from '../../support/gateway.ts';

const builtClient = (page = '<title>App</title><meta name="time-zone" content="UTC" />') =>
  builtFolder({ 'index.html': page, 'assets/app-1a2b.js': 'export {};' });

/** A page that takes the names of the service's extensions. */
const asking = '<meta name="extensions" content="" />';

const html = { headers: { accept: 'text/html,*/*' } };

describe('web client', () => {
  it('R-001 serves the page at every address of a screen, with the zone of the company', async () => {
    const { url } = await testGateway({ webFolder: builtClient(), settings: { TIME_ZONE: 'Africa/Accra' } });
    for (const address of ['/', '/dashboard', '/user/location/6.45_7.54', '/person/00.12']) {
      const response = await fetch(url + address, html);
      expect([address, response.status, await response.text()]).toEqual([
        address,
        200,
        '<title>App</title><meta name="time-zone" content="Africa/Accra" />',
      ]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('F-137 R-002 answers an address that is no screen with the page and the status 404', async () => {
    const { url } = await testGateway({ webFolder: builtClient() });
    const statusOf = async (address: string) => (await fetch(url + address, html)).status;
    const paths = screenPaths
      .map((path) => path.replaceAll(/:\w+/g, 'x'))
      .filter((path) => !path.startsWith('/photo/'));
    for (const path of ['/', '/logout', ...paths, '/report/latness?date=2026-11-05'])
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    for (const path of [
      '/nowhere',
      '/dashboard/',
      '/dashboard/x',
      '/Dashboard',
      '/%64ashboard',
      '//dashboard',
      '/user/location',
      '/user/location/',
      '/person/',
      '/person/00123/x',
      '/logout/',
      '/attendance',
      '/wp-admin',
    ]) {
      const response = await fetch(url + path, html);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ]);
      expect(await response.text()).toContain('<title>App</title>');
    }
  });

  it('F-65 asks for the application with the page of a screen, and not with that of sign-in', async () => {
    const links = '<link data-application rel="modulepreload" href="/assets/app-1a2b.js" crossorigin="">';
    const { url } = await testGateway({ webFolder: builtClient(`<title>App</title>\n    ${links}`) });
    const page = async (address: string) => (await fetch(url + address, html)).text();
    expect(await page('/dashboard')).toContain(links);
    for (const address of ['/', '/logout', '/?next=1']) expect(await page(address)).toBe('<title>App</title>');
  });

  it('F-65 says with the page what the service has beyond section 7, once that is known', async () => {
    const extensions = [
      { name: 'audit', version: 1 },
      { name: 'reviews', version: 1 },
      { name: '"><script>', version: 1 },
    ];
    const answers = { 'GET /extensions': extensions };
    const { url, query } = await testGateway({ answers, webFolder: builtClient(asking) });
    const page = async () => (await fetch(`${url}/dashboard`, html)).text();
    expect(await page()).toBe(asking);
    await query('{ capabilities { extensions { name } } }');
    const known = '<meta name="extensions" content="[&quot;audit&quot;,&quot;reviews&quot;]" />';
    expect(await page()).toBe(known);
    expect(await (await fetch(`${url}/`, html)).text()).toBe(known);
  });

  it('F-65 says of a service of section 7 alone that it has nothing beyond it', async () => {
    const { url, query } = await testGateway({ webFolder: builtClient(asking) });
    await query('{ capabilities { extensions { name } } }');
    expect(await (await fetch(`${url}/dashboard`, html)).text()).toBe('<meta name="extensions" content="[]" />');
  });

  it('serves built files for a year and no page in place of a missing one', async () => {
    const { url } = await testGateway({ webFolder: builtClient() });
    const asset = await fetch(`${url}/assets/app-1a2b.js`);
    expect([asset.status, asset.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const missing = await fetch(`${url}/assets/app-0000.js`, html);
    expect([missing.status, await missing.json()]).toMatchObject([
      404,
      { errors: [{ extensions: { code: 'NOT_FOUND' } }] },
    ]);
  });

  it('sends files as the build has compressed them, in what the browser takes', async () => {
    const folder = builtClient();
    const file = path.join(folder, 'assets/app-1a2b.js');
    writeFileSync(`${file}.br`, brotliCompressSync('export {}; // br'));
    writeFileSync(`${file}.gz`, gzipSync('export {}; // gzip'));
    const { url } = await testGateway({ webFolder: folder });
    const read = async (encodings: string) => {
      const response = await fetch(`${url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': encodings } });
      const { headers } = response;
      return [headers.get('content-encoding'), headers.get('vary'), await response.text()];
    };
    expect(await read('gzip, deflate, br')).toEqual(['br', 'Accept-Encoding', 'export {}; // br']);
    expect(await read('gzip, deflate')).toEqual(['gzip', 'Accept-Encoding', 'export {}; // gzip']);
    expect(await read('identity')).toEqual([null, 'Accept-Encoding', 'export {};']);
    rmSync(`${file}.gz`);
    expect(await read('gzip')).toEqual([null, 'Accept-Encoding', 'export {};']);
  });

  it('may run and load nothing from elsewhere', async () => {
    const { url } = await testGateway({ webFolder: builtClient(), settings: { MAP_TILES_URL: 'none' } });
    const { headers } = await fetch(`${url}/`, html);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers.get('x-powered-by')).toBe(null);
  });

  it('says how to build it where it is not built', async () => {
    const { url } = await testGateway({ webFolder: '/nowhere' });
    const response = await fetch(`${url}/`, html);
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});
