/** @module-tag long */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { now } from '../../support/fixed-clock.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { imageServer } from '../../support/image-server.ts';
import { placedAnswers } from '../../support/placed-days.ts';
import { drawPhoto } from '../../support/same-photos.ts';
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

const own = await drawPhoto('0007-20261119-i.jpg');
const reference = await drawPhoto('0011-r.jpg');
const files = {
  '/a.jpg': own,
  '/a-small.jpg': await sharp(own).resize(300).jpeg().toBuffer(),
  '/b.jpg': await drawPhoto('0008-20261119-i.jpg'),
  '/c.jpg': await sharp(reference).resize(300).jpeg().toBuffer(),
  '/ref-c.jpg': reference,
  '/ref-d.jpg': await sharp(reference).jpeg({ quality: 60 }).toBuffer(),
  '/ref-tiny.jpg': await sharp(await drawPhoto('0012-r.jpg'))
    .resize(64)
    .jpeg()
    .toBuffer(),
};

const modes = ['signedIn', 'signedOut'] as const;

interface Finding {
  readonly kind: string;
  readonly mode: string;
  readonly staff: { readonly staffID: string };
  readonly photos: readonly { readonly staffID: string; readonly isReference: boolean }[];
}
interface Sent {
  readonly staffID: string;
  readonly mode?: 'signedIn' | 'signedOut';
  readonly photo: string;
  readonly reference?: string;
}

async function gatewayOf(records: readonly Sent[], settings: Record<string, string> = {}) {
  const { origin, paths } = await imageServer(files);
  const address = (path: string) => (path === '' ? '' : origin + path);
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
  const gateway = await testGateway({
    answers,
    settings: { IMAGE_SERVER_URL: origin, ...settings },
    token: await signToken({ role: 'user' }),
  });
  const ask = async (where: readonly object[] = []) =>
    (await gateway.ask(document, { date: day, where })).photoFindings;
  const askWhole = async () => {
    await expect.poll(async () => (await ask()).comparison.isDone).toBe(true);
    return ask();
  };
  return { ...gateway, ask, askWhole, asked: paths };
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
    const found = (nodes as readonly Finding[]).map(({ kind, mode, staff, photos }) =>
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
    const again = nodes.find(({ kind, mode }: Finding) => kind === 'SAME_PICTURE' && mode === 'SIGNED_OUT');
    expect(again.evidence).toBe(`The same picture as the sign-in of Name 00101 (00101), ${day}, 8:00:00 am.`);
    expect(again.photos[0]).toMatchObject({
      mode: 'SIGNED_IN',
      photo: { url: expect.stringMatching(/^\/photos\//) },
    });
    expect(facets[0].values).toContainEqual({ value: 'Duplicate photo', count: 3 });
    expect(new Set(asked).size).toBe(asked.length);
    expect((await ask([{ column: 'KIND', in: ['Duplicate photo'] }])).totalCount).toBe(3);
  });

  it('stands in the findings of the records of the same lists, and in files, which wait for it', async () => {
    const { file, query } = await gatewayOf(records);
    const text = await (await file(`photoFindings.csv?date=${day}`)).text();
    expect(text.match(/Duplicate photo/g)).toHaveLength(3);
    expect(text).toContain('The same picture as their own reference photo and 1 more.');
    const { data } = await query(
      `query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, where: [{ column: SAME_PICTURE, in: ["Yes"] }]) {
        nodes { staff { staffID } findings { kind photos { staffID } } } } }`,
      { date: day },
    );
    expect(JSON.stringify(data)).toContain('SAME_PICTURE');
    expect((data as { attendance: { nodes: unknown[] } }).attendance.nodes).toHaveLength(2);
  });

  it('S21 compares four days for one reader at once, and says of a fifth what to do', async () => {
    const { query } = await gatewayOf(records);
    const days = [1, 2, 3, 4].map((back) => new Date(now() - back * 86_400_000).toISOString().slice(0, 10));
    const fields = [day, ...days].map((date, place) => `a${place}: photoFindings(date: "${date}") { totalCount }`);
    const { data, errors } = await query(`{ ${fields.join(' ')} }`);
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
    expect(new Set(nodes.map(({ kind }: Finding) => kind))).toEqual(
      new Set(['REFERENCE_MISSING', 'RECOGNISED_WITHOUT_PHOTO']),
    );
    expect(asked).toEqual([]);
  });
});
