import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { connectAssistant } from '../support/assistant.ts';
import { begun } from '../support/begun.ts';
import { Raw, startCompanyService } from '../support/company-service.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60, days: 12 }));
afterEach(() => service.bend(null));

interface Letters {
  readonly withoutTime: number;
  readonly sources: readonly { readonly message: string | null }[];
  readonly letters: readonly { readonly days: readonly { readonly signedInAt: string | null }[] }[];
}

const said = (records: number) => `${records} rows: time could not be read.`;

/** Sends the sign-ins of a day with times that cannot be read in every third row; answers how many. */
function bendTimes(day: string): number {
  const rows = service.read('/attendance/findall', { date: day, mode: 'signedIn' }) as object[];
  const bent = rows.map((row, index) => (index % 3 === 0 ? { ...row, attendanceDate: 'in the morning' } : row));
  service.bend((call, { date, mode }) =>
    call === 'GET /attendance/findall' && date === day && mode === 'signedIn' ? bent : undefined,
  );
  return Math.ceil(rows.length / 3);
}

const start = () => testGateway({ settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0', MCP: 'on' } });

describe('a list of which a part could not be read', () => {
  it('F-213 says so on every screen that is worked out of it', async () => {
    const { query } = await start();
    const day = service.days.at(-2) ?? '';
    const records = bendTimes(day);
    const month = `month: "${day.slice(0, 7)}", first: 1`;
    const fields = [
      `explainedDay(date: "${day}", first: 1)`,
      `attendance(date: "${day}", mode: SIGNED_IN, first: 1)`,
      `attendanceMonth(${month})`,
      `staffHours(${month})`,
      `reconciledStaff(date: "${day}", group: IN_BOTH_LISTS, first: 1)`,
    ];
    for (const field of fields) {
      const { data, errors } = await query(`{ page: ${field} { notice } }`, {}, service.token());
      expect([field, errors]).toEqual([field, undefined]);
      expect([field, (data as { page: { notice: string | null } }).page.notice]).toEqual([
        field,
        expect.stringContaining(said(records)),
      ]);
    }
  });

  it('F-213 says so on the map and to assistants', async () => {
    const { query, url } = await start();
    const day = service.days.at(-2) ?? '';
    const records = bendTimes(day);
    const map = `page: attendance(date: "${day}", mode: SIGNED_IN, first: 200) { notice nodes { latitude longitude } }`;
    const { data, errors } = await query(`{ ${map} }`, {}, service.token());
    expect(errors).toBeUndefined();
    expect((data as { page: { notice: string } }).page.notice).toBe(said(records));
    const { call } = await connectAssistant(url, service.token());
    const told = await call('attendance', { date: day, mode: 'SIGNED_IN' });
    expect([told.isError, told.answer.notice]).toEqual([false, said(records)]);
  });

  it('F-212 F-213 says in a pack of letters of how many late days the time is not known', async () => {
    const { query } = await start();
    service.bend((call, _query, rows) =>
      call === 'GET /attendance/lateness' || call === 'GET /attendance/findall'
        ? (rows as object[]).map((row, index) => (index === 0 ? { ...row, attendanceDate: 'early' } : row))
        : undefined,
    );
    const pack = '{ letters { withoutTime sources { ok message } letters { days { signedInAt } } } }';
    const month = service.today().slice(0, 7);
    const { data } = await query(
      `{ page: serialLateness(month: "${month}", first: 200) ${pack} }`,
      {},
      service.token(),
    );
    const { letters } = (data as { page: { letters: Letters } }).page;
    const days = letters.letters.flatMap((letter) => letter.days);
    expect(letters.withoutTime).toBeGreaterThan(0);
    expect(letters.withoutTime).toBe(days.filter(({ signedInAt }) => signedInAt === null).length);
    expect(letters.sources.map(({ message }) => message).join()).toMatch(/\d+ rows?: time could not be read\./);
  });

  it('F-217 shows a shift of the register by its name where the register gives the id alone', async () => {
    const { query, url } = await start();
    service.bend((call, _query, rows) =>
      /^GET \/staff\/find/.test(call)
        ? (rows as { shift: { _id: string } | null }[]).map((row) => ({ ...row, shift: row.shift?._id ?? null }))
        : undefined,
    );
    const { data } = await query('{ staff(first: 200) { nodes { shift { id name } } } }', {}, service.token());
    const names = (data as { staff: { nodes: { shift: { name: string } | null }[] } }).staff.nodes.map(
      ({ shift }) => shift?.name,
    );
    expect(new Set(names)).toEqual(new Set(['Day', 'Early', 'Night', undefined]));
    const file = await fetch(`${url}/export/staff.csv`, { headers: { authorization: `Bearer ${service.token()}` } });
    expect((await file.text()).match(/,Night,/g)?.length).toBeGreaterThan(1);
  });

  it('F-213 says so where days are summed up to a month', async () => {
    const { query } = await start();
    const month = service.today().slice(0, 7);
    // Who is late stands there a second time with a time that can be read.
    service.bend((call, _query, data) =>
      call === 'GET /attendance/lateness'
        ? (data as object[])
            .map((row, index) => (index === 0 ? { ...row, attendanceDate: 'late' } : row))
            .concat(data as object[])
        : undefined,
    );
    for (const field of [
      `nearSerialLateness(month: "${month}", first: 1)`,
      `comparedStaff(later: "${month}", earlier: "2026-10", measure: LATE_MINUTES, first: 1)`,
    ]) {
      const { data } = await query(`{ page: ${field} { notice } }`, {}, service.token());
      expect([field, data]).toEqual([
        field,
        { page: { notice: expect.stringMatching(/^\d+ days: 1 row: time could not be read\./) } },
      ]);
    }
  });

  it('F-212 says so in its files: a last line in CSV and JSON lines, a sheet in XLSX', async () => {
    const { url } = await start();
    const day = service.days.at(-2) ?? '';
    const records = bendTimes(day);
    const file = (ending: string) =>
      fetch(`${url}/export/attendance.${ending}?date=${day}&mode=SIGNED_IN`, {
        headers: { authorization: `Bearer ${service.token()}` },
      });
    const lines = (await (await file('csv')).text()).trimEnd().split('\r\n');
    expect(lines.at(-1)).toMatch(new RegExp(`^"?Note: ${said(records)}"?,+$`));
    const objects = (await (await file('jsonl')).text()).trimEnd().split('\n');
    expect(JSON.parse(objects.at(-1) ?? '')).toEqual({ note: expect.stringContaining(said(records)) });
    const parts = unzipSync(new Uint8Array(await (await file('xlsx')).arrayBuffer()));
    expect(strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array())).toContain('name="Notes"');
    expect(strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain(said(records));
    // A file without losses has neither.
    service.bend(null);
    expect((await (await file('csv')).text()).includes('Note:')).toBe(false);
  });

  it('F-212 has the notice in a file where a reply is neither success nor error', async () => {
    const { url } = await start();
    service.bend((_call, _query, data) => new Raw(JSON.stringify({ status: 'ok', data })));
    const file = await fetch(`${url}/export/staff.csv`, { headers: { authorization: `Bearer ${service.token()}` } });
    expect(await file.text()).toMatch(
      /\r\nNote: No record found: the attendance service answered the status “ok” in place of “success”\. 60 rows that came with it are not shown\./,
    );
  });
});
