/** @module-tag long */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPhoto } from '../../../gateway/photos/comparison/read-photo.ts';
import { photoWidths } from '../../../gateway/photos/photo.ts';
import { drawShownPhoto, renderPhoto } from '../../../gateway/photos/render.ts';
import { preparePhoto } from '../../../gateway/staff/upload-photo.ts';
import { storeImage } from '../../../upstream/images.ts';
import { testGateway } from '../../support/gateway.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { imageServer } from '../../support/image-server.ts';
import { faceOf, oddPhotos, part, withZeroedScan } from '../../support/odd-photos.ts';
import { samePhotos } from '../../support/same-photos.ts';
import { staffRecord } from '../../support/staff.ts';

const photos = await oddPhotos();
const baseline = await (await faceOf(7)).jpeg().toBuffer();

/** A photo as our service stores it. */
async function stored(bytes: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'attendance-photos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return readFileSync(path.join(folder, path.basename(await storeImage(folder, bytes))));
}

/** One of each way in which a file is odd. */
const daily = ['scan parameters of zeros', 'half an end mark', 'the colours of print', 'a JPEG cut at 90 %', 'a PNG'];

describe('a photo', () => {
  for (const { kind, bytes, isIncomplete } of photos)
    it(`F-180 with ${kind} is uploaded, stored, shown and compared by one rule`, {
      tags: daily.includes(kind) ? [] : ['nightly'],
    }, async () => {
      const name = bytes[0] === 0x89 ? 'a.png' : 'a.jpg';
      const sent = await preparePhoto(bytes, name);
      const versions = [bytes, sent, await stored(bytes), await stored(sent)];
      for (const version of versions) {
        expect(await renderPhoto(version, 84, 'webp')).toMatchObject({ isIncomplete });
      }
      const found = (await samePhotos([baseline, ...versions])).map((pair) => pair.join(' '));
      // What is left of a picture is one with itself, and need not be with the whole.
      expect(found).toEqual(expect.arrayContaining(['1 2', '1 3', '2 3', '1 4', '2 4', '3 4']));
      if (!isIncomplete) expect(found).toHaveLength(10);
    });

  it.each([0.82, 0.99])('F-180 is incomplete at every width when it is cut at %d of its file', async (share) => {
    const bytes = part(await (await faceOf(7)).resize(320).jpeg({ quality: 70 }).toBuffer(), share);
    for (const width of photoWidths)
      expect(await renderPhoto(bytes, width, 'webp')).toMatchObject({ isIncomplete: true });
    const sent = await preparePhoto(bytes, 'a.jpg');
    expect(await renderPhoto(sent, 84, 'webp')).toMatchObject({ isIncomplete: true });
  });

  it.each<[string, Buffer]>([
    ['of nothing but a beginning', baseline.subarray(0, 200)],
    ['without any of its picture', part(baseline, 0.02)],
    ['of rubbish', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3_000, 'x')])],
  ])('F-180 %s is shown to nobody, and is refused with the reason', async (_kind, bytes) => {
    await expect(preparePhoto(bytes, 'a.jpg')).rejects.toMatchObject({
      message: expect.stringContaining('damaged'),
      extensions: { code: 'BAD_USER_INPUT', field: 'image' },
    });
    await expect(stored(bytes)).rejects.toMatchObject({ status: 415 });
    expect(await renderPhoto(bytes, 84, 'webp')).toBeNull();
    expect(await readPhoto(bytes)).toBeNull();
  });

  it('F-180 of which much is missing is shown, and is not taken for the picture of somebody else', {
    tags: 'nightly',
  }, async () => {
    const cuts = await Promise.all(
      [1, 2, 3, 4, 5, 6].flatMap((number) =>
        [0.3, 0.6, 0.9].map(async (share) => ({
          number,
          bytes: part(await (await faceOf(number)).jpeg().toBuffer(), share),
        })),
      ),
    );
    for (const { bytes } of cuts) expect(await renderPhoto(bytes, 84, 'jpeg')).toMatchObject({ isIncomplete: true });
    const pairs = await samePhotos(cuts.map(({ bytes }) => bytes));
    expect(pairs.filter(([one, other]) => cuts[one]?.number !== cuts[other]?.number)).toEqual([]);
  });

  it('F-180 says in the schema and in a header that a part of it may be missing', async () => {
    const images = {
      '/zeroed.jpg': withZeroedScan(baseline),
      '/unended.jpg': baseline.subarray(0, -2),
      '/cut.jpg': part(baseline, 0.9),
    };
    const { origin } = await imageServer(images);
    const addresses = [...Object.keys(images), '/gone.jpg'];
    const records = addresses.map((imageURL, place) => staffRecord({ staffID: `${place}`, imageURL }));
    const { ask, url } = await testGateway({
      answers: { 'GET /staff/findAll': records },
      settings: { IMAGE_SERVER_URL: origin },
    });
    const { staff } = await ask(
      '{ staff(first: 10, orderBy: [{ column: STAFF_ID }]) { nodes { staff { photo { isIncomplete url(width: 700) } } } } }',
    );
    const nodes: { staff: { photo: { isIncomplete: boolean | null; url: string } } }[] = staff.nodes;
    expect(nodes.map((node) => node.staff.photo.isIncomplete)).toEqual([false, false, true, null]);
    const headers = await Promise.all(
      nodes.map(async (node) => {
        const response = await fetch(url + node.staff.photo.url, { method: 'HEAD', headers: { accept: 'image/webp' } });
        return response.headers.get('x-photo-incomplete');
      }),
    );
    expect(headers).toEqual([null, null, 'true', null]);
  });

  it('F-192 that is slow to decode is given up in time, and holds up no other', { tags: 'nightly' }, async () => {
    const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
    const slow = await sharp({ create: { width: 1_400, height: 1_400, channels: 3, background: '#888', noise } })
      .avif({ effort: 0, quality: 90 })
      .toBuffer();
    const pass = holdTimers();
    const draw = Array.from({ length: 6 }, () => drawShownPhoto(slow, (image) => image.resize(84).webp(), 20));
    const ends: string[] = [];
    const slowOnes = draw.map((one) =>
      one.then(
        () => ends.push('drawn'),
        ({ reason }) => ends.push(reason),
      ),
    );
    await pass(Promise.all(slowOnes));
    // They are still being decoded.
    expect(await renderPhoto(baseline, 84, 'webp')).toMatchObject({ isIncomplete: false });
    expect(ends).toEqual(Array(6).fill('LATE'));
    // Once the turns are free, an AVIF picture is shown as ever.
    expect(await renderPhoto(slow, 84, 'webp')).toMatchObject({ isIncomplete: false });
  });
});
