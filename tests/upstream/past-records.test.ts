import { beforeAll, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addShift, addStaff, startTestUpstream } from '../support/upstream.ts';

describeOnEngines('the past of staff and shifts', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  let shift: string;
  beforeAll(async () => {
    shift = await addShift(upstream.db, 'Day');
  });

  const signIn = (staff_id: string, at: string) =>
    upstream.db
      .insertInto('attendance')
      .values({ staff_id, mode: 'signedIn', attendance_at: new Date(at) })
      .execute();
  const records = async (path: string) => (await upstream.call('GET', `/attendance/${path}`)).body.data;
  const centres = async (day: string) =>
    (await records(`findall?date=${day}&mode=signedIn`)).map(
      ({ staffID }: { staffID: { staffID: string; serviceCentre: string } }) =>
        `${staffID.staffID} ${staffID.serviceCentre}`,
    );

  it('shows a record with the service centre that its person had on the day', async () => {
    const id = await addStaff(upstream.db, 'V-1', { shift_id: shift });
    for (const day of ['18', '19', '20']) await signIn(id, `2026-11-${day}T07:00:00Z`);
    upstream.setNow('2026-11-19T09:00:00Z');
    const change = (serviceCentre: string) =>
      upstream.call('PUT', `/staff/modify/${id}`, { as: 'management', body: { serviceCentre } });
    expect((await change('Nnewi')).status).toBe(200);
    expect((await change('Ogui')).status).toBe(200);
    expect(await centres('2026-11-18')).toEqual(['V-1 Awka']);
    expect(await centres('2026-11-19')).toEqual(['V-1 Ogui']);
    expect(await centres('2026-11-20')).toEqual(['V-1 Ogui']);
    const month = await records('find/customer?date=2026-11-01&mode=signedIn&staffID=V-1');
    expect(month.map((record: { staffID: { serviceCentre: string } }) => record.staffID.serviceCentre)).toEqual([
      'Awka',
      'Ogui',
      'Ogui',
    ]);
  });

  it('F-47 A-50 keeps the records of somebody who was deleted, hides them from the day on, and gives the staff ID again', async () => {
    const id = await addStaff(upstream.db, 'V-2', { name: 'First' });
    for (const day of ['16', '17', '18']) await signIn(id, `2026-11-${day}T07:00:00Z`);
    upstream.setNow('2026-11-18T23:30:00Z');
    expect((await upstream.call('DELETE', `/staff/destroy/${id}`)).status).toBe(200);
    await signIn(id, '2026-11-19T07:00:00Z');
    expect(await centres('2026-11-18')).toContain('V-2 Awka');
    expect(await centres('2026-11-19')).not.toContain('V-2 Awka');
    const list = async () => (await upstream.call('GET', '/staff/findAll')).body.data;
    const named = async () => (await list()).filter(({ staffID }: { staffID: string }) => staffID === 'V-2');
    expect(await named()).toEqual([]);
    expect((await upstream.call('GET', `/staff/find/${id}`)).status).toBe(404);

    const body = { staffID: 'V-2', name: 'Second', district: 'Awka', serviceCentre: 'Awka', department: 'ICT' };
    const imageURL = 'https://images.example/2.jpg';
    expect(
      (await upstream.call('POST', '/staff/create', { body: { ...body, unit: 'ICT', imageURL, shift } })).status,
    ).toBe(200);
    const [second] = await named();
    await signIn(second._id, '2026-11-20T07:00:00Z');
    const month = await records('find/customer?date=2026-11-01&mode=signedIn&staffID=V-2');
    expect(month.map((record: { staffID: { name: string } }) => record.staffID.name)).toEqual([
      'First',
      'First',
      'First',
      'Second',
    ]);
  });
});
