import { beforeAll, describe, expect, it } from 'vitest';
import { addedNames } from '../support/added-texts.ts';
import { begun } from '../support/begun.ts';
import { addStaff, startTestUpstream } from '../support/upstream.ts';

const shift = '5b1f7000-0000-4000-8000-000000000001';
const ada = '5b1f7000-0000-4000-9000-000000000001';
const obi = '5b1f7000-0000-4000-9000-000000000002';
const photo = 'https://images.example/1.jpg';

/** The staff of one record as section 7 embeds them. */
const embedded = (...texts: Parameters<typeof summary>) => `"_id":"${ada}",${summary(...texts)}`;
const summary = (staffID: string, name: string, imageURL = '') =>
  `"staffID":"${staffID}","name":"${name}","district":"Awka","serviceCentre":"Nnewi","department":"ICT","imageURL":"${imageURL}"`;
const record = (id: string, staffID: string, name: string, imageURL: string, itsShift: string) =>
  `{"_id":"${id}","staffID":"${staffID}","name":"${name}","district":"Awka","serviceCentre":"Nnewi","department":"ICT","unit":"BIU","imageURL":"${imageURL}","shift":${itsShift},"createdAt":"2026-01-05T08:00:00.000Z"}`;
const dayShift = `{"_id":"${shift}","name":"Day"}`;
const adaRecord = record(ada, '00123', 'Ngọzị \\"Ada\\"', photo, dayShift);
const obiRecord = record(obi, '00124', '', '', 'null');
const bareSignIn = (mode: string, at: string) =>
  `{"staffID":{${embedded('00123', 'Ngọzị \\"Ada\\"', photo)}},"serviceCentre":"","mode":"${mode}","imageURL":"","latitude":"","longitude":"","location":"","attendanceDate":"${at}","isImageRecognised":""}`;
const fullSignIn = (staff: string) =>
  `{"staffID":{${staff}},"serviceCentre":"Ogui","mode":"signedIn","imageURL":"https://images.example/2.jpg","latitude":6.4584,"longitude":7.5464,"location":"Gate 1","attendanceDate":"2026-11-19T08:30:00.000Z","isImageRecognised":false}`;

/** Texts that section 7 does not name. */
const added = new RegExp(`"(${addedNames.join('|')})":"",`, 'g');

describe('the replies of section 7', () => {
  const upstream = begun(() => startTestUpstream());
  beforeAll(async () => {
    upstream.setNow('2026-11-19T18:00:00Z');
    const { db } = upstream;
    const row = { id: shift, name: 'Day', start_time: '08:00', serial_lateness_threshold: 1 };
    await db.insertInto('shifts').values(row).execute();
    const person = { service_centre: 'Nnewi', unit: 'BIU', created_at: new Date('2026-01-05T08:00:00Z') };
    await addStaff(db, '00123', { ...person, id: ada, name: 'Ngọzị "Ada"', image_url: photo, shift_id: shift });
    await addStaff(db, '00124', { ...person, id: obi });
    const event = (attendance_at: string, mode: 'signedIn' | 'signedOut' = 'signedIn') => ({
      staff_id: ada,
      mode,
      attendance_at: new Date(attendance_at),
    });
    await db
      .insertInto('attendance')
      .values([event('2026-11-18T06:30:00Z'), event('2026-11-19T16:00:00Z', 'signedOut')])
      .execute();
    const place = { service_centre: 'Ogui', latitude: 6.4584, longitude: 7.5464, location: 'Gate 1' };
    const checked = { ...place, image_url: 'https://images.example/2.jpg', is_image_recognised: false };
    await db
      .insertInto('attendance')
      .values({ ...event('2026-11-19T08:30:00Z'), ...checked })
      .execute();
    const free = ['02', '03', '04', '05', '06', '09', '10', '11', '12', '13', '16', '17', '18'];
    await db
      .insertInto('holidays')
      .values(free.map((day) => ({ day: `2026-11-${day}`, name: 'Closed' })))
      .execute();
  });

  it.each([
    ['/staff/findAll', 'Staff', `[${adaRecord},${obiRecord}]`],
    ['/staff/find/all', 'Staff', `[${adaRecord},${obiRecord}]`],
    [`/staff/find/${ada}`, 'Staff', adaRecord],
    [
      '/attendance/findall?date=2026-11-19&mode=signedIn',
      'Attendance',
      `[${fullSignIn(embedded('00123', 'Ngọzị \\"Ada\\"', photo))}]`,
    ],
    [
      '/attendance/findall?date=2026-11-19&mode=signedOut',
      'Attendance',
      `[${bareSignIn('signedOut', '2026-11-19T16:00:00.000Z')}]`,
    ],
    [
      '/attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=00123',
      'Attendance',
      `[${bareSignIn('signedIn', '2026-11-18T06:30:00.000Z')},${fullSignIn(embedded('00123', 'Ngọzị \\"Ada\\"', photo))}]`,
    ],
    [
      '/attendance/exception?date=2026-11-19',
      'Absentees',
      `[{"_id":"${obi}","staffID":"00124","name":"","district":"Awka","serviceCentre":"Nnewi","department":"ICT","unit":"BIU","imageURL":""}]`,
    ],
    [
      '/attendance/lateness?date=2026-11-19',
      'Lateness',
      `[${fullSignIn(`${embedded('00123', 'Ngọzị \\"Ada\\"', photo)},"shift":${dayShift}`)}]`,
    ],
    [
      '/attendance/serialLatness?date=2026-11-19',
      'Serial lateness',
      `[{"name":"Ngọzị \\"Ada\\"","staffID":"00123","occurrence":1,"imageURL":"${photo}","department":"ICT","district":"Awka","serviceCentre":"Nnewi","_id":"${ada}","daysLate":["2026-11-19"]}]`,
    ],
    [
      '/attendance/absentee/monthly?date=2026-11-19',
      'Absentee summary',
      `[{"staffID":"00124","name":"","district":"Awka","serviceCentre":"Nnewi","department":"ICT","occurrence":1,"imageURL":"","_id":"${obi}","dateAbsent":["2026-11-19"]}]`,
    ],
  ])('%s has its keys, their order and its bytes as they are', async (path, message, data) => {
    const { text } = await upstream.call('GET', path);
    expect(text.replace(added, '')).toBe(`{"status":"success","message":"${message}","data":${data}}`);
  });
});
