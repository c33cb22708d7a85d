import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { repository } from '../support/repository.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

const guide = readFileSync(path.join(repository, 'docs/how-to/record-attendance.md'), 'utf8');

/** What a record has when its bridge is right. */
const sound = { staffID: '00042', mode: 'signedIn', attendanceDate: '2026-11-20T07:58:12+01:00' };

/** 7:58:12 on the device's clock, as a machine in Lagos or in UTC reads it. */
const inLagos = new Date('2026-11-20T06:58:12Z');
const inUTC = new Date('2026-11-20T07:58:12Z');
const textOf = 'Fri Nov 20 2026 07:58:12 GMT+0100 (West Africa Standard Time)';

/** What the bridges hand on, as JSON has it, and what intake answers. */
const handedOn = [
  ['a Date of a machine with the zone of the device', { attendanceDate: inLagos }, 'stored'],
  ['a Date of a machine in UTC', { attendanceDate: inUTC }, 'stored'],
  ['the text of a Date', { attendanceDate: textOf }, 'attendanceDate must be an instant with its offset'],
  ['a number in place of the staff ID', { staffID: 42 }, 'staffID must be text'],
  ['a staff ID that lost its zeros', { staffID: '42' }, 'no staff member has the staff ID'],
  ['a number that was cut to two bytes', { staffID: String(70_123 & 0xffff) }, 'no staff member has the staff ID'],
  ['no direction', { mode: undefined }, 'mode is required'],
  ['the state of zkteco-js', { mode: 0 }, 'mode must be signedIn or signedOut, not "0"'],
] as const;

describe('intake of what bridges of clock devices hand on', () => {
  const upstream = begun(() => startTestUpstream());
  let key: string;
  beforeAll(async () => {
    await addStaff(upstream.db, '00042');
    key = (await upstream.call('POST', '/deviceKey/create', { body: { name: 'Gate' } })).body.data.key;
  });

  it.each(handedOn)('F-264 answers %s as the guide says', async (_what, fields, answer) => {
    const { body } = await upstream.call('POST', '/attendance/create', { token: key, body: { ...sound, ...fields } });
    expect(body.data?.outcome ?? body.message).toContain(answer);
    expect(guide).toContain(answer);
  });

  it('F-264 counts a Date of a machine in another zone at another hour', async () => {
    const rows = await upstream.db.selectFrom('attendance').select('attendance_at').orderBy('attendance_at').execute();
    expect(rows.map(({ attendance_at }) => attendance_at)).toEqual([inLagos, inUTC]);
  });
});
