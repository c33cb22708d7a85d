import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { signImage } from '../../common/image-signature.ts';
import { begun } from '../support/begun.ts';
import { startTestUpstream, testSecret } from '../support/upstream.ts';

const upstream = begun(() => startTestUpstream());

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });

const form = (bytes: Buffer | string, name = 'face.png', field = 'avatar') => {
  const data = new FormData();
  data.append(field, new Blob([new Uint8Array(Buffer.from(bytes))], { type: 'image/png' }), name);
  return data;
};
const upload = (body: unknown, as: 'admin' | 'management' | 'user' | null = 'management') =>
  upstream.call('POST', '/upload', { prefix: '', as, body });

/** Fetches an image as a gateway does. */
const open = (address: string, now = Date.parse('2026-11-20T09:00:00Z')) =>
  fetch(`${address}?${signImage(new URL(address).pathname, testSecret, now)}`);

describe('POST /upload', () => {
  it.each(['png', 'jpeg'] as const)('R-124 stores a %s image and answers its address', async (format) => {
    const reply = await upload(form(await picture().toFormat(format).toBuffer(), '../../etc/passwd'));
    expect(reply).toMatchObject({ status: 200, body: { images: [expect.any(String)] } });
    const [address] = reply.body.images;
    expect(address).toMatch(new RegExp(`^${upstream.url}/images/[0-9a-f-]{36}\\.(png|jpg)$`));
    expect((await fetch(address)).status).toBe(401);
    const stored = await open(address);
    expect(Object.fromEntries(stored.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const { width, height } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
    expect([width, height]).toEqual([40, 30]);
  });

  it('turns the photo upright and removes what it says about place and camera', async () => {
    const exif = { IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '6/1 27/1 30/1' } };
    const bytes = await picture().jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const reply = await upload(form(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')])));
    const stored = Buffer.from(await (await open(reply.body.images[0])).arrayBuffer());
    const { width, height, exif: kept } = await sharp(stored).metadata();
    expect([width, height, kept]).toEqual([30, 40, undefined]);
    expect(stored.includes('script')).toBe(false);
  });

  it('makes large photos smaller', async () => {
    const reply = await upload(form(await picture(3_000, 1_500).jpeg().toBuffer()));
    const stored = Buffer.from(await (await open(reply.body.images[0])).arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ width: 2_000, height: 1_000 });
  });

  it('refuses what is not a PNG or JPEG image, whatever it is called', async () => {
    const png = await picture().png().toBuffer();
    const files = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '<html></html>',
      await picture().gif().toBuffer(),
      await picture().webp().toBuffer(),
      png.subarray(0, 60),
      Buffer.concat([png.subarray(0, 8), Buffer.from('nothing more')]),
      '',
    ];
    for (const file of files) {
      const message = /^The file is not a PNG or JPEG image that can be read/;
      expect(await upload(form(file))).toMatchObject({ status: 415, body: { status: 'error', message } });
    }
  });

  it('refuses a small file that unfolds to very many pixels', { tags: 'nightly' }, async () => {
    const bytes = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    expect((await upload(form(bytes))).status).toBe(415);
  });

  it('refuses a file above 8 MiB, other fields and a second file', async () => {
    const tooLarge = await upload(form(Buffer.alloc(8 * 1024 * 1024 + 1)));
    expect(tooLarge).toMatchObject({ status: 413, body: { status: 'error', message: 'The image is too large.' } });
    const png = await picture().png().toBuffer();
    expect(await upload(form(png, 'face.png', 'photo'))).toMatchObject({ status: 400, body: { status: 'error' } });
    const two = form(png);
    two.append('avatar', new Blob([new Uint8Array(png)]), 'second.png');
    expect((await upload(two)).status).toBe(400);
    for (const names of [['note[50000000]'], ['note[a]'], ['note', 'note']]) {
      const listed = form(png);
      for (const name of names) listed.append(name, 'x');
      const once = expect.stringContaining('Each field of the form is one text');
      expect(await upload(listed)).toMatchObject({ status: 400, body: { status: 'error', message: once } });
    }
    const none = await upload({ avatar: 'text' });
    const message = 'Send one image as multipart/form-data in the field avatar.';
    expect(none).toMatchObject({ status: 400, body: { status: 'error', message } });
    const broken = { prefix: '', body: 'x', headers: { 'content-type': 'multipart/form-data' } };
    expect(await upstream.call('POST', '/upload', broken)).toMatchObject({ status: 400, body: { status: 'error' } });
  });
});

describe('GET /images/{name}', () => {
  it.each([
    '/images/00000000-0000-0000-0000-000000000000.png',
    '/images/..%2f..%2fpackage.json',
    '/images/.env',
    '/images/',
  ])('answers 404 for %s', async (path) => {
    const reply = await upstream.call('GET', path, { prefix: '', as: 'user' });
    expect(reply).toMatchObject({ status: 404, body: { status: 'error' } });
  });
});

describe('who may see a face', () => {
  let address: string;
  beforeAll(async () => {
    const bytes = await picture().png().toBuffer();
    [address] = (await upload(form(bytes))).body.images;
  });

  it('F-32 S24 nobody without a token or a signature, of any image, there or not', async () => {
    for (const path of [
      new URL(address).pathname,
      '/images/demo/1.jpg',
      '/images/x',
      '/images/..%2f..%2fpackage.json',
    ]) {
      for (const query of ['', '?', '?token=x', '?signature=', '?expires=99999999999&signature=AAAA']) {
        const { status, headers } = await fetch(upstream.url + path + query);
        expect([path, query, status]).toEqual([path, query, expect.toSatisfy((code) => code === 401 || code === 403)]);
        expect(headers.get('content-type')).toContain('json');
      }
    }
  });

  it('S24 everybody with a token of today', async () => {
    const token = await upstream.signIn('user@test.example');
    const reply = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, max-age=31536000, immutable']);
    expect((await fetch(address, { headers: { authorization: `Bearer ${token}x` } })).status).toBe(401);
  });

  it('S24 whoever holds a signature of this image, for five minutes', async () => {
    const now = Date.parse('2026-11-20T09:00:00Z');
    expect((await open(address)).status).toBe(200);
    expect((await open(address, now - 301_000)).status).toBe(403);
    const other = signImage('/images/00000000-0000-0000-0000-000000000000.png', testSecret, now);
    expect((await fetch(`${address}?${other}`)).status).toBe(403);
    const foreign = signImage(new URL(address).pathname, 'another secret of thirty-two characters', now);
    expect((await fetch(`${address}?${foreign}`)).status).toBe(403);
    const later = signImage(new URL(address).pathname, testSecret, now).replace(/expires=\d+/, 'expires=9999999999');
    expect((await fetch(`${address}?${later}`)).status).toBe(403);
  });
});
