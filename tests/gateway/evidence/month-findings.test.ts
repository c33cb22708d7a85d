import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { crowd } from '../../support/small-people.ts';
import { answersOf, daysUntil, office, smallGateway } from '../../support/small-service.ts';

const service = {
  timeZone: 'Africa/Lagos',
  shifts: [office],
  people: crowd(12, 'a'),
  days: daysUntil('2026-11-20', 70),
  now: Date.parse('2026-11-20T19:00:00Z'),
};

interface Signed {
  readonly staffID: { readonly staffID: string };
  readonly attendanceDate: string;
}

/** Some 22 kilometres away from where everybody else is, on two days of a3 and one of a5. */
const away = ['a3 2026-11-12', 'a3 2026-11-17', 'a5 2026-11-18'];

/** Everybody near one office, with a position of their own each day. */
function placed(record: Signed): object {
  const { staffID } = record.staffID;
  const day = record.attendanceDate.slice(0, 10);
  const [person, number] = [Number(staffID.slice(1)), Date.parse(day) / 86_400_000];
  const at = `${staffID} ${day}`;
  const north = away.includes(at) ? 0.2 : 0;
  return {
    ...record,
    latitude: 6.0105 + north + ((number * 7 + person * 13) % 17) * 0.00007 + number * 1e-7 + person * 1e-5,
    longitude: 6.9103 + ((number * 5 + person * 11) % 19) * 0.00007 + number * 1e-7 + person * 1e-5,
    ...(at === 'a3 2026-11-19' && { isImageRecognised: true, imageURL: '' }),
  };
}

const answers = Object.fromEntries(
  Object.entries(answersOf(service)).flatMap(([call, rows]) =>
    call.startsWith('GET /attendance/findall') ? [[call, (rows as Signed[]).map(placed)]] : [],
  ),
);

async function gateway(more: Record<string, unknown> = {}) {
  const { query, file, calls } = await smallGateway(service, { ...answers, ...more });
  const sheet = async (args: string, selection: string) => {
    const { data, errors } = await query(`{ attendanceMonth(month: "2026-11", ${args}) { ${selection} } }`);
    // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
    return { sheet: (data as any)?.attendanceMonth, errors };
  };
  return { sheet, file: (parameters: string) => file(`attendanceMonth.csv?month=2026-11${parameters}`), calls };
}

const found = {
  a3: [
    { date: '2026-11-12', kinds: ['AWAY'] },
    { date: '2026-11-17', kinds: ['AWAY'] },
    { date: '2026-11-19', kinds: ['RECOGNISED_WITHOUT_PHOTO'] },
  ],
  a5: [{ date: '2026-11-18', kinds: ['AWAY'] }],
};

describe('findings in a month sheet', () => {
  it('F-89 names the dates of each person with what was found in their sign-ins', async () => {
    const { sheet } = await gateway();
    const { sheet: page, errors } = await sheet('first: 20', 'nodes { key findings { date kinds } }');
    expect(errors).toBeUndefined();
    const rows: { key: string; findings: object[] }[] = page.nodes;
    expect(
      Object.fromEntries(rows.filter(({ findings }) => findings.length > 0).map((row) => [row.key, row.findings])),
    ).toEqual(found);
  });

  it('is in a file where its column is named, and in no other', { tags: 'long' }, async () => {
    const { file } = await gateway();
    const named = await (await file('&columns=STAFF_ID,TO_CHECK')).text();
    expect(named.split('\r\n').filter((line) => /day/.test(line))).toEqual([
      '4,a3,3 days: Far from usual place on 12 and 17 November; Recognised without photo on 19 November',
      '6,a5,1 day: Far from usual place on 18 November',
    ]);
    expect((await (await file('')).text()).split('\r\n')[0]).not.toContain('To Check');
  });

  it('is read for those who ask alone, and tells a failure to them alone', async () => {
    const before = 'GET /attendance/findall?date=2026-10-31&mode=signedOut';
    const { sheet, file, calls } = await gateway({ [before]: codedError('UPSTREAM_TIMEOUT', 'Too late.') });
    expect((await sheet('first: 1', 'nodes { key }')).errors).toBeUndefined();
    const plain = calls.length;
    const { errors } = await sheet('first: 1', 'nodes { key findings { date } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
    expect(calls.length).toBeGreaterThan(plain);
    const refused = await file('&columns=STAFF_ID,TO_CHECK');
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
    expect((await file('&columns=STAFF_ID')).status).toBe(200);
  });
});
