/** @module-tag long */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parsePortraitName } from '../../../upstream/demo/pictures.ts';
import { drawPortrait } from '../../../upstream/demo/portraits.ts';
import { now } from '../../support/fixed-clock.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { placedAnswers } from '../../support/placed-days.ts';
import { attendanceRecord } from '../../support/staff.ts';

const day = new Date(now()).toISOString().slice(0, 10);
const document = `query ($date: Date!, $where: [PhotoFindingCondition!]) {
  photoFindings(date: $date, where: $where, orderBy: [{ column: STAFF_ID }]) {
    comparison { isOn photos read unreadable compared isDone }
    totalCount
    facets(columns: [KIND]) { column values { value count } }
    nodes { kind evidence mode recordKey staff { staffID } photo { url } photos { staffID isReference mode likeness photo { url } } }
  }
}`;

interface Answer {
  readonly photoFindings: {
    readonly comparison: {
      photos: number;
      read: number;
      unreadable: number;
      compared: number;
      isDone: boolean;
      isOn: boolean;
    };
    readonly totalCount: number;
    readonly facets: readonly { values: readonly { value: string; count: number }[] }[];
    readonly nodes: readonly {
      kind: string;
      evidence: string;
      mode: string;
      recordKey: string;
      staff: { staffID: string };
      photo: { url: string } | null;
      photos: readonly { staffID: string; isReference: boolean; mode: string | null }[];
    }[];
  };
}

async function draw(name: string): Promise<Buffer> {
  const key = parsePortraitName(name);
  if (!key) throw new Error(name);
  return drawPortrait(key);
}

const own = await draw('0007-20261119-i.jpg');
const reference = await draw('0011-r.jpg');
const files = new Map([
  ['/a.jpg', own],
  ['/a-small.jpg', await sharp(own).resize(300).jpeg().toBuffer()],
  ['/b.jpg', await draw('0008-20261119-i.jpg')],
  ['/c.jpg', await sharp(reference).resize(300).jpeg().toBuffer()],
  ['/ref-c.jpg', reference],
  ['/ref-d.jpg', await sharp(reference).jpeg({ quality: 60 }).toBuffer()],
  [
    '/ref-tiny.jpg',
    await sharp(await draw('0012-r.jpg'))
      .resize(64)
      .jpeg()
      .toBuffer(),
  ],
]);

const modes = ['signedIn', 'signedOut'] as const;

/** An image server on a free port until the test is over; it counts what is asked of it. */
async function serveImages() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    asked.push(path);
    const file = files.get(path);
    response.writeHead(file ? 200 : 404).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Sent {
  readonly staffID: string;
  readonly mode?: 'signedIn' | 'signedOut';
  readonly photo: string;
  readonly reference?: string;
}

async function gatewayOf(records: readonly Sent[], settings: Record<string, string> = {}) {
  const images = await serveImages();
  const address = (path: string) => (path === '' ? '' : images.url + path);
  const answers = placedAnswers([], day);
  const before = [1, 2, 3, 4].map((back) => new Date(now() - back * 86_400_000).toISOString().slice(0, 10));
  for (const [date, mode] of [day, ...before].flatMap((one) => modes.map((mode) => [one, mode] as const))) {
    answers[`GET /attendance/findall?date=${date}&mode=${mode}`] = records
      .filter((record) => (record.mode ?? 'signedIn') === mode)
      .map(({ staffID, photo, reference = '' }) => {
        const base = attendanceRecord();
        return {
          ...base,
          staffID: { ...base.staffID, staffID, name: `Name ${staffID}`, imageURL: address(reference) },
          mode,
          attendanceDate: `${date}T${mode === 'signedIn' ? '07' : '15'}:00:00Z`,
          imageURL: address(photo),
          isImageRecognised: true,
        };
      });
  }
  const gateway = await testGateway({ answers, settings: { IMAGE_SERVER_URL: images.url, ...settings } });
  const token = await signToken({ role: 'user' });
  const ask = async (where: readonly object[] = []) => {
    const { data, errors } = await gateway.query(document, { date: day, where }, token);
    expect(errors).toBeUndefined();
    return (data as Answer).photoFindings;
  };
  const askWhole = async () => {
    await expect.poll(async () => (await ask()).comparison.isDone).toBe(true);
    return ask();
  };
  return { ...gateway, ask, askWhole, asked: images.asked, token };
}

const records: readonly Sent[] = [
  { staffID: '00101', photo: '/a.jpg' },
  { staffID: '00102', photo: '/b.jpg' },
  { staffID: '00102', mode: 'signedOut', photo: '/a-small.jpg' },
  { staffID: '00103', photo: '/c.jpg', reference: '/ref-c.jpg' },
  { staffID: '00104', photo: '', reference: '/ref-d.jpg' },
  { staffID: '00105', photo: '/gone.jpg', reference: '/ref-tiny.jpg' },
];

