import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { altered, type Change } from '../../upstream/demo/pictures.ts';
import { demoPortraits } from '../../upstream/demo/portraits.ts';

describe('demoPortraits', () => {
  const servers: Server[] = [];
  let base = '';

  async function serve(): Promise<string> {
    const server = createServer(express().use('/demo', demoPortraits())).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    servers.push(server);
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/demo`;
  }

  beforeAll(async () => {
    base = await serve();
  });
  afterAll(() => {
    for (const server of servers) server.close();
  });

  const bytes = async (name: string, at = base) => Buffer.from(await (await fetch(`${at}/${name}`)).arrayBuffer());

  it('serves reference and sign-in photos as JPEG with cache headers', async () => {
    for (const name of ['0123-r.jpg', '0123-20261119-i.jpg', '0123-20261119-o2.jpg', '12345-20261119-ix.jpg']) {
      const response = await fetch(`${base}/${name}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([480, 600, 'jpeg']);
    }
  });

  it('draws the same picture again, in another process of the service too, and another one for another name', async () => {
    const other = await serve();
    const names = ['0001-r.jpg', '0001-20261119-i.jpg', '0001-20261118-i.jpg', '0001-20261119-ix.jpg', '0002-r.jpg'];
    const pictures = await Promise.all(names.map((name) => bytes(name)));
    expect(await Promise.all(names.map((name) => bytes(name, other)))).toEqual(pictures);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(names.length);
  });

  it('serves a picture that is sent again as it was changed, and a copy byte for byte', async () => {
    const name = '0001-20261119-i.jpg';
    const served = (change: Change) => bytes(altered('0002-20261119-i.jpg', change, name));
    expect((await served('c')).equals(await bytes(name))).toBe(true);
    const sizes = await Promise.all(
      (['q', 's', 'b'] as const).map(async (change) => sharp(await served(change)).metadata()),
    );
    expect(sizes.map(({ width }) => width === 480)).toEqual([true, false, true]);
    expect(sizes.map(({ format }) => format)).toEqual(Array(3).fill('jpeg'));
  });

  it.each([
    '0002-20261119-i-z-0001-20261119-i.jpg',
    '123-r.jpg',
    '0123-r.png',
    '0123-20261119-i.jpg.jpg',
    '%2e%2e%2f0123-r.jpg',
  ])('answers 404 for %s', async (name) => {
    const response = await fetch(`${base}/${name}`);
    expect([response.status, response.headers.get('x-content-type-options')]).toEqual([404, 'nosniff']);
  });
});
