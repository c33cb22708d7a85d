import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.parse('2026-11-20T12:00:00Z');
const shifts = [
  { _id: 'day', name: 'Day', startTime: '08:00', latenessThreshold: '08:15', serialLatenessThreshold: 2 },
  { _id: 'night', name: 'Night', startTime: '22:00', latenessThreshold: '00:20', serialLatenessThreshold: 1 },
];
const person = (staffID: string, more = {}) => staffRecord({ staffID, name: `Person ${staffID}`, ...more });
const late = (staffID: string, time: string, shift: string) =>
  attendanceRecord({ staffID: { ...person(staffID), shift }, attendanceDate: new Date(`${time}+01:00`).toISOString() });
const serial = (staffID: string, daysLate: string[], more = {}) => ({
  staffID: person(staffID, more),
  occurrence: daysLate.length,
  daysLate,
});
const lateness = (day: string) => `GET /attendance/lateness?date=2026-11-${day}`;
const signIns = (day: string) => `GET /attendance/findall?date=2026-11-${day}&mode=signedIn`;
const serialPath = 'GET /attendance/serialLatness?date=2026-11-01';
const absencePath = 'GET /attendance/absentee/monthly?date=2026-11-01';

/** A is late at 08:40 on the 2nd and a minute after the threshold on the 3rd; N after midnight of the night of the 3rd. */
const answers = {
  'GET /shift/findAll': shifts,
  [serialPath]: [serial('A', ['2026-11-02', '2026-11-03']), serial('N', ['2026-11-03'], { serviceCentre: 'Zik' })],
  [lateness('02')]: [late('A', '2026-11-02T08:40:00', 'day')],
  [lateness('03')]: [late('A', '2026-11-03T08:16:20', 'day'), late('N', '2026-11-04T00:10:00', 'night')],
  ...Object.fromEntries(['01', '02', '03', '04', '05', '06'].map((day) => [signIns(day), []])),
  [absencePath]: [{ staffID: person('B'), occurrence: 1, dateAbsent: ['2026-11-05'] }],
};
const pack =
  'letters { withoutTime letters { key staff { staffID serviceCentre } title paragraphs days { date signedInAt minutesLate } signatures } sources { call ok code } }';
const latenessLetters = `query ($first: Int) { serialLateness(month: "2026-11", first: $first) { totalCount ${pack} } }`;
const absenceLetters = `{ absenteeSummary(month: "2026-11") { ${pack} } }`;

interface Answer {
  readonly data: Record<
    string,
    { letters: { withoutTime: number; letters: Record<string, unknown>[]; sources: unknown[] } }
  >;
  readonly errors?: unknown;
}

const fileWith = (content: unknown) => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'letters-')), 'letters.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

async function ask(document: string, more: { answers?: object; file?: unknown; variables?: object } = {}) {
  const settings = more.file === undefined ? {} : { LETTERS_FILE: fileWith(more.file) };
  const gateway = await testGateway({ answers: { ...answers, ...more.answers }, now, settings });
  const answer = (await gateway.query(document, { ...more.variables })) as Answer;
  return { ...answer, calls: gateway.calls.map(({ call }) => call) };
}

