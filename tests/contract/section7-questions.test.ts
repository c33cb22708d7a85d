import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bend, type CompanyService, startCompanyService } from '../support/company-service.ts';
import fc from '../support/fast-check.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

let service: CompanyService;
beforeAll(async () => {
  service = await startCompanyService({ secret: testSecret, staff: 60 });
});
afterAll(() => service?.close());

type Row = Readonly<Record<string, unknown>> & { readonly attendanceDate: string };

interface Shift {
  readonly startTime: string;
  readonly latenessThreshold: string | null;
}

const staff = 'staff { staffID name }';

/** What the screens ask that a day and a person's month are shown by. */
function questions(): Readonly<Record<string, string>> {
  const day = service.days.at(-3);
  const month = day?.slice(0, 7);
  const staffID = service.company.staff[11]?.staffID;
  return {
    attendance: `{ attendance(date: "${day}", mode: SIGNED_IN, first: 200) { notice nodes { key ${staff} attendanceDate } } }`,
    clockOuts: `{ clockOuts(date: "${day}", first: 200) { notice nodes { key ${staff} attendanceDate } } }`,
    lateness: `{ lateness(date: "${day}", first: 200) { notice nodes { ${staff} attendanceDate minutesLate } } }`,
    explainedDay: `{ explainedDay(date: "${day}", first: 200) { nodes { ${staff} shift reason firstIn lastOut minutesLate } } }`,
    staffAttendance: `{ staffAttendance(staffID: "${staffID}", month: "${month}", first: 200) { notice nodes { key ${staff} attendanceDate } } }`,
    personMonth: `{ personMonth(staffID: "${staffID}", month: "${month}") { days { date reason firstIn lastOut minutesLate isListedLate } } }`,
    serialLateness: `{ serialLateness(month: "${month}", first: 200) { notice nodes { ${staff} daysLate } } }`,
    absenteeSummary: `{ absenteeSummary(month: "${month}", first: 200) { notice nodes { ${staff} datesAbsent } } }`,
    absenteeDays: `{ absenteeDays(month: "${month}", first: 200) { notice nodes { ${staff} date } } }`,
  };
}

interface Answer {
  readonly rows: string;
  readonly notice: string;
  readonly code: string;
}

