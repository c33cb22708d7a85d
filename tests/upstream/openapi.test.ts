import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { type DescribedCall, describedCalls, replyFaults } from '../support/openapi.ts';
import { addShift, addStaff, startTestUpstream } from '../support/upstream.ts';

interface Layer {
  readonly route?: { readonly path: string; readonly stack: readonly { readonly method?: string }[] };
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** Method and path of every route of an application, whatever it is mounted below. */
function routesOf(layers: readonly Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (!route) return routesOf(handle.stack ?? []);
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    return [...new Set(route.stack.map(({ method }) => `${method?.toUpperCase()} ${path}`))];
  });
}

const nameOf = ({ method, path }: Pick<DescribedCall, 'method' | 'path'>) => `${method} ${path}`;

describe('upstream/openapi.yaml', () => {
  const upstream = begun(() => startTestUpstream());
  const answered = new Set<string>();
  beforeAll(async () => {
    const shift = await addShift(upstream.db, 'Day');
    for (const staffID of ['00123', '00124']) await addStaff(upstream.db, staffID, { shift_id: shift });
    await upstream.db
      .updateTable('staff')
      .set({ created_at: new Date('2026-01-01') })
      .execute();
  });

  /** A call whose answer must be what the description says; answers its data. */
  const call = async (
    name: string,
    given: { values?: Record<string, string>; query?: string; body?: unknown; token?: string } = {},
  ) => {
    const described = describedCalls.find((one) => nameOf(one) === name);
    if (!described) throw new Error(`${name} is not described`);
    const path = described.path.replace(/\{(\w+)\}/g, (_, value: string) => given.values?.[value] ?? value);
    const reply = await upstream.call(described.method, path + (given.query ?? ''), {
      ...(!described.isBelowPrefix && { prefix: '' }),
      ...('body' in given && { body: given.body }),
      ...(given.token && { token: given.token }),
    });
    answered.add(name);
    expect(replyFaults(described, reply.status, reply.body), name).toEqual([]);
    return reply;
  };
  const done = async (...given: Parameters<typeof call>) => {
    const reply = await call(...given);
    expect(reply.status, given[0]).toBe(200);
    return reply.body;
  };

  it('describes every route of the running service, and none that is not there', () => {
    const routes = routesOf(upstream.app.router.stack as unknown as Layer[]);
    expect(routes.length).toBeGreaterThan(30);
    expect([...new Set(routes)].sort()).toEqual(describedCalls.map(nameOf).sort());
  });

  it('is served as it stands', async () => {
    const response = await fetch(`${upstream.url}/openapi.yaml`);
    expect(response.headers.get('content-type')).toContain('application/yaml');
    expect(await response.text()).toMatch(/^openapi: 3\.1\.0\n/);
  });

  it('says what the calls answer, and leaves none out', async () => {
    const shift = { name: 'Night', startTime: '22:00', endTime: '06:00:00', serialLatenessThreshold: 2 };
    await done('POST /shift/create', { body: shift });
    const [day, night] = (await done('GET /shift/findAll')).data;
    await done('PUT /shift/modify/{id}', { values: { id: night._id }, body: { latenessThreshold: '22:10' } });
    await done('DELETE /shift/destroy/{id}', { values: { id: night._id } });

    const texts = { district: 'Awka', serviceCentre: 'Awka', department: 'ICT', unit: 'BIU' };
    const photo = new FormData();
    const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    photo.append('avatar', new Blob([new Uint8Array(jpeg)]), 'face.jpg');
    const [imageURL] = (await done('POST /upload', { body: photo })).images;
    expect((await call('GET /images/{name}', { values: { name: imageURL.split('/').at(-1) } })).status).toBe(200);
    await done('POST /staff/create', { body: { ...texts, staffID: '00200', imageURL, shift: day._id } });
    await done('POST /staff/create/many', { body: { staffs: [{ ...texts, staffID: '00201' }] } });
    const staff = (await done('GET /staff/findAll')).data;
    await done('GET /staff/find/all');
    const id = staff[2]._id;
    await done('GET /staff/find/{id}', { values: { id } });
    await done('PUT /staff/modify/{id}', { values: { id }, body: { name: 'Ada' } });
    await done('DELETE /staff/destroy/{id}', { values: { id } });

    await done('POST /users/create', { body: { email: 'new@test.example', role: 'user', ...texts } });
    const user = (await done('GET /users/findAll')).data.find(({ email }: { email: string }) =>
      email.startsWith('new'),
    );
    await done('GET /api/users/all');
    await done('PUT /users/modify/{id}', { values: { id: user._id }, body: { name: 'New' } });
    await done('PUT /users/resetPassword/default/{id}', { values: { id: user._id } });

    await done('GET /extensions');
    await done('POST /deviceKey/create', { body: { name: 'Gate' } });
    const [key] = (await done('GET /deviceKey/findAll')).data;
    await done('GET /deviceKey/watch');
    await done('DELETE /deviceKey/destroy/{id}', { values: { id: key._id } });
    await done('GET /deviceKey/findAll');
    const made = await done('POST /machineToken/create', { body: { name: 'Payroll', role: 'user', days: 30 } });
    await done('GET /machineToken/own', { token: made.data.token });
    await call('GET /machineToken/own');
    expect((await done('GET /machineToken/findAll')).data).toHaveLength(1);
    await done('DELETE /machineToken/destroy/{id}', { values: { id: made.data._id } });
    const record = (day: string) => ({
      staffID: '00123',
      mode: 'signedIn',
      attendanceDate: `2026-11-${day}T09:30:00+01:00`,
    });
    const position = { latitude: 6, longitude: 7, isImageRecognised: true };
    await done('POST /attendance/create', { body: { ...record('16'), ...position } });
    const records = [...['16', '17', '18', '19'].map(record), { ...record('18'), staffID: 'x' }];
    await done('POST /attendance/create/many', { body: { records } });
    await done('POST /holiday/create', { body: { date: '2026-11-13', name: 'Founders' } });
    expect((await done('GET /holiday/findAll')).data).toHaveLength(1);
    await done('DELETE /holiday/destroy/{date}', { values: { date: '2026-11-13' } });
    await done('PUT /digest/own', { body: { scope: 'all', weekdays: [1, 5], hour: 8 } });
    expect((await done('GET /digest/own')).data).toMatchObject({ scope: 'all', hour: 8 });
    expect((await done('GET /digest/preview/own', { query: '?scope=all' })).data.text).toContain('all districts');
    expect((await call('POST /digest/send', { body: { scope: 'all' } })).status).toBe(422);
    await done('GET /digest/mails');

    const leave = { staffID: '00123', from: '2026-11-23', to: '2026-11-24', kind: 'annual', note: 'In Enugu.' };
    const added = await done('POST /leave/create', { body: leave });
    await done('POST /leave/create/many', { body: { leaves: [{ ...leave, staffID: '00124' }] } });
    await done('PUT /leave/modify/{id}', { values: { id: added.data._id }, body: { to: '2026-11-25' } });
    for (const name of ['GET /leave/findAll', 'GET /leave/find/noted']) {
      expect((await done(name, { query: '?from=2026-11-01&to=2026-11-30' })).data).toHaveLength(2);
    }
    await done('DELETE /leave/destroy/{id}', { values: { id: added.data._id } });
    const letter = { kind: 'lateness', staffID: '00123', days: ['2026-11-16'], reference: 'LATE/2026-11/00123' };
    const letters = (await done('POST /letter/create/many', { body: { letters: [letter] } })).data;
    await done('GET /letter/findAll', { query: '?from=2026-11-01&to=2026-11-30' });
    await done('PUT /letter/reply/{id}', { values: { id: letters[0].id }, body: { on: '2026-11-20', note: 'Ill.' } });
    await done('PUT /letter/undo/{id}', { values: { id: letters[0].id }, body: { reason: 'Misprint' } });
    expect((await done('GET /letter/findAll', { query: '?from=2026-11-01&to=2026-11-30' })).data).toHaveLength(1);
    await done('PUT /letter/rule', { body: { months: 3 } });
    await done('GET /letter/rule');
    const kind = { values: { kind: 'lateness' } };
    await done('PUT /letterText/modify/{kind}', { ...kind, body: { subject: 'Query', body: 'Dear {name},' } });
    expect((await done('GET /letterText/findAll')).data).toHaveLength(1);
    await done('DELETE /letterText/destroy/{kind}', kind);
    const logo = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    await done('PUT /letterhead/modify', { body: { companyName: 'Company', addressLines: ['1 Road'], logo } });
    expect((await done('GET /letterhead/findAll')).data).toHaveLength(1);

    const rows = async (name: string, query: string) =>
      expect((await done(name, { query })).data, name).not.toEqual([]);
    await rows('GET /attendance/findall', '?date=2026-11-16&mode=signedIn');
    await rows('GET /attendance/find/customer', '?date=2026-11-01&mode=signedIn&staffID=00123');
    await rows('GET /attendance/exception', '?date=2026-11-16');
    await rows('GET /attendance/lateness', '?date=2026-11-16');
    await rows('GET /attendance/serialLatness', '?date=2026-11-01');
    await rows('GET /attendance/absentee/monthly', '?date=2026-11-01');

    await rows('GET /staff/history', '?from=2026-11-16');
    await done('PUT /shift/modify/{id}', { values: { id: day._id }, body: { name: 'Days' } });
    await rows('GET /shift/history', '?from=2026-11-16');

    await rows('GET /attendance/records', '?from=2026-11-09&until=2026-11-16');
    await rows('GET /attendance/figures', '?date=2026-11-16');
    await done('PUT /shift/modify/{id}', { values: { id: day._id }, body: { serialLatenessThreshold: 5 } });

    const reviewed = record('16');
    await done('POST /review/claim', { body: { records: [reviewed, record('17')] } });
    await done('POST /review/release', { body: {} });
    const judged = await done('POST /review/create', { body: { ...reviewed, verdict: 'cannotTell', note: 'Dark.' } });
    await done('POST /review/askOpinion', { body: reviewed });
    await rows('GET /review/findAll', '?from=2026-11-16&to=2026-11-16');
    await rows('GET /review/find/customer', '?date=2026-11-01&staffID=00123');
    await done('DELETE /review/destroy/{id}', { values: { id: judged.data._id } });

    await rows('GET /change/findAll', '?from=2026-11-20&to=2026-11-20');
    await rows('GET /change/find/subject', `?subjectID=${id}`);

    for (const name of ['GET /healthz', 'GET /readyz', 'GET /openapi.yaml']) await call(name);
    await done('POST /users/signin', { body: { email: 'user@test.example', password: 'correct horse' } });
    await done('POST /users/resetpassword', { body: { password: 'a better horse' } });
    const remedy = 'Call it here, in tests/upstream/openapi.test.ts.';
    expect([...answered].sort(), remedy).toEqual(describedCalls.map(nameOf).sort());
  });
});
