import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formPlaces } from '../../schema/limits.ts';
import { addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

const prefix = '/api/v2/attendance';
const record = { staffID: '00123', mode: 'signedIn', attendanceDate: '2026-11-20T08:01:02.345+01:00' };
const begun = {
  form: ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="staffID"\r\n\r\n00'],
  json: ['application/json', '{"records":['],
} as const;

describe('senders who do not end what they have begun', () => {
  let upstream: TestUpstream;
  let keys: string[];
  const slow: ClientRequest[] = [];
  beforeEach(async () => {
    upstream = await startTestUpstream();
    await addStaff(upstream.db, '00123');
    const make = async (name: string) =>
      (await upstream.call('POST', '/deviceKey/create', { body: { name } })).body.data.key as string;
    keys = [await make('Gate'), await make('Yard')];
  });
  afterEach(async () => {
    vi.useRealTimers();
    for (const one of slow.splice(0)) one.destroy();
    await upstream.close();
  });

  /** Begins so many requests of a sender, and waits until the service has them. */
  const begin = async (count: number, path: string, token: string, [type, start]: readonly [string, string]) => {
    const { hostname, port } = new URL(upstream.url);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type };
    const sent = Array.from({ length: count }, () => request({ hostname, port, path, method: 'POST', headers }));
    for (const one of sent) one.on('error', () => undefined).write(start);
    slow.push(...sent);
    await Promise.all(sent.map((one) => once(one, 'socket').then(([socket]) => once(socket, 'connect'))));
    return sent;
  };
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .png()
      .toBuffer();
  const photo = async (token: string) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(record)) data.append(name, value);
    data.append('photo', new Blob([new Uint8Array(await picture())]), 'face.png');
    return upstream.call('POST', '/attendance/create', { token, body: data });
  };

  it('F-146 another device’s form is served at once, whatever one device has begun, and so are uploads and batches', async () => {
    const [gate = '', yard = ''] = keys;
    const sent = await begin(formPlaces.each + formPlaces.waiting + 4, `${prefix}/attendance/create`, gate, begun.form);
    // What is more than may wait is refused, and told so.
    const [refused] = await Promise.race(sent.map((one) => once(one, 'response')));
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await photo(yard)).body.data).toEqual({ outcome: 'stored' });
    const many = { token: yard, body: { records: [record] } };
    expect((await upstream.call('POST', '/attendance/create/many', many)).body.data.repeated).toBe(1);
    const avatar = new FormData();
    avatar.append('avatar', new Blob([new Uint8Array(await picture())]), 'face.png');
    const authorization = `Bearer ${await upstream.signIn('admin@test.example')}`;
    const uploaded = await fetch(`${upstream.url}/upload`, {
      method: 'POST',
      headers: { authorization },
      body: avatar,
    });
    expect(uploaded.status).toBe(200);
  });

  for (const [what, path, kind, tags] of [
    ['forms of devices', `${prefix}/attendance/create`, begun.form, []],
    ['batches of devices', `${prefix}/attendance/create/many`, begun.json, ['nightly']],
    ['photos of staff', '/upload', begun.form, ['nightly']],
    ['batches of staff', `${prefix}/staff/create/many`, begun.json, ['nightly']],
    ['small bodies', `${prefix}/shift/create`, begun.json, []],
  ] as const)
    it(`F-146 cuts off ${what} that trickle, and gives their places free`, { tags: [...tags] }, async () => {
      const admin = await upstream.signIn('admin@test.example');
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const sent = await begin(formPlaces.places, path, admin, kind);
      const cut = Promise.all(sent.map((one) => new Promise((resolve) => one.once('close', resolve))));
      // Those that waited for a place are read, and looked at, when those before them are cut.
      let isCut = false;
      void cut.then(() => {
        isCut = true;
      });
      await expect
        .poll(() => {
          vi.advanceTimersByTime(10_000);
          return isCut;
        })
        .toBe(true);
      vi.useRealTimers();
      expect((await photo(keys[0] ?? '')).body.data).toEqual({ outcome: 'stored' });
    });
});