/** What each screen says over the service as it answers now. */
async function ask(bend: Bend | null, names = Object.keys(questions())): Promise<Record<string, Answer>> {
  service.bend(bend);
  const gateway = await testGateway({ settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0' } });
  try {
    const answers: Record<string, Answer> = {};
    for (const name of names) {
      const { data, errors } = await gateway.query(questions()[name] ?? '', {}, service.token());
      const answer = (data as Record<string, { notice?: string; nodes?: object[]; days?: object[] } | null> | null)?.[
        name
      ];
      const rows = (answer?.nodes ?? answer?.days ?? []).map((row) => JSON.stringify(row)).sort();
      const code = errors?.[0]?.extensions.code ?? '';
      answers[name] = { rows: rows.join('\n'), notice: answer?.notice ?? '', code: String(code) };
    }
    return answers;
  } finally {
    service.bend(null);
    await gateway.close();
  }
}

const lists = ['/attendance/findall', '/attendance/find/customer', '/attendance/lateness'];
const daysAround = (date: string) =>
  [-7, -2, -1, 1, 2].map((count) => service.days.at(service.days.indexOf(date) + count));

/** Other rows that a service may add to those that a call asks for, by a name for them. */
const additions: Readonly<
  Record<string, (path: string, query: Readonly<Record<string, string | undefined>>) => unknown>
> = {
  'both modes': (path, query) =>
    path.endsWith('lateness')
      ? []
      : service.read(path, { ...query, mode: query.mode === 'signedIn' ? 'signedOut' : 'signedIn' }),
  'other days': (path, query) =>
    path.endsWith('customer')
      ? [-1, 1].flatMap((months) => {
          const [year = 0, month = 1] = (query.date ?? '').split('-').map(Number);
          const date = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
          return service.read(path, { ...query, date });
        })
      : daysAround(query.date ?? '').flatMap((date) => (date ? service.read(path, { ...query, date }) : [])),
  'other people': (path, query) =>
    path.endsWith('customer')
      ? service.company.staff
          .slice(0, 20)
          .flatMap(({ staffID }) => (staffID === query.staffID ? [] : service.read(path, { ...query, staffID })))
      : [],
  'clocks never set': (path, query) =>
    (service.read(path, query) as Row[]).slice(0, 2).map((row, index) => ({
      ...row,
      _id: `never-${index}`,
      attendanceDate: `${index ? 2062 : 1970}${row.attendanceDate.slice(4)}`,
    })),
};

const anyAddition = fc.uniqueArray(fc.constantFrom(...Object.keys(additions)), { minLength: 1 });

/** Adds rows to a list, which then comes turned round or not. */
const adding =
  (names: readonly string[], isTurned: boolean): Bend =>
  (call, query) => {
    const path = call.replace('GET ', '');
    if (!lists.includes(path)) return;
    const rows = [
      ...(service.read(path, query) as unknown[]),
      ...names.flatMap((name) => additions[name]?.(path, query)),
    ];
    return isTurned ? rows.reverse() : rows;
  };

async function check(numRuns: number): Promise<void> {
  const plain = await ask(null);
  await fc.assert(
    fc.asyncProperty(anyAddition, fc.boolean(), async (names, isTurned) => {
      const answers = await ask(adding(names, isTurned));
      for (const [name, answer] of Object.entries(answers)) {
        const known = new Set(plain[name]?.rows.split('\n'));
        const others = answer.rows.split('\n').filter((row) => !known.has(row));
        // A list of which nothing fits is refused, and what rests on it is not known.
        const wrong =
          answer.code === 'UPSTREAM_BAD_RESPONSE' ? [] : others.filter((row) => !row.includes('"reason":null'));
        const isWhole = answer.code !== '' || answer.rows.split('\n').length === known.size;
        expect({ name, names, wrong, isWhole }).toEqual({ name, names, wrong: [], isWhole: true });
      }
      const said = `${answers.attendance?.notice}${answers.staffAttendance?.notice}${answers.attendance?.code}`;
      expect(said, names.join()).toMatch(/left out/);
    }),
    { numRuns, endOnFailure: true },
  );
}

describe('rows that nobody asked for', () => {
  it('F-204 change no screen, and are said', () => check(2));

  it('F-204 change no screen in many mixtures', { tags: 'nightly' }, () => check(60));

  it('F-208 of a month are joined by person, and days to come are none', async () => {
    const names = ['serialLateness', 'absenteeSummary', 'absenteeDays'];
    const plain = await ask(null, names);
    const toCome = new Date(Date.parse(service.today()) + 86_400_000).toISOString().slice(0, 10);
    const bent = await ask((call, query) => {
      const field = call.endsWith('monthly') ? 'dateAbsent' : call.endsWith('serialLatness') ? 'daysLate' : '';
      if (field === '') return;
      const rows = service.read(call.replace('GET ', ''), query) as Row[];
      const byDay = rows.flatMap((row) =>
        (row[field] as string[]).map((date, index) => ({ ...row, _id: `${row._id}-${index}`, [field]: [date] })),
      );
      return [...byDay, ...byDay.map((row) => ({ ...row, [field]: toCome }))];
    }, names);
    for (const name of names) {
      expect({ name, rows: bent[name]?.rows }).toEqual({ name, rows: plain[name]?.rows });
      expect(bent[name]?.notice).toMatch(/^Days of \d+ people that are still to come were left out\.$/);
    }
  });

  it('F-203 F-217 tell who is who by the plain id, and PHP’s lists', async () => {
    const plain = await ask(null);
    const renamed = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(renamed);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, own]) => [name === '_id' ? 'id' : name, renamed(own)]),
      );
    };
    const bent = await ask((_call, _query, data) => {
      const rows = renamed(data);
      // A list with gaps, and an empty one.
      return Array.isArray(rows) ? Object.fromEntries(rows.map((row, index) => [2 * index, row])) : rows;
    });
    expect(bent).toEqual(plain);
  });

  it('F-209 judge by graces and starts in any clear form, and say that they judge by none that is not', async () => {
    const names = ['lateness', 'explainedDay', 'personMonth'];
    const plain = await ask(null, names);
    const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
    const withShifts = (change: (shift: Shift, index: number) => object) =>
      ask((call, _query, data) => {
        if (call !== 'GET /shift/findAll') return;
        return (data as Shift[]).map((shift, index) => ({ ...shift, ...change(shift, index) }));
      }, names);
    const clear = await withShifts(({ startTime, latenessThreshold }, index) => {
      const grace = latenessThreshold === null ? null : minutesOf(latenessThreshold) - minutesOf(startTime);
      const forms = [grace, `${grace} mins`, { minutes: grace }, `PT${grace}M`];
      return {
        startTime: startTime.slice(0, 5).replace(':', index % 2 ? '' : 'h'),
        latenessThreshold: grace && forms[index % 4],
      };
    });
    expect(clear).toEqual(plain);
    const unclear = await withShifts(() => ({ latenessThreshold: 'a while' }));
    expect(unclear.lateness?.notice).toMatch(/^Lateness thresholds of \d shifts could not be read\.$/);
    expect(unclear.lateness?.rows).not.toMatch(/"minutesLate":\d/);
    const reasons = (answer: Answer | undefined) => answer?.rows.match(/"reason":"\w+"/g);
    expect(reasons(unclear.explainedDay)).toEqual(reasons(plain.explainedDay));
  });

  it('F-207 show who came, and no time, where times are days', async () => {
    const names = ['attendance', 'lateness', 'explainedDay', 'personMonth'];
    const [plain, bent] = [
      await ask(null, names),
      await ask((call, _query, data) => {
        if (!lists.includes(call.replace('GET ', ''))) return;
        const dayOf = (iso: string) => new Date(Date.parse(iso) + 3_600_000).toISOString().slice(0, 10);
        return (data as Row[]).map((row) => ({ ...row, attendanceDate: `${dayOf(row.attendanceDate)}T00:00:00.000Z` }));
      }, names),
    ];
    const count = (answer: Answer | undefined) => answer?.rows.split('\n').length;
    expect(count(bent.attendance)).toBe(count(plain.attendance));
    expect(bent.attendance?.notice).toMatch(/^\d+ records have a day, but no time that could be read\.$/);
    for (const name of names) expect(bent[name]?.rows).not.toMatch(/T\d\d:|"minutesLate":\d/);
    const reasons = (answer: Answer | undefined) =>
      answer?.rows
        .match(/"reason":"\w+"/g)
        ?.filter((one) => !/LATE|PRESENT/.test(one))
        .sort();
    expect(reasons(bent.explainedDay)).toEqual(reasons(plain.explainedDay));
  });
});
