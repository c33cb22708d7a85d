import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { connectAssistant } from '../support/assistant.ts';
import { begun } from '../support/begun.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { Raw, startCompanyService } from '../support/company-service.ts';
import { testSecret } from '../support/gateway.ts';

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60, days: 12 }));
afterEach(() => service.bend(null));

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

const start = () => companyGateway(service, { settings: { MCP: 'on' } });

describe('a day on which nobody is listed as late', () => {
  it.each([
    ['says how many came too late for their shift', 60, true],
    ['says nothing where few came, as on a holiday', 12, false],
  ])('F-213 %s', async (_what, came, isSaid) => {
    const { ask } = await start();
    const day = service.days.findLast((one) => new Date(one).getUTCDay() === 2) ?? '';
    const rows = service.read('/attendance/findall', { date: day, mode: 'signedIn' }) as object[];
    const clock = (index: number) =>
      [10, (index * 7) % 60, (index * 13) % 60].map((part) => `${part}`.padStart(2, '0'));
    const timeOf = (index: number) => `${day}T${clock(index).join(':')}+01:00`;
    const late = rows.slice(0, came).map((row, index) => ({ ...row, attendanceDate: timeOf(index) }));
    service.bend((call, { date, mode }) => {
      if (date !== day) return undefined;
      if (call === 'GET /attendance/lateness') return [];
      if (call === 'GET /attendance/findall') return mode === 'signedIn' ? late : [];
      return undefined;
    });
    const { explainedDay } = await ask(`{ explainedDay(date: "${day}", first: 1) { notice } }`);
    expect(/nobody is listed as late, and \d+ signed in too late/.test(explainedDay.notice ?? '')).toBe(isSaid);
  });
});

describe('a list of which a part could not be read', () => {
  it('F-213 says so on every screen that is worked out of it', async () => {
    const { ask } = await start();
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
      const { page } = await ask(`{ page: ${field} { notice } }`);
      expect([field, page.notice]).toEqual([field, expect.stringContaining(said(records))]);
    }
  });

  it('F-213 says so on the map and to assistants', async () => {
    const { ask, url } = await start();
    const day = service.days.at(-2) ?? '';
    const records = bendTimes(day);
    const { page } = await ask(
      `{ page: attendance(date: "${day}", mode: SIGNED_IN, first: 200) { notice nodes { latitude longitude } } }`,
    );
    expect(page.notice).toBe(said(records));
    const { call } = await connectAssistant(url, service.token());
    const told = await call('attendance', { date: day, mode: 'SIGNED_IN' });
    expect([told.isError, told.answer.notice]).toEqual([false, said(records)]);
  });

  it('F-212 F-213 says in a pack of letters of how many late days the time is not known', async () => {
    const { ask } = await start();
    service.bend((call, _query, rows) =>
      call === 'GET /attendance/lateness' || call === 'GET /attendance/findall'
        ? (rows as object[]).map((row, index) => (index === 0 ? { ...row, attendanceDate: 'early' } : row))
        : undefined,
    );
    const pack = '{ letters { withoutTime sources { ok message } letters { days { signedInAt } } } }';
    const month = service.today().slice(0, 7);
    const { page } = await ask(`{ page: serialLateness(month: "${month}", first: 200) ${pack} }`);
    const { withoutTime, letters, sources } = page.letters;
    const times = letters.flatMap(({ days }: { days: { signedInAt: string | null }[] }) =>
      days.map((day) => day.signedInAt),
    );
    expect(withoutTime).toBeGreaterThan(0);
    expect(withoutTime).toBe(times.filter((time: string | null) => time === null).length);
    expect(JSON.stringify(sources)).toMatch(/\d+ rows?: time could not be read\./);
  });

  it('F-217 shows a shift of the register by its name where the register gives the id alone', async () => {
    const { ask, csv } = await start();
    service.bend((call, _query, rows) =>
      /^GET \/staff\/find/.test(call)
        ? (rows as { shift: { _id: string } | null }[]).map((row) => ({ ...row, shift: row.shift?._id ?? null }))
        : undefined,
    );
    const { staff } = await ask('{ staff(first: 200) { nodes { shift { id name } } } }');
    const names = staff.nodes.map(({ shift }: { shift: { name: string } | null }) => shift?.name);
    expect(new Set(names)).toEqual(new Set(['Day', 'Early', 'Night', undefined]));
    expect((await csv('staff.csv')).filter((row) => row.includes('Night')).length).toBeGreaterThan(1);
  });

  it('F-213 says that shifts cannot be read, and of nobody that they have none, where the register has no field of them', async () => {
    const { ask } = await start();
    service.bend((call, _query, rows) =>
      /^GET \/staff\/find/.test(call)
        ? (rows as { shift: unknown }[]).map(({ shift, ...row }) => ({ ...row, shift_id: shift }))
        : undefined,
    );
    const { staff, attendanceMonth } = await ask(
      `{ staff(first: 1) { notice } attendanceMonth(month: "${service.today().slice(0, 7)}", first: 200) { notice nodes { days { reason } } } }`,
    );
    expect(staff.notice).toBe('60 rows: shift could not be read.');
    expect(attendanceMonth.notice).toContain('60 rows: shift could not be read.');
    expect(JSON.stringify(attendanceMonth.nodes)).not.toContain('NO_SHIFT');
  });

  it('F-207 counts no minutes of late times that a program wrote, a few on each day', async () => {
    const { ask } = await start();
    service.bend((call, { date }, rows) =>
      call === 'GET /attendance/lateness'
        ? (rows as object[]).map((row) => ({ ...row, attendanceDate: `${date}T09:13:27+01:00` }))
        : undefined,
    );
    const { comparedStaff } = await ask(
      `{ comparedStaff(later: "${service.today().slice(0, 7)}", earlier: "2026-10", measure: LATE_MINUTES, first: 200) { withoutRule nodes { later isLaterAtLeast } } }`,
    );
    expect(comparedStaff.withoutRule).toBeGreaterThan(5);
    expect(comparedStaff.nodes.filter(({ later }: { later: number }) => later > 0)).toEqual([]);
  });

  it('F-213 says so where days are summed up to a month', async () => {
    const { ask } = await start();
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
      const { page } = await ask(`{ page: ${field} { notice } }`);
      expect([field, page.notice]).toEqual([
        field,
        expect.stringMatching(/^\d+ days: 1 row: time could not be read\./),
      ]);
    }
  });

  it('F-212 says so in its files: a last line in CSV and JSON lines, a sheet in XLSX', async () => {
    const gateway = await start();
    const day = service.days.at(-2) ?? '';
    const records = bendTimes(day);
    const file = (ending: string) => gateway.file(`attendance.${ending}?date=${day}&mode=SIGNED_IN`);
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
    const { file } = await start();
    service.bend((_call, _query, data) => new Raw(JSON.stringify({ status: 'ok', data })));
    expect(await (await file('staff.csv')).text()).toMatch(
      /\r\nNote: No record found: the attendance service answered the status “ok” in place of “success”\. 60 rows that came with it are not shown\./,
    );
  });
});