describe('photoFindings', () => {
  it('N-05 compares in the background, says how far it is, and names each photo that is another one', async () => {
    const { ask, askWhole, asked } = await gatewayOf(records);
    expect((await ask()).comparison).toMatchObject({ isOn: true, photos: 8, unreadable: 0, isDone: false });
    const { comparison, nodes, facets } = await askWhole();
    expect(comparison).toEqual({ isOn: true, photos: 8, read: 7, unreadable: 1, compared: 1, isDone: true });
    const found = nodes.map(({ kind, mode, staff, photos }) =>
      [
        staff.staffID,
        mode,
        kind,
        ...photos.map((photo) => `${photo.staffID}${photo.isReference ? ' reference' : ''}`),
      ].join(' '),
    );
    expect(found.sort()).toEqual([
      '00101 SIGNED_IN REFERENCE_MISSING',
      '00101 SIGNED_IN SAME_PICTURE 00102',
      '00102 SIGNED_IN REFERENCE_MISSING',
      '00102 SIGNED_OUT REFERENCE_MISSING',
      '00102 SIGNED_OUT SAME_PICTURE 00101',
      '00103 SIGNED_IN REFERENCE_SHARED 00104 reference',
      '00103 SIGNED_IN SAME_PICTURE 00103 reference 00104 reference',
      '00104 SIGNED_IN RECOGNISED_WITHOUT_PHOTO',
      '00104 SIGNED_IN REFERENCE_SHARED 00103 reference',
      '00105 SIGNED_IN REFERENCE_TINY',
    ]);
    const again = nodes.find(({ kind, mode }) => kind === 'SAME_PICTURE' && mode === 'SIGNED_OUT');
    expect(again?.evidence).toBe(`The same picture as the sign-in of Name 00101 (00101), ${day}, 8:00:00 am.`);
    expect(again?.photos[0]).toMatchObject({
      mode: 'SIGNED_IN',
      photo: { url: expect.stringMatching(/^\/photos\//) },
    });
    expect(facets[0]?.values.find(({ value }) => value === 'Duplicate photo')?.count).toBe(3);
    expect(new Set(asked).size).toBe(asked.length);
    expect((await ask([{ column: 'KIND', in: ['Duplicate photo'] }])).totalCount).toBe(3);
  });

  it('stands in the findings of the records of the same lists, and in files, which wait for it', async () => {
    const { url, query, token } = await gatewayOf(records);
    const response = await fetch(`${url}/export/photoFindings.csv?date=${day}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await response.text();
    expect(text.match(/Duplicate photo/g)).toHaveLength(3);
    expect(text).toContain('The same picture as their own reference photo and 1 more.');
    const { data } = await query(
      `query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, where: [{ column: SAME_PICTURE, in: ["Yes"] }]) {
        nodes { staff { staffID } findings { kind photos { staffID } } } } }`,
      { date: day },
      token,
    );
    expect(JSON.stringify(data)).toContain('SAME_PICTURE');
    expect((data as { attendance: { nodes: unknown[] } }).attendance.nodes).toHaveLength(2);
  });

  it('S21 compares four days for one reader at once, and says of a fifth what to do', async () => {
    const { query, token } = await gatewayOf(records);
    const days = [1, 2, 3, 4].map((back) => new Date(now() - back * 86_400_000).toISOString().slice(0, 10));
    const fields = [day, ...days].map((date, place) => `a${place}: photoFindings(date: "${date}") { totalCount }`);
    const { data, errors } = await query(`{ ${fields.join(' ')} }`, {}, token);
    expect(Object.values(data as object).filter(Boolean)).toHaveLength(4);
    expect(errors?.map(({ message, extensions }) => [message, extensions])).toEqual([
      [
        '4 comparisons of photos are under way for you. Ask for another day or month when one of them is done.',
        expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 45 }),
      ],
    ]);
  });

  it('compares nothing where that is switched off, and still tells what the lists say', async () => {
    const { ask, asked } = await gatewayOf(records, { PHOTO_COMPARISON: 'off' });
    const { comparison, nodes } = await ask();
    expect(comparison).toMatchObject({ isOn: false, read: 0, isDone: false });
    expect(new Set(nodes.map(({ kind }) => kind))).toEqual(new Set(['REFERENCE_MISSING', 'RECOGNISED_WITHOUT_PHOTO']));
    expect(asked).toEqual([]);
  });
});
