import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

describeOnEngines('intake of photos', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  let key: string;
  beforeAll(async () => {
    await addStaff(upstream.db, '00123');
    key = (await upstream.call('POST', '/deviceKey/create', { body: { name: 'Gate' } })).body.data.key;
  });
  beforeEach(async () => {
    await upstream.db.deleteFrom('attendance').execute();
    await upstream.db.deleteFrom('idempotency_keys').execute();
  });

  const record = { staffID: '00123', mode: 'signedIn', attendanceDate: '2026-11-20T08:01:02.345+01:00' };
  const rows = () => upstream.db.selectFrom('attendance').selectAll().orderBy('attendance_at').execute();
  const photos = () => readdir(upstream.imageFolder);
  const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } });
  const form = (fields: object, photo?: Buffer) => {
    const data = new FormData();
    for (const [name, value] of Object.entries({ ...record, ...fields })) data.append(name, String(value));
    if (photo) data.append('photo', new Blob([new Uint8Array(photo)]), 'face.jpg');
    return upstream.call('POST', '/attendance/create', { token: key, body: data });
  };

  describe('POST /attendance/create as a form', () => {
    it('F-81 stores the photo in the image folder, drawn anew', async () => {
      const before = await photos();
      const jpeg = await picture()
        .jpeg()
        .withExif({ IFD0: { Make: 'Secret camera' } })
        .toBuffer();
      expect((await form({ latitude: '6.2', longitude: '7.07' }, jpeg)).body.data).toEqual({ outcome: 'stored' });
      const [row] = await rows();
      expect(row?.image_url).toMatch(/^\/images\/[0-9a-f-]{36}\.jpg$/);
      expect(await photos()).toEqual([...before, row?.image_url?.slice('/images/'.length)].sort());
      const stored = await sharp(`${upstream.imageFolder}/${row?.image_url?.slice('/images/'.length)}`).metadata();
      expect([stored.width, stored.exif]).toEqual([40, undefined]);
    });

    it('keeps no second photo of a repeated delivery, nor one of a refused record', async () => {
      const jpeg = await picture().jpeg().toBuffer();
      await form({ idempotencyKey: 'p' }, jpeg);
      const before = await photos();
      expect((await form({ idempotencyKey: 'p' }, jpeg)).body.data).toEqual({ outcome: 'repeated' });
      expect((await form({ idempotencyKey: 'p' }, await picture().png().toBuffer())).status).toBe(422);
      expect((await form({ staffID: '99999' }, jpeg)).status).toBe(422);
      expect((await form({ mode: 'x' }, jpeg)).status).toBe(400);
      expect((await form({ imageURL: 'https://images.example/1.jpg', mode: 'signedOut' }, jpeg)).status).toBe(400);
      expect(await photos()).toEqual(before);
      expect(await rows()).toHaveLength(1);
    });

    it('refuses a photo that is too large, and one of another type', async () => {
      const before = await photos();
      expect((await form({}, Buffer.alloc(8 * 1024 * 1024 + 1, 1))).status).toBe(413);
      for (const bytes of [Buffer.from('GIF89a'), Buffer.from('<svg/>'), Buffer.from([0xff, 0xd8, 0xff, 0])]) {
        expect((await form({}, bytes)).status).toBe(415);
      }
      expect([await rows(), await photos()]).toEqual([[], before]);
    });

    it('F-89 F-150 stores no photo of a month whose photos were deleted before, sent or named, and says so', async () => {
      const before = await photos();
      const jpeg = await picture().jpeg().toBuffer();
      const late = { attendanceDate: '2026-09-30T07:00:00Z', idempotencyKey: 'late' };
      expect((await form(late, jpeg)).body.data).toEqual({ outcome: 'stored' });
      const first = await rows();
      await upstream.db
        .insertInto('properties')
        .values({ name: 'photos_retained_from', value: '2026-10-01' })
        .execute();
      const note = 'Photos of that month are not kept: the record is kept without its photo.';
      expect((await form(late, jpeg)).body.data).toEqual({ outcome: 'repeated', note });
      const lost = { attendanceDate: '2026-09-30T08:00:00Z' };
      expect((await form(lost, jpeg)).body.data).toEqual({ outcome: 'stored', note });
      expect((await form({ attendanceDate: '2026-10-01T00:00:00Z' }, jpeg)).body.data).toEqual({ outcome: 'stored' });
      const imageURL = first[0]?.image_url;
      const named = { ...record, attendanceDate: '2026-09-30T09:00:00Z', imageURL };
      const { body } = await upstream.call('POST', '/attendance/create', { token: key, body: named });
      expect(body.data).toEqual({ outcome: 'stored', note });
      expect((await rows()).map(({ image_url }) => image_url !== null)).toEqual([true, false, false, true]);
      expect(await photos()).toHaveLength(before.length + 2);
      await upstream.db.deleteFrom('properties').where('name', '=', 'photos_retained_from').execute();
    });
  });
});
