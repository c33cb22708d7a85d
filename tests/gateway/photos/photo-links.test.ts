import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { createPhotoSigner } from '../../../gateway/photos/sign.ts';
import { exportableLists } from '../../../gateway/schema.ts';
import { codedError } from '../../../gateway/shared/errors.ts';
import { now } from '../../support/fixed-clock.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { imageServer } from '../../support/image-server.ts';
import { readCSV } from '../../support/read-csv.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

let portrait: Buffer;
beforeAll(async () => {
  portrait = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer();
});

const parameters: Readonly<Record<string, string>> = {
  month: '2026-11',
  date: '2026-11-19',
  mode: 'SIGNED_IN',
  staffID: '00123',
};
const isImage = ({ kind }: { readonly kind: string }) => kind === 'image';
/** Every list with a photo. */
const lists = exportableLists.filter(({ columns }) => Object.values(columns).some(isImage));
const staffList = lists.find(({ field }) => field === 'staff') as (typeof lists)[number];

/** A company whose photos lie at one address, and its gateway. */
async function company(imageURL: string, origin: string, settings: Record<string, string> = {}) {
  const staff = staffRecord({ imageURL });
  const record = attendanceRecord({ imageURL, staffID: staff });
  const before = attendanceRecord({ imageURL, staffID: staff, attendanceDate: '2026-11-18T07:00:00Z' });
  const signOut = { ...record, mode: 'signedOut' };
  const list = { ...staff, occurrence: 1, daysLate: ['2026-11-10'], dateAbsent: ['2026-11-10'] };
  let isDismissed = false;
  const shifts = () => (isDismissed ? codedError('UNAUTHENTICATED', 'Your session has ended.') : []);
  const clock = { now: now() };
  const gateway = await testGateway({
    answers: {
      'GET /staff/findAll': [staff],
      'GET /staff/find/all': [staff],
      'GET /shift/findAll': shifts,
      'GET /attendance/findall?date=2026-11-19&mode=signedIn': [record],
      'GET /attendance/findall?date=2026-11-19&mode=signedOut': [signOut],
      // Of two days: one alone is compared with other days.
      'GET /attendance/find/customer?date=2026-11-01&mode=signedIn&staffID=00123': [record, before],
      'GET /attendance/find/customer?date=2026-11-01&mode=signedOut&staffID=00123': [
        signOut,
        { ...before, mode: 'signedOut' },
      ],
      'GET /attendance/lateness?date=2026-11-19': [record],
      'GET /attendance/serialLatness?date=2026-11-01': [list],
      'GET /attendance/absentee/monthly?date=2026-11-01': [list],
      ...Object.fromEntries(
        Array.from({ length: 30 }, (_, day) => [
          `GET /attendance/lateness?date=2026-11-${String(day + 1).padStart(2, '0')}`,
          [record],
        ]),
      ),
    },
    settings: { IMAGE_SERVER_URL: origin, ...settings },
    now: () => clock.now,
  });
  const token = await signToken({ role: 'user' });
  const dismiss = () => {
    isDismissed = true;
    clock.now += 5_000;
  };
  return { ...gateway, token, dismiss };
}

type Company = Awaited<ReturnType<typeof company>>;

/** The photo addresses in an export of the list. */
async function exported(
  { url }: Company,
  { field, columns, arguments: taken } = staffList,
  ending: 'csv' | 'xlsx' = 'csv',
  headers: Record<string, string> = {},
) {
  // Of lists that take either a month or a day: the month.
  const names = Object.keys(parameters).filter((name) => name in taken && !(name === 'date' && 'month' in taken));
  const address = `${url}/export/${field}.${ending}?${names.map((name) => `${name}=${parameters[name]}`).join('&')}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${await signToken()}`, ...headers } });
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  const table = ending === 'csv' ? readCSV(bytes.toString().replace(/^\uFEFF/, '')) : tableOf(bytes);
  const headings = Object.values(columns).filter(isImage);
  return headings.map(({ header }) => table[1]?.[table[0]?.indexOf(header) ?? -1] ?? '');
}

/** The cells of a workbook's first sheet, where a link is the address that it leads to. */
function tableOf(bytes: Buffer): string[][] {
  const sheet = Object.values(read(bytes).Sheets)[0] ?? {};
  for (const cell of Object.values(sheet))
    if (cell?.l?.Target) Object.assign(cell, { v: cell.l.Target, w: cell.l.Target });
  return utils.sheet_to_json<string[]>(sheet, { header: 1 });
}

const asText = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, redirect: 'manual' });

