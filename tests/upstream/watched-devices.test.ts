import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { forgetDeviceDays } from '../../upstream/intake/device-days.ts';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

describeOnEngines('watched devices', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));
  let device: { _id: string; key: string };
  beforeAll(async () => {
    for (const staffID of ['00123', '00124']) await addStaff(upstream.db, staffID);
    await sql`update staff_versions set created_at = '2026-01-01'`.execute(upstream.db);
    const body = { name: 'Main gate', serviceCentre: 'Awka' };
    device = (await upstream.call('POST', '/deviceKey/create', { body })).body.data;
    await sql`update credentials set created_at = '2026-10-01'`.execute(upstream.db);
  });

  /** Hands in a record at an instant of its own. */
  const send = async (at: string, { staffID = '00123', token = device.key as string | undefined } = {}) => {
    upstream.setNow(at);
    const body = { staffID, mode: 'signedIn', attendanceDate: at };
    return (await upstream.call('POST', '/attendance/create', { ...(token && { token }), body })).body.data.outcome;
  };
  const watch = async (at: string) => {
    upstream.setNow(at);
    const token = await upstream.signIn('user@test.example');
    return (await upstream.call('GET', '/deviceKey/watch', { token })).body.data;
  };

  it('are not said to be silent before it is known what they usually send', async () => {
    expect(await watch('2026-11-13T11:00:00Z')).toEqual([
      {
        _id: device._id,
        name: 'Main gate',
        serviceCentre: 'Awka',
        createdAt: expect.any(String),
        lastRecordAt: null,
        recordsToday: 0,
        usualRecords: null,
        usualStart: null,
        isSilent: false,
      },
    ]);
  });

  it('N-25 are silent from a quarter of an hour after their usual start of such a weekday, until they send', async () => {
    // Three Fridays, and a Thursday that says nothing of Fridays. The company is an hour ahead of UTC.
    for (const at of ['2026-10-30T07:00:00Z', '2026-11-06T07:10:00Z', '2026-11-12T05:00:00Z', '2026-11-13T06:50:00Z']) {
      expect(await send(at)).toBe('stored');
    }
    await send('2026-11-13T07:05:00Z', { staffID: '00124' });
    const [early] = await watch('2026-11-20T07:25:00Z');
    expect(early).toMatchObject({ usualRecords: 1, usualStart: '08:10:00', recordsToday: 0, isSilent: false });
    const [late] = await watch('2026-11-20T07:25:01Z');
    expect(late).toMatchObject({ isSilent: true, lastRecordAt: '2026-11-13T07:05:00.000Z' });
    expect(await send('2026-11-20T07:40:00Z')).toBe('stored');
    const [sending] = await watch('2026-11-20T09:00:00Z');
    expect(sending).toMatchObject({ isSilent: false, recordsToday: 1, lastRecordAt: '2026-11-20T07:40:00.000Z' });
  });

  it('F-231: are silent as soon as ever after one late start of the weekday, or one at night', async () => {
    upstream.setNow('2026-11-20T09:00:00Z');
    const body = { name: 'Yard', serviceCentre: 'Awka' };
    const yard = (await upstream.call('POST', '/deviceKey/create', { body })).body.data;
    await sql`update credentials set created_at = '2026-10-01'`.execute(upstream.db);
    const yardAt = async (at: string) => {
      const devices = await watch(at);
      return devices.find(({ name }: { name: string }) => name === 'Yard') as object;
    };
    for (const at of ['2026-10-26T06:50:00Z', '2026-11-02T06:56:00Z', '2026-11-09T11:00:00Z', '2026-11-16T07:00:00Z']) {
      await send(at, { token: yard.key });
    }
    // The median of the four is two minutes before eight, and half of them keep within two minutes of it.
    expect(await yardAt('2026-11-23T07:19:00Z')).toMatchObject({ usualStart: '08:04:00', isSilent: false });
    expect(await yardAt('2026-11-23T07:19:01Z')).toMatchObject({ isSilent: true });
    await send('2026-11-22T23:30:00Z', { token: yard.key });
    expect(await yardAt('2026-11-30T07:30:00Z')).toMatchObject({ isSilent: true });
    await sql`delete from device_days where device = ${yard._id}::uuid`.execute(upstream.db);
    upstream.setNow('2026-11-20T09:00:00Z');
    await upstream.call('DELETE', `/deviceKey/destroy/${yard._id}`);
  });

  it('count what is stored, once, and nothing that a person hands in', async () => {
    expect(await send('2026-11-20T07:40:00Z')).toBe('repeated');
    upstream.setNow('2026-11-20T09:00:00Z');
    const body = { staffID: '00124', mode: 'signedIn', attendanceDate: '2026-11-20T08:00:00Z' };
    expect((await upstream.call('POST', '/attendance/create', { body })).status).toBe(200);
    expect((await watch('2026-11-20T09:00:00Z'))[0]).toMatchObject({ recordsToday: 1 });
  });

  it('are not expected on a weekday on which they seldom send, nor on a public holiday', async () => {
    expect((await watch('2026-11-19T12:00:00Z'))[0]).toMatchObject({ usualRecords: null, isSilent: false });
    expect((await watch('2026-11-27T12:00:00Z'))[0]).toMatchObject({ isSilent: true });
    upstream.setNow('2026-11-20T09:00:00Z');
    await upstream.call('POST', '/holiday/create', { body: { date: '2026-11-27', name: 'Founding day' } });
    expect((await watch('2026-11-27T12:00:00Z'))[0]).toMatchObject({ isSilent: false, usualStart: null });
  });

  it('are expected of nights on each day on which they usually send, by its first record', async () => {
    upstream.setNow('2026-11-20T09:00:00Z');
    const body = { name: 'Plant', serviceCentre: 'Nnewi' };
    const plant = (await upstream.call('POST', '/deviceKey/create', { body })).body.data;
    await sql`update credentials set created_at = '2026-10-01'`.execute(upstream.db);
    // In at ten on Wednesday night, out after six on Thursday morning.
    for (const [night, morning] of [
      ['2026-11-04', '2026-11-05'],
      ['2026-11-11', '2026-11-12'],
    ]) {
      await send(`${night}T21:00:00Z`, { token: plant.key });
      await send(`${morning}T05:05:00Z`, { token: plant.key });
    }
    const plantAt = async (at: string) =>
      (await watch(at)).find(({ name }: { name: string }) => name === 'Plant') as object;
    expect(await plantAt('2026-11-18T12:00:00Z')).toMatchObject({ isSilent: false, usualStart: '22:00:00' });
    expect(await plantAt('2026-11-18T21:20:00Z')).toMatchObject({ isSilent: true });
    expect(await plantAt('2026-11-19T05:25:00Z')).toMatchObject({ isSilent: true, usualStart: '06:05:00' });
    expect(await plantAt('2026-11-20T12:00:00Z')).toMatchObject({ isSilent: false, usualStart: null });
    await upstream.call('DELETE', `/deviceKey/destroy/${plant._id}`);
    await sql`delete from device_days where device = ${plant._id}::uuid`.execute(upstream.db);
  });

  it('leave the watch with their key, and keep the last day that is known of them', async () => {
    await forgetDeviceDays(upstream.db, '2027-03-01');
    const days = await sql<{ day: string }>`select day::text from device_days`.execute(upstream.db);
    expect(days.rows).toEqual([{ day: '2026-11-20' }]);
    upstream.setNow('2026-11-20T09:00:00Z');
    await upstream.call('DELETE', `/deviceKey/destroy/${device._id}`);
    expect(await watch('2026-11-27T12:00:00Z')).toEqual([]);
  });
});
