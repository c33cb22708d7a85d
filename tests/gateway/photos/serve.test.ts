/** @module-tag long */
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isSignedImage } from '../../../common/image-signature.ts';
import { createImageSigner } from '../../../gateway/photos/sign.ts';
import { now } from '../../support/fixed-clock.ts';
import { testGateway, testSecret } from '../../support/gateway.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { imageServer } from '../../support/image-server.ts';
import { listen } from '../../support/listen.ts';
import { staffRecord } from '../../support/staff.ts';

const document = 'query Photos($width: Int) { staff { nodes { staff { photo { url(width: $width) } } } } }';
let portrait: Buffer;
let rotated: Buffer;

beforeAll(async () => {
  const blank = { create: { width: 900, height: 600, channels: 3, background: '#336699' } } as const;
  portrait = await sharp(blank).jpeg().toBuffer();
  rotated = await sharp(blank)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});

/** Asks the schema for a photo's address, and the gateway for the photo. */
async function load(imageURL: string, origin: string, options: { width?: number; accept?: string } = {}) {
  const gateway = await testGateway({
    answers: { 'GET /staff/findAll': [staffRecord({ imageURL })] },
    settings: { IMAGE_SERVER_URL: origin },
  });
  const [node] = (await gateway.ask(document, { width: options.width ?? 84 })).staff.nodes;
  const path = node.staff.photo.url;
  const get = () => fetch(gateway.url + path, { headers: { accept: options.accept ?? 'image/webp,*/*' } });
  const response = await get();
  return { response, bytes: Buffer.from(await response.arrayBuffer()), get, path };
}

/** An image server that answers when a test does, and after `end` breaks off. */
async function silentServer() {
  const held: ServerResponse[] = [];
  let isOver = false;
  const { url, close } = await listen((_request, response) => (isOver ? response.destroy() : held.push(response)));
  onTestFinished(close);
  const end = () => {
    isOver = true;
    for (const response of held) response.destroy();
  };
  return { origin: url, held, end };
}