describe('a photo address in an export', { tags: 'long' }, () => {
  const files = lists.flatMap((list) => [[list, 'csv'] as const, [list, 'xlsx'] as const]);
  for (const [place, [list, ending]] of files.entries())
    it(`F-32 S24 of ${list.field}.${ending} opens for whoever is signed in, and for nobody else`, {
      tags: place < 3 ? [] : ['nightly'],
    }, async () => {
      const { origin, paths } = await imageServer({ '/images/a.jpg': portrait });
      const made = await company(`${origin}/images/a.jpg`, origin);
      const addresses = await exported(made, list, ending);
      // What compares photos has looked at them.
      const seen = [...paths];
      if (!list.field.endsWith('hotoFindings')) expect(seen).toEqual([]);
      for (const address of addresses) {
        expect(address.indexOf(`${made.url}/photo/`), `Give ${list.field} a row in the answers of this file`).toBe(0);
        expect(address).not.toContain(origin);
        for (const headers of [{}, { authorization: 'Bearer nonsense' }, { cookie: `token=${made.token}` }]) {
          const refused = await asText(address, headers);
          expect([refused.status, refused.headers.get('content-type')]).toEqual([
            401,
            'application/json; charset=utf-8',
          ]);
        }
        expect(paths).toEqual(seen);
        const page = await asText(address, { accept: 'text/html,*/*' });
        expect(page.headers.get('content-type')).toMatch(/^text\//);
        expect(paths).toEqual(seen);
        const shown = await asText(address, { authorization: `Bearer ${made.token}` });
        expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
        expect(shown.headers.get('cache-control')).toBe('private, no-store');
        expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(90);
      }
    });

  it('F-05 opens no more for a user who was deactivated five seconds ago', async () => {
    const { origin } = await imageServer({ '/images/a.jpg': portrait });
    const made = await company('/images/a.jpg', origin);
    const [address = ''] = await exported(made);
    const headers = { authorization: `Bearer ${made.token}` };
    expect((await asText(address, headers)).status).toBe(200);
    made.dismiss();
    expect((await asText(address, headers)).status).toBe(401);
  });

  it('names the host that the request named, by HTTPS where a trusted proxy says so, or what the setting says', async () => {
    const { origin } = await imageServer({});
    const made = await company('/images/a.jpg', origin);
    const https = { 'x-forwarded-proto': 'https' };
    expect((await exported(made, staffList, 'csv', https))[0]).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/photo\//);
    const untrusting = await company('/images/a.jpg', origin, { TRUSTED_PROXIES: '10.0.0.1' });
    expect((await exported(untrusting, staffList, 'csv', https))[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/photo\//);
    const named = await company('/images/a.jpg', origin, { DASHBOARD_URL: 'https://attendance.example' });
    expect((await exported(named))[0]).toMatch(/^https:\/\/attendance\.example\/photo\//);
  });

  it('answers 404 to who is signed in when the photo is gone', async () => {
    const { origin } = await imageServer({});
    const made = await company('/images/gone.jpg', origin);
    const [address = ''] = await exported(made);
    for (const accept of ['*/*', 'text/html', 'image/webp']) {
      const response = await asText(address, { authorization: `Bearer ${made.token}`, accept });
      expect([response.status, await response.json()]).toMatchObject([404, { errors: [{}] }]);
    }
  });

  it.each(['', 'ftp://images.test/a.jpg', 'https://elsewhere.test/a.jpg', 'javascript:alert(1)'])(
    'is upstream\'s own, "%s", where the photo is on no server of ours',
    async (imageURL) => {
      const { origin } = await imageServer({});
      const address = (await exported(await company(imageURL, origin)))[0] ?? '';
      expect(address).toBe(imageURL);
    },
  );

  it('lets no user have the gateway fetch what it has not named itself', async () => {
    const { origin, paths } = await imageServer({ '/images/a.jpg': portrait, '/images/b.jpg': portrait });
    const made = await company('/images/a.jpg', origin);
    const [address = ''] = await exported(made);
    const [signature, encoded] = address.split('/').slice(-2);
    const other = Buffer.from('/images/b.jpg').toString('base64url');
    const altered = [
      `${signature}/${other}`,
      `${'A'.repeat(22)}/${encoded}`,
      `${signature}/${encoded}A`,
      `${signature}/${encoded}=`,
      `${signature?.slice(0, -1)}/${encoded}`,
      `${signature}/${encoded}%00`,
    ];
    for (const path of altered) {
      const response = await asText(`${made.url}/photo/${path}`, { authorization: `Bearer ${made.token}` });
      expect([path, response.status]).toEqual([path, 403]);
    }
    expect(paths).toEqual([]);
  });
});

describe('links of createPhotoSigner', () => {
  const createLinks = (secret: string, origins: readonly string[], ...previous: Buffer[]) =>
    createPhotoSigner({ secrets: [secret, ...previous], origins, now });
  const links = createLinks('secret', ['http://127.0.0.1:9001', 'https://old.test']);

  it('holds when the first server is found at another address, and tells nobody where it is', () => {
    const moved = createLinks('secret', ['http://127.0.0.1:9002', 'https://old.test']);
    const path = links.writeLink('http://127.0.0.1:9001/images/a%20b.jpg?size=1') ?? '';
    expect(Buffer.from(path.split('/')[3] ?? '', 'base64url').toString()).toBe('/images/a%20b.jpg?size=1');
    expect(moved.readLink(path)).toBe('http://127.0.0.1:9002/images/a%20b.jpg?size=1');
    expect(moved.readLink(`https://any.example${links.writeLink('https://old.test/a.jpg')}`)).toBe(
      'https://old.test/a.jpg',
    );
  });

  it('F-87 still finds what was signed before the secret was replaced', () => {
    const path = links.writeLink('/a.jpg') ?? '';
    expect(createLinks('new', ['http://127.0.0.1:9001'], Buffer.from('secret')).readLink(path)).toBe(
      'http://127.0.0.1:9001/a.jpg',
    );
    expect(createLinks('new', ['http://127.0.0.1:9001'], Buffer.from('other')).readLink(path)).toBe(null);
  });

  it('knows nothing of foreign servers, of users in addresses and of other secrets', () => {
    expect(links.writeLink('https://other.test/a.jpg')).toBe(null);
    expect(links.writeLink('https://ada:pw@old.test/a.jpg')).toBe(null);
    const path = links.writeLink('/a.jpg') ?? '';
    expect(createLinks('another', ['http://127.0.0.1:9001']).readLink(path)).toBe(null);
    for (const text of ['', '/photo/', path.slice(1), `${path}/`, `${path}?x`, `ftp://a${path}`]) {
      expect([text, links.readLink(text)]).toEqual([text, null]);
    }
  });
});