describe('letters', () => {
  it('N-19 write to the serially late with their days, times, minutes and rule', async () => {
    const { data, errors, calls } = await ask(latenessLetters);
    expect(errors).toBeUndefined();
    expect(data.serialLateness?.letters.letters).toEqual([
      {
        key: 'A',
        staff: { staffID: 'A', serviceCentre: 'Awka' },
        title: 'Notice of repeated lateness',
        paragraphs: [
          'Dear Person A,',
          'Our records show that you signed in late on 2 days in November 2026. The days are listed below.',
          'Your shift Day begins at 8:00 am, and a sign-in after 8:15 am is late. Repeated lateness begins with 2 late days in a month.',
          expect.stringContaining('Please explain these days'),
        ],
        days: [
          { date: '2026-11-02', signedInAt: '08:40:00', minutesLate: 40 },
          { date: '2026-11-03', signedInAt: '08:16:20', minutesLate: 16 },
        ],
        signatures: ['Supervisor', 'Person A'],
      },
      {
        key: 'N',
        staff: { staffID: 'N', serviceCentre: 'Zik' },
        title: 'Notice of repeated lateness',
        paragraphs: [
          'Dear Person N,',
          'Our records show that you signed in late on 1 day in November 2026. The days are listed below.',
          'Your shift Night begins at 10:00 pm, and a sign-in after 10:20 pm is late. Repeated lateness begins with 1 late day in a month.',
          expect.anything(),
        ],
        days: [{ date: '2026-11-03', signedInAt: '00:10:00', minutesLate: 130 }],
        signatures: ['Supervisor', 'Person N'],
      },
    ]);
    expect(data.serialLateness?.letters.sources).toEqual([
      { call: 'GET /attendance/lateness', ok: true, code: null },
      { call: 'GET /attendance/findall', ok: true, code: null },
      { call: 'GET /shift/findAll', ok: true, code: null },
    ]);
    expect(data.serialLateness?.letters.withoutTime).toBe(0);
    expect(calls.filter((call) => call.startsWith('GET /attendance/lateness'))).toEqual([
      lateness('02'),
      lateness('03'),
    ]);
  });

  it('N-19 write to the absent without any further call', async () => {
    const { data, calls } = await ask(absenceLetters);
    expect(data.absenteeSummary?.letters).toMatchObject({
      letters: [
        {
          key: 'B',
          title: 'Notice of absence',
          days: [{ date: '2026-11-05', signedInAt: null, minutesLate: null }],
        },
      ],
      sources: [],
    });
    expect(calls).toEqual(['GET /shift/findAll', absencePath].filter((call) => calls.includes(call)));
  });

  it('N-19 write to the rows of the page that is asked for, and to nobody else', async () => {
    const { data, calls } = await ask(latenessLetters, { variables: { first: 1 } });
    expect(data.serialLateness).toMatchObject({ totalCount: 2, letters: { letters: [{ key: 'A' }] } });
    expect(calls).toContain(lateness('03'));
  });

  it('N-17 leave out what a failed day or unknown shift hides, and name the call', async () => {
    const failing = { [lateness('03')]: codedError('UPSTREAM_TIMEOUT', 'Too late.'), 'GET /shift/findAll': [] };
    const { data, errors } = await ask(latenessLetters, { answers: failing });
    expect(errors).toBeUndefined();
    const [letter] = data.serialLateness?.letters.letters ?? [];
    expect(letter?.days).toEqual([
      { date: '2026-11-02', signedInAt: '08:40:00', minutesLate: null },
      { date: '2026-11-03', signedInAt: null, minutesLate: null },
    ]);
    expect(data.serialLateness?.letters.withoutTime).toBe(2);
    // The paragraph of the rule would have holes.
    expect(letter?.paragraphs).toHaveLength(3);
    expect(data.serialLateness?.letters.sources).toMatchObject([{ ok: false, code: 'UPSTREAM_TIMEOUT' }, { ok: true }]);
  });

  it('F-101 tell the earliest sign-in of the shift day, whatever the order and number of rows', async () => {
    const [morning, lunch] = [late('A', '2026-11-02T08:49:00', 'day'), late('A', '2026-11-02T13:05:00', 'day')];
    const rows = { [serialPath]: [serial('A', ['2026-11-02'])] };
    const dayOf = async (more: object) => {
      const { data } = await ask(latenessLetters, { answers: { ...rows, ...more } });
      return data.serialLateness?.letters.letters[0]?.days;
    };
    const first = [{ date: '2026-11-02', signedInAt: '08:49:00', minutesLate: 49 }];
    expect(await dayOf({ [lateness('02')]: [morning, lunch] })).toEqual(first);
    expect(await dayOf({ [lateness('02')]: [lunch, morning] })).toEqual(first);
    // Listed for the sign-in after lunch alone: the morning's is on the day's own list.
    expect(await dayOf({ [lateness('02')]: [lunch], [signIns('02')]: [lunch, morning] })).toEqual(first);
    const onTime = late('A', '2026-11-02T07:50:00', 'day');
    expect(await dayOf({ [lateness('02')]: [lunch], [signIns('02')]: [onTime, lunch] })).toEqual([
      { date: '2026-11-02', signedInAt: '07:50:00', minutesLate: null },
    ]);
    // What nobody could read is not told as the first.
    expect(await dayOf({ [signIns('02')]: codedError('UPSTREAM_TIMEOUT', 'Too late.') })).toEqual([
      { date: '2026-11-02', signedInAt: null, minutesLate: null },
    ]);
  });

  it('N-19 quote no shift to somebody who was late for two, whose days each tell the minutes of their own', async () => {
    const changed = { [lateness('03')]: [late('A', '2026-11-03T22:30:00', 'night')] };
    const { data } = await ask(latenessLetters, { answers: changed, variables: { first: 1 } });
    expect(data.serialLateness?.letters.letters).toMatchObject([
      {
        key: 'A',
        paragraphs: [
          'Dear Person A,',
          'Our records show that you signed in late on 2 days in November 2026. The days are listed below.',
          expect.stringContaining('Please explain these days'),
        ],
        days: [{ minutesLate: 40 }, { minutesLate: 30 }],
      },
    ]);
  });

  it('F-103 are not written to nobody', async () => {
    const rows = { [serialPath]: [serial('A', ['2026-11-02']), { ...serial('', ['2026-11-02']), staffID: null }] };
    const { data } = await ask(latenessLetters, { answers: rows });
    expect(data.serialLateness?.letters.letters.map(({ key }) => key)).toEqual(['A']);
  });

  it('F-102 do not tell somebody the times of who had the staff ID before', async () => {
    const of = (_id: string, name: string) => ({ ...person('A'), _id, name });
    const before = { ...late('A', '2026-11-02T09:30:00', 'day'), staffID: { ...of('one', 'Ada Obi'), shift: 'day' } };
    const rows = { [serialPath]: [{ ...serial('A', ['2026-11-02']), staffID: of('two', 'Chidi Eze') }] };
    const { data } = await ask(latenessLetters, { answers: { ...rows, [lateness('02')]: [before] } });
    expect(data.serialLateness?.letters.letters[0]?.days).toEqual([
      { date: '2026-11-02', signedInAt: null, minutesLate: null },
    ]);
  });

  it("take the company's own words, and fill each placeholder once and as plain text", async () => {
    const name = '<b>{staffID}</b> $& {today}';
    const rows = { [absencePath]: [{ staffID: person('B', { name }), occurrence: 1, dateAbsent: ['2026-11-05'] }] };
    const absence = { title: 'Query of {month}', paragraphs: ['{name}: {days}, {today}.', 'By shift {shift}.'] };
    const { data } = await ask(absenceLetters, { answers: rows, file: { absence, signatures: ['HR', '{shift}'] } });
    expect(data.absenteeSummary?.letters.letters).toMatchObject([
      {
        title: 'Query of November 2026',
        paragraphs: [`${name}: 1 day, Friday, 20 November 2026.`],
        signatures: ['HR'],
      },
    ]);
    // No braces stand on paper: a subject that names what is not known gives way to the built-in one.
    const nameless = { absence: { title: 'By shift {shift}', paragraphs: ['{days}.'] } };
    const plain = await ask(absenceLetters, { answers: rows, file: nameless });
    expect(plain.data.absenteeSummary?.letters.letters[0]?.title).toBe('Notice of absence');
    // What the file leaves out is as standard.
    const standard = await ask(latenessLetters, { file: { absence } });
    expect(standard.data.serialLateness?.letters.letters[0]?.title).toBe('Notice of repeated lateness');
  });

  it.each([
    ['no JSON', 'Dear {name}', 'cannot be read as JSON'],
    [
      'an unknown placeholder',
      { absence: { title: 'A', paragraphs: ['{salary}'] } },
      'absence.paragraphs.0: names {salary}',
    ],
    ['an unknown part', { lateness: { title: 'A', paragraphs: ['B'], footer: 'C' } }, 'footer'],
    ['no paragraph', { lateness: { title: 'A', paragraphs: [] } }, 'lateness.paragraphs'],
    ['a long title', { lateness: { title: 'A'.repeat(121), paragraphs: ['B'] } }, 'lateness.title'],
    ['a line break', { signatures: ['A\nB'] }, 'signatures.0: has characters that cannot be printed'],
  ])('does not start with %s', async (_what, file, fault) => {
    await expect(testGateway({ settings: { LETTERS_FILE: fileWith(file) } })).rejects.toThrow(fault);
    await expect(testGateway({ settings: { LETTERS_FILE: fileWith(file) } })).rejects.toThrow(/LETTERS_FILE.*staffID/s);
  });
});
