import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addDays } from '../../gateway/shared/dates.ts';
import { parsePortraitName } from '../../upstream/demo/pictures.ts';
import { drawPortrait } from '../../upstream/demo/portraits.ts';
import { dayInLagos } from '../support/fixed-clock.ts';
import { foreignAdministrator, startForeignService } from '../support/foreign-service.ts';
import { testGateway, testSecret } from '../support/gateway.ts';
import { imageServer } from '../support/image-server.ts';

const day = dayInLagos(1);
const days = Array.from({ length: 28 }, (_, back) => addDays(day, -back));
const people = ['00001', '00002', '00003', '00004', '00005', '00006'];

async function draw(name: string): Promise<Buffer> {
  const key = parsePortraitName(name);
  if (!key) throw new Error(name);
  return drawPortrait(key);
}

/** A service of section 7 alone, over HTTP, with a month of sign-ins near one place, and a gateway before it. */
async function start() {
  const foreign = await startForeignService(testSecret);
  onTestFinished(foreign.close);
  const own = await draw('0007-20261119-i.jpg');
  const images = await imageServer({
    '/own.jpg': own,
    '/copied.jpg': await sharp(own).resize(300).jpeg({ quality: 60 }).toBuffer(),
    '/other.jpg': await draw('0008-20261119-i.jpg'),
  });
  const photos: Record<string, string> = { '00001': '/own.jpg', '00002': '/copied.jpg', '00003': '/other.jpg' };
  const person = (staffID: string) => ({
    _id: staffID,
    staffID,
    name: `Name ${staffID}`,
    imageURL: null,
    serviceCentre: 'CHQ',
  });
  const record = (staffID: string, date: string, place: number, number: number) => {
    const isToday = date === day;
    const near = { latitude: 6.2 + place * 1e-4 + number * 1.3e-5, longitude: 7.1 + place * 1.1e-4 + number * 1.7e-5 };
    const away = { latitude: 6.33123, longitude: 7.12345 };
    return {
      _id: `${staffID} ${date}`,
      staffID,
      mode: 'signedIn',
      attendanceDate: `${date}T07:50:1${place}`,
      serviceCentre: 'CHQ',
      imageURL: isToday && photos[staffID] ? images.origin + photos[staffID] : null,
      isImageRecognised: true,
      location: null,
      ...(isToday && staffID >= '00004' ? away : near),
    };
  };
  foreign.hold(
    people.map(person),
    days.flatMap((date, number) => people.map((staffID, place) => record(staffID, date, place, number))),
  );
  const settings = { UPSTREAM_URL: foreign.url, IMAGE_SERVER_URL: images.origin };
  const gateway = await testGateway({ settings });
  const { data } = await gateway.query(
    'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
    foreignAdministrator,
    '',
  );
  const { token } = (data as { signIn: { token: string } }).signIn;
  return { ...gateway, ask: (document: string) => gateway.query(document, { day }, token), token };
}

describe('with a service of section 7 alone', () => {
  it('F-30 N-04 the places of its records are compared whole, as rows, filters and exports', async () => {
    const gateway = await start();
    const { data, errors } = await gateway.ask(`query ($day: Date!) {
      attendance(date: $day, mode: SIGNED_IN, where: [{ column: AWAY, in: ["Yes"] }], orderBy: [{ column: STAFF_ID }]) {
        nodes { staff { staffID } findings { kind evidence } }
      }
    }`);
    expect(errors).toBeUndefined();
    const fix = (staffID: string) => ({
      staff: { staffID },
      findings: [
        {
          kind: 'AWAY',
          evidence: expect.stringMatching(/^1\d\.\d km from the usual place, the middle of 27 sign-ins/),
        },
        { kind: 'SAME_FIX', evidence: expect.stringContaining('in 3 records of 28 days: 3 people, one day') },
        { kind: 'RECOGNISED_WITHOUT_PHOTO', evidence: expect.any(String) },
      ],
    });
    expect(data).toEqual({ attendance: { nodes: ['00004', '00005', '00006'].map(fix) } });

    const query = new URLSearchParams({ date: day, mode: 'SIGNED_IN', columns: 'STAFF_ID,AWAY,SAME_FIX' });
    const file = await fetch(`${gateway.url}/export/attendance.csv?${query}`, {
      headers: { authorization: `Bearer ${gateway.token}` },
    });
    const lines = (await file.text()).trim().split('\r\n').slice(1);
    const found = (staffID: string, place: number) =>
      `${place + 1},${staffID},${staffID >= '00004' ? 'Yes,Yes' : 'No,No'}`;
    expect(lines).toEqual(people.map(found));
  });

  it('N-05 its photos are compared whole', async () => {
    const gateway = await start();
    const ask = () =>
      gateway.ask(`query ($day: Date!) {
        photoFindings(date: $day, where: [{ column: KIND, in: ["Duplicate photo"] }]) { comparison { isDone unreadable } nodes { kind staff { staffID } photos { staffID } } }
      }`);
    await expect.poll(ask).toMatchObject({ data: { photoFindings: { comparison: { isDone: true } } } });
    const { data, errors } = await ask();
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      photoFindings: {
        comparison: { unreadable: 0 },
        nodes: [
          { staff: { staffID: '00001' }, photos: [{ staffID: '00002' }] },
          { staff: { staffID: '00002' }, photos: [{ staffID: '00001' }] },
        ],
      },
    });
  });

  it('N-01 N-18 verdicts and changes, which it lacks, are refused with a word that says so', async () => {
    const gateway = await start();
    const answers = await Promise.all([
      gateway.ask('query ($day: Date!) { reviews(from: $day, to: $day) { totalCount } }'),
      gateway.ask('query ($day: Date!) { changes(from: $day, to: $day) { totalCount } }'),
    ]);
    for (const { errors } of answers) expect(errors?.[0]?.extensions.code).toBe('EXTENSION_MISSING');
  });
});
