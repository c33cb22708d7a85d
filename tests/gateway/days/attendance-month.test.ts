import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { codedError } from '../../../gateway/shared/errors.ts';
import { dead, twoCentres } from '../../support/small-people.ts';
import { smallGateway } from '../../support/small-service.ts';

/** A day on which everybody was late. */
const slow = '2026-11-12';
const service = twoCentres({ a3: ['2026-11-17'] }, (day) => (day === slow ? 1_800 : -300));

async function gateway(more: Record<string, unknown> = {}) {
  const { query, ask, file, csv, calls } = await smallGateway(service, more);
  const sheet = async (args: string, selection: string) =>
    (await ask(`{ attendanceMonth(${args}) { ${selection} } }`)).attendanceMonth;
  return { query, sheet, file, csv, calls };
}

describe('Query.attendanceMonth', () => {
  it('gives everybody a mark for each day, and what they come to', async () => {
    const { sheet } = await gateway();
    const found = await sheet(
      'month: "2026-11", where: [{ column: STAFF_ID, in: ["a3", "n0"] }]',
      'totalCount unfilteredCount nodes { key shift days { mark } present late absent dayOff holiday outage other notKnown listedAbsent lateMinutes } sources { ok }',
    );
    const marks = found.nodes.map((row: { days: { mark: string }[] }) => row.days.map(({ mark }) => mark).join(''));
    expect(marks).toEqual(['OPPPPPOOPPHLPOOPAPPP??????????', 'OPPPPPOOPPHLPOOPPDPP??????????']);
    expect(found).toMatchObject({ totalCount: 2, unfilteredCount: 30 });
    expect(found.nodes[0]).toMatchObject({
      ...{ key: 'a3', shift: 'Office', present: 12, late: 1, absent: 1, dayOff: 5, holiday: 1, outage: 0 },
      ...{ other: 0, notKnown: 10, listedAbsent: 2, lateMinutes: 30 },
    });
    expect(found.sources.every(({ ok }: { ok: boolean }) => ok)).toBe(true);
  });

  it('sums up each day over the rows that pass', async () => {
    const { sheet } = await gateway();
    const found = await sheet(
      'month: "2026-11", first: 0, search: "nnewi"',
      'totalCount nodes { key } dayTotals { date notKnown reasons { reason mark people } }',
    );
    expect(found).toMatchObject({ totalCount: 6, nodes: [] });
    expect(found.dayTotals).toHaveLength(30);
    expect([16, 17, 20].map((place) => found.dayTotals[place])).toEqual([
      { date: '2026-11-17', notKnown: 0, reasons: [{ reason: 'PRESENT', mark: 'P', people: 6 }] },
      { date: dead, notKnown: 0, reasons: [{ reason: 'OUTAGE', mark: 'D', people: 6 }] },
      { date: '2026-11-21', notKnown: 6, reasons: [] },
    ]);
  });

  it('is filtered, sorted and counted by its days, and not searched by their letters', async () => {
    const { sheet } = await gateway();
    const found = await sheet(
      'month: "2026-11", where: [{ column: DAY_17, in: ["A"] }], orderBy: [{ column: ABSENT, direction: DESC }]',
      'totalCount nodes { key } facets(columns: [DAY_17, DAY_31]) { values { value count } }',
    );
    expect(found).toEqual({
      totalCount: 1,
      nodes: [{ key: 'a3' }],
      facets: [
        {
          values: [
            { value: 'P', count: 29 },
            { value: 'A', count: 1 },
          ],
        },
        { values: [{ value: '', count: 1 }] },
      ],
    });
    expect(await sheet('month: "2026-11", search: "h"', 'totalCount')).toEqual({ totalCount: 0 });
  });

  it('counts the marks of a filtered day without its own filter, and says what is not a mark', async () => {
    const { query, sheet, csv } = await gateway();
    const found = await sheet(
      'month: "2026-11", where: [{ column: DAY_18, in: ["D", "A"] }, { column: DAY_12, in: ["L"] }]',
      'totalCount facets(columns: [DAY_18]) { values { value count } } dayTotals { reasons { mark people } }',
    );
    expect(found).toMatchObject({
      totalCount: 6,
      facets: [
        {
          values: [
            { value: 'P', count: 24 },
            { value: 'D', count: 6 },
          ],
        },
      ],
    });
    expect(found.dayTotals[17]).toEqual({ reasons: [{ mark: 'D', people: 6 }] });
    const { errors } = await query(
      '{ attendanceMonth(month: "2026-11", where: [{ column: DAY_03, in: ["A", "Q"] }]) { totalCount } }',
    );
    expect(errors).toMatchObject([
      {
        message:
          '"Q" is not a value of Day 3; use "P", "L", "A", "O", "V", "W", "S", "H", "D", "N", "X", "U", "?", "".',
        extensions: { code: 'BAD_USER_INPUT', field: 'where.0.in' },
      },
    ]);
    // A month without such a day has no mark there, and nobody passes.
    const none = await sheet('month: "2026-11", where: [{ column: DAY_31, in: ["A", "P"] }]', 'totalCount');
    expect(none).toEqual({ totalCount: 0 });
    const where = encodeURIComponent('[{"column":"DAY_18","in":["D"]}]');
    const [, ...rows] = await csv(`attendanceMonth.csv?month=2026-11&columns=STAFF_ID,DAY_18&where=${where}`);
    expect(rows).toEqual([0, 1, 2, 3, 4, 5].map((place) => [`${place + 1}`, `n${place}`, 'D']));
  });

  it('does not guess a month to come, nor one without records', async () => {
    const { sheet } = await gateway();
    const unknown = async (month: string) => {
      const found = await sheet(`month: "${month}", first: 1`, 'nodes { days { reason unknown } notKnown }');
      const days: { reason: null; unknown: string }[] = found.nodes[0].days;
      return [found.nodes[0].notKnown, [...new Set(days.map((day) => `${day.reason} ${day.unknown}`))]];
    };
    expect(await unknown('2028-02')).toEqual([29, ['null TO_COME']]);
    expect(await unknown('2026-08')).toEqual([31, ['null NO_RECORDS']]);
  });

  it('leaves a day unknown whose list failed, and refuses the file', async () => {
    const { sheet, file } = await gateway({
      'GET /attendance/exception?date=2026-11-04': codedError('UPSTREAM_TIMEOUT', 'Too late.'),
    });
    const found = await sheet('month: "2026-11", first: 1', 'nodes { days { mark unknown } } sources { call ok code }');
    expect(found.nodes[0].days[3]).toEqual({ mark: '?', unknown: 'UNREAD' });
    expect(found.sources).toContainEqual({ call: 'GET /attendance/exception', ok: false, code: 'UPSTREAM_TIMEOUT' });
    expect(await (await file('attendanceMonth.csv?month=2026-11')).json()).toMatchObject({
      errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }],
    });
  });
});

describe('the file of a month sheet', () => {
  it('is a workbook whose names stand still, with a legend', async () => {
    const { file } = await gateway();
    const bytes = Buffer.from(await (await file('attendanceMonth.xlsx?month=2026-09')).arrayBuffer());
    const book = read(bytes, { bookFiles: true });
    expect(book.SheetNames).toEqual(['Month-Sheet-Report 2026-09', 'Legend']);
    const rows = utils.sheet_to_json<string[]>(book.Sheets['Month-Sheet-Report 2026-09'] ?? {}, { header: 1 });
    expect(rows[0]?.filter((header) => /^\w{3} \d+$/.test(header))).toHaveLength(30);
    expect(utils.sheet_to_json(book.Sheets.Legend ?? {}, { header: 1 }).slice(0, 3)).toEqual([
      ['Mark', 'Meaning'],
      ['P', 'Present'],
      ['L', 'Late'],
    ]);
    const files = (book as unknown as { files: Record<string, { content: Uint8Array }> }).files;
    const xml = Buffer.from(files['xl/worksheets/sheet1.xml']?.content ?? []).toString('utf8');
    expect(xml).toContain('<pane xSplit="3" ySplit="1" topLeftCell="D2" activePane="bottomRight" state="frozen"/>');
  });
});