const addressesIn = (data: unknown) => JSON.stringify(data).match(/\/photos\/[^"]+/g) ?? [];

/** A gateway with so many people whose photos lie at an origin, and one called `own`; `fetchAll` fetches all of the former. */
async function people(count: number, imageServer: string, settings: Record<string, string> = {}, origin = imageServer) {
  const others = Array.from({ length: count }, (_, place) =>
    staffRecord({ staffID: `${place}`, imageURL: `${origin}/${place}` }),
  );
  const gateway = await testGateway({
    answers: { 'GET /staff/findAll': [...others, staffRecord({ staffID: 'own', imageURL: '/own.jpg' })] },
    settings: { ...settings, IMAGE_SERVER_URL: imageServer },
  });
  const data = await gateway.ask('{ staff(first: 200) { nodes { staff { photo { url } } } } }');
  const fetchAll = () =>
    addressesIn(data)
      .slice(0, count)
      .map(async (path) => (await (await fetch(gateway.url + path)).arrayBuffer()).byteLength);
  return { ...gateway, fetchAll };
}

describe('GET /photos', () => {
  it('serves a photo small, as WebP, for as long as its address is valid', async () => {
    const { origin } = await imageServer({ '/a.jpg': portrait });
    const { response, bytes } = await load(`${origin}/a.jpg`, origin);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 84, height: 56 });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringMatching(/^private, max-age=\d{4}, immutable$/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      vary: 'Accept',
    });
  });

  it('serves JPEG where WebP is not accepted, and never enlarges', async () => {
    const { origin } = await imageServer({ '/a.jpg': portrait });
    const { bytes } = await load(`${origin}/a.jpg`, origin, { width: 1400, accept: 'image/*' });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
  });

  it('turns a photo upright and leaves out what the camera noted', async () => {
    const { origin } = await imageServer({ '/r.jpg': rotated });
    const { bytes } = await load(`${origin}/r.jpg`, origin, { width: 400, accept: 'image/jpeg' });
    const metadata = await sharp(bytes).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([267, 400, undefined]);
  });

  it('reads an address without a host as one of the image server', async () => {
    const { origin, paths } = await imageServer({ '/images/a.jpg': portrait });
    const { bytes } = await load('/images/a.jpg', origin);
    expect(paths).toEqual(['/images/a.jpg']);
    expect((await sharp(bytes).metadata()).height).toBe(56);
  });

  it('F-32 S24 signs what it asks of the image server that shares its secret, and of no other', async () => {
    const own = await imageServer({ '/images/a.jpg': portrait });
    await load('/images/a.jpg', own.origin);
    const [query = new URLSearchParams()] = own.queries;
    expect(isSignedImage('/images/a.jpg', query, testSecret, now())).toBe(true);
    expect(isSignedImage('/images/b.jpg', query, testSecret, now())).toBe(false);
    const sign = createImageSigner([own.origin], testSecret, now);
    for (const address of ['https://other.test/a.jpg', `${own.origin}/a.jpg?token=theirs`]) {
      expect(sign(new URL(address)).href).toBe(address);
    }
  });

  it('fetches a photo once for many who ask at once and later', async () => {
    const { origin, paths } = await imageServer({ '/a.jpg': portrait });
    const { get } = await load(`${origin}/a.jpg`, origin);
    await Promise.all([get(), get(), get()]);
    expect(paths).toEqual(['/a.jpg']);
  });

  it('F-01 fetches few photos at once, however many are asked for', async () => {
    const { origin, held } = await silentServer();
    const { fetchAll } = await people(60, origin);
    const asked = fetchAll();
    let most = 0;
    for (let served = 0; served < 60; served += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      most = Math.max(most, held.length);
      held.shift()?.end(portrait);
    }
    expect(most).toBeLessThanOrEqual(16);
    expect(new Set(await Promise.all(asked)).size).toBe(1);
  });

  it('lets an origin that does not answer hold up its own photos alone', async () => {
    const [silent, own] = [await silentServer(), await imageServer({ '/own.jpg': portrait })];
    const settings = { IMAGE_ORIGINS: silent.origin };
    const { url, fetchAll, ask } = await people(40, own.origin, settings, silent.origin);
    fetchAll().map((answer) => answer.catch(() => 0));
    await expect.poll(() => silent.held.length).toBe(16);
    const data = await ask(
      '{ staff(where: [{ column: STAFF_ID, in: ["own"] }]) { nodes { staff { photo { url } } } } }',
    );
    const photo = await fetch(url + addressesIn(data)[0]);
    expect((await sharp(await photo.arrayBuffer()).metadata()).height).toBe(600);
    expect(silent.held).toHaveLength(16);
    silent.end();
  });

  it('asks an origin that does not answer no more for a while', async () => {
    const { origin, held } = await silentServer();
    const { fetchAll } = await people(40, origin, { UPSTREAM_TIMEOUT_MS: '4000', UPSTREAM_PAUSE_MS: '60000' });
    const pass = holdTimers();
    const answers = Promise.all(fetchAll());
    await expect.poll(() => held.length).toBe(16);
    expect(new Set(await pass(answers)).size).toBe(1);
    const asked = held.length;
    // Those who wait come after each of the two failures that the third follows.
    expect(asked).toBeLessThanOrEqual(18);
    await Promise.all(fetchAll());
    expect(held.length).toBe(asked);
  });

  it.each<[string, (origin: string, foreign: string) => string]>([
    ['is gone', (origin) => `${origin}/gone.jpg`],
    ['is a document', (origin) => `${origin}/a.svg`],
    ['is damaged', (origin) => `${origin}/damaged.jpg`],
    ['lies behind a redirect', (origin) => `${origin}/away`],
    ['lies on another host', (_origin, foreign) => `${foreign}/a.jpg`],
    ['hides another host behind a user name', (origin, foreign) => foreign.replace('//', `//${new URL(origin).host}@`)],
    ['is a script', () => 'javascript:alert(1)'],
    ['is a file', () => 'file:///etc/passwd'],
  ])('answers a placeholder for a photo that %s, and asks nobody else', async (_kind, addressOf) => {
    const foreign = await imageServer({ '/a.jpg': portrait });
    const { origin } = await imageServer({
      '/a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      '/damaged.jpg': portrait.subarray(0, 200),
      '/away': { status: 302, location: `${foreign.origin}/a.jpg` },
    });
    const { response, bytes } = await load(addressOf(origin, foreign.origin), origin);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 84, height: 84 });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, max-age=60']);
    expect(foreign.paths).toEqual([]);
  });

  it('refuses an address that was altered', async () => {
    const { origin, paths } = await imageServer({ '/a.jpg': portrait });
    const { url } = await testGateway({ settings: { IMAGE_SERVER_URL: origin } });
    const address = Buffer.from(`${origin}/a.jpg`).toString('base64url');
    const response = await fetch(`${url}/photos/84/9999999999/AAAAAAAAAAAAAAAAAAAAAA/${address}`);
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { errors: [{ extensions: { code: 'FORBIDDEN' } }] },
    ]);
    expect(paths).toEqual([]);
  });
});

describe('Photo.url', () => {
  it.each([0, -1, 1401])('refuses the width %i', async (width) => {
    const { query } = await testGateway({ answers: { 'GET /staff/findAll': [staffRecord()] } });
    expect((await query(document, { width })).errors?.[0]).toMatchObject({
      message: `width is ${width}; give 1 to 1400.`,
      extensions: { code: 'BAD_USER_INPUT', field: 'width' },
    });
  });
});
