import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';
import { letterEntry } from '../../support/sample-answers.ts';
import { staffRecord } from '../../support/staff.ts';

const now = () => Date.parse('2026-11-20T12:00:00Z');
const absent = (staffID: string, dateAbsent: readonly string[]) => ({
  staffID: staffRecord({ staffID, name: `Person ${staffID}` }),
  occurrence: dateAbsent.length,
  dateAbsent,
});
const plain = {
  'GET /attendance/absentee/monthly?date=2026-11-01': [
    absent('new', ['2026-11-05']),
    absent('late', ['2026-11-05']),
    absent('old', ['2026-11-05']),
    absent('grave', ['2026-11-05', '2026-11-06']),
    absent('known', ['2026-11-05', '2026-11-06']),
    absent('undone', ['2026-11-05']),
    absent('again', ['2026-11-05']),
  ],
};
const entry = (staffID: string, over: object = {}) =>
  letterEntry({ _id: `of-${staffID}`, kind: 'absence', staffID, days: ['2026-09-01'], step: 'first', ...over });
const year = 'GET /letter/findAll?from=2026-01-01&to=2026-12-31';
const letters = [
  entry('late', { kind: 'lateness' }),
  entry('old', { printedAt: '2026-05-19T10:00:00Z' }),
  entry('grave', { printedAt: '2026-10-02T10:00:00Z', step: 'second' }),
  entry('known', { days: ['2026-11-05'], printedAt: '2026-11-06T10:00:00Z' }),
  entry('again', { days: ['2026-11-05'], printedAt: '2026-11-06T10:00:00Z' }),
  entry('again', { _id: 'later', days: ['2026-10-01'], printedAt: '2026-11-07T10:00:00Z', step: 'second' }),
  entry('undone', { days: ['2026-11-05'], undoneBy: 'ada@demo.example', undoneAt: '2026-11-19T10:00:00Z' }),
];
const recorded = {
  ...plain,
  'GET /extensions': [{ name: 'letters', version: 1 }],
  'GET /letter/rule': [{ months: 6 }],
  [year]: letters,
};
const pack =
  '{ absenteeSummary(month: "2026-11") { letters { letters { staff { staffID } paragraphs record { step earlier { reference printedAt } known { id step days printedBy } } } } } }';

async function gateway(answers: Record<string, unknown>, role: 'user' | 'management' | 'admin' = 'management') {
  const { query, calls } = await testGateway({ answers, now });
  const token = await signToken({ role });
  // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
  const ask = (document: string, variables: object = {}): Promise<any> => query(document, { ...variables }, token);
  return { ask, calls };
}

const holidays = { name: 'holidays', version: 1 };

describe('letters on record', () => {
  it('N-27 say which warning the next letter is, and who has one for these days', async () => {
    const { ask, calls } = await gateway(recorded, 'user');
    const { data, errors } = await ask(pack);
    expect(errors).toBeUndefined();
    const records = Object.fromEntries(
      data.absenteeSummary.letters.letters.map((letter: { staff: { staffID: string }; record: object }) => [
        letter.staff.staffID,
        letter.record,
      ]),
    );
    const nothing = { step: 'FIRST', earlier: [], known: [] };
    // A letter of another kind, one that is undone, and one older than the rule's months make no other graver.
    expect(records.new).toEqual(nothing);
    expect(records.late).toEqual(nothing);
    expect(records.undone).toEqual(nothing);
    expect(records.old).toMatchObject({ step: 'FIRST', earlier: [{ printedAt: '2026-05-19T11:00:00+01:00' }] });
    expect(records.grave).toMatchObject({ step: 'FINAL', known: [] });
    expect(records.known).toEqual({
      step: 'FIRST',
      earlier: [],
      known: [{ id: 'of-known', step: 'FIRST', days: ['2026-11-05'], printedBy: 'ada@demo.example' }],
    });
    // Printed again after a graver one, it stays the warning that it was.
    expect(records.again).toMatchObject({ step: 'FIRST', earlier: [{}], known: [{ step: 'FIRST' }] });
    expect(calls.filter(({ call }) => call.includes('/letter/'))).toHaveLength(2);
  });

  it('F-221 F-235 are those of the person, under whatever staff ID, and without those whose days became leave', async () => {
    const of = (id: string, staffID: string, name: string) => ({
      staffID: staffRecord({ _id: id, staffID, name }),
      occurrence: 1,
      dateAbsent: ['2026-11-05'],
    });
    const answers = {
      ...recorded,
      'GET /attendance/absentee/monthly?date=2026-11-01': [
        of('ada', '00111', 'Ada'),
        of('ben', '00111', 'Ben'),
        of('chi', '00222', 'Chi'),
        of('obi', '00333', 'Obi'),
      ],
      [year]: [
        entry('00111', { personID: 'ada', name: 'Ada', reference: 'ABS/2026-09/00111' }),
        entry('00999', { personID: 'chi', name: 'Chi', reference: 'ABS/2026-09/00999' }),
        entry('00222', { _id: 'x', personID: 'gone', name: 'Gone', reference: 'ABS/2026-11/00222' }),
        entry('00333', { personID: 'obi', name: 'Obi', isAllLeave: true }),
      ],
    };
    const { ask } = await gateway(answers, 'user');
    const document = pack.replace('paragraphs', 'reference').replace('{ staffID }', '{ name personID }');
    const { data, errors } = await ask(document);
    expect(errors).toBeUndefined();
    const told = data.absenteeSummary.letters.letters.map(
      // biome-ignore lint/suspicious/noExplicitAny: tests compare what came, whatever it is.
      ({ staff, reference, record }: any) => [staff.personID, reference, record.step, record.earlier.length],
    );
    expect(told).toEqual([
      ['ada', 'ABS/2026-11/00111', 'SECOND', 1],
      ['ben', 'ABS/2026-11/00111-2', 'FIRST', 0],
      ['chi', 'ABS/2026-11/00222/2', 'SECOND', 1],
      ['obi', 'ABS/2026-11/00333', 'FIRST', 1],
    ]);
    const listed = async (asked: string) =>
      (await ask(`{ recordedLetters(from: "2026-01-01", to: "2026-12-31", ${asked}) { nodes { id isAllLeave } } }`))
        .data.recordedLetters.nodes;
    expect(await listed('staffID: "00222", personID: "chi"')).toEqual([{ id: 'of-00999', isAllLeave: false }]);
    expect(await listed('staffID: "00111", personID: "ben"')).toEqual([]);
    expect(await listed('where: [{ column: ALL_LEAVE, in: ["Yes"] }]')).toEqual([{ id: 'of-00333', isAllLeave: true }]);
  });

  it('N-27 are named by a text that asks for the warning, and by no other', async () => {
    const text = { kind: 'absence', subject: 'Query', body: 'This is your {step}.\n\nExplain.', changedBy: 'ada' };
    const kept = { name: 'letter-text', version: 1 };
    const stored = { 'GET /letterText/findAll': [text], 'GET /letterhead/findAll': [] };
    const paragraphs = async (answers: Record<string, unknown>) => {
      const { data } = await (await gateway({ ...answers, ...stored })).ask(pack.replace(/ record .*/, ' } } } }'));
      return data.absenteeSummary.letters.letters.map((letter: { paragraphs: string[] }) => letter.paragraphs[0]);
    };
    const both = [...recorded['GET /extensions'], kept];
    expect((await paragraphs({ ...recorded, 'GET /extensions': both }))[0]).toBe('This is your first warning.');
    expect((await paragraphs({ ...plain, 'GET /extensions': [kept] }))[0]).toBe('Explain.');
  });

  it('N-27 change no letter of a service without them', async () => {
    const document = pack.replace('paragraphs', 'reference title paragraphs days { date } signatures');
    const bare = await gateway(plain);
    const without = (await bare.ask(document)).data.absenteeSummary.letters.letters;
    const all = (await (await gateway(recorded)).ask(document)).data.absenteeSummary.letters.letters;
    expect(without.map((letter: object) => ({ ...letter, record: undefined }))).toEqual(
      all.map((letter: object) => ({ ...letter, record: undefined })),
    );
    expect(without.map(({ record }: { record: unknown }) => record)).toEqual(all.map(() => null));
    expect(bare.calls.filter(({ call }) => call.includes('/letter/'))).toEqual([]);
    const { errors } = await bare.ask('{ letterRule { months } }');
    expect(errors[0].extensions).toMatchObject({ code: 'EXTENSION_MISSING' });
  });

  it('N-27 that cannot be read leave no letter that knows nothing of them', async () => {
    const { ask } = await gateway({ ...recorded, [year]: [{ nothing: true }] });
    const { errors } = await ask(pack);
    expect(errors[0].extensions).toMatchObject({ code: 'UPSTREAM_BAD_RESPONSE' });
  });

  it('N-27 are listed with a filter on what they say', async () => {
    const { ask } = await gateway(recorded, 'user');
    const list = async (rest: string) =>
      (await ask(`{ recordedLetters(from: "2026-01-01", to: "2026-12-31"${rest}) { totalCount nodes { id step } } }`))
        .data.recordedLetters;
    expect((await list('')).totalCount).toBe(letters.length);
    expect((await list(', staffID: "grave"')).nodes).toEqual([{ id: 'of-grave', step: 'SECOND' }]);
    expect((await list(', where: [{ column: UNDONE, in: ["Yes"] }]')).nodes).toEqual([
      { id: 'of-undone', step: 'FIRST' },
    ]);
    expect((await list(', where: [{ column: KIND, in: ["Lateness"] }]')).totalCount).toBe(1);
  });

  it('N-27 are put there as they were printed, and the answer names those that were there already', async () => {
    const id = 'of-known';
    const { ask, calls } = await gateway({
      ...recorded,
      'POST /letter/create/many': [
        { staffID: 'new', outcome: 'recorded', id: 'n1', step: 'first', days: [] },
        { staffID: 'known', outcome: 'known', id, step: 'first', days: ['2026-11-05'] },
      ],
    });
    const printed = ['new', 'known'].map((staffID) => ({
      kind: 'ABSENCE',
      staffID,
      days: ['2026-11-05'],
      reference: `ABS/2026-11/${staffID}`,
    }));
    const document =
      'mutation ($letters: [PrintedLetterInput!]!) { recordLetters(letters: $letters) { verdicts { staffID outcome id step days } } }';
    const { data } = await ask(document, { letters: printed });
    expect(data.recordLetters.verdicts).toEqual([
      { staffID: 'new', outcome: 'RECORDED', id: 'n1', step: 'FIRST', days: [] },
      { staffID: 'known', outcome: 'KNOWN', id, step: 'FIRST', days: ['2026-11-05'] },
    ]);
    expect(calls.at(-1)).toMatchObject({
      body: { letters: printed.map((letter) => ({ ...letter, kind: 'absence', again: [] })) },
    });
    for (const fault of [[], [{ ...printed[0], days: [] }], [{ ...printed[0], days: ['2026-11-21'] }]]) {
      const { errors } = await ask(document, { letters: fault });
      expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    }
  });

  it('N-27 take a reply, are undone with a reason, and follow the rule that an administrator saves', async () => {
    const { ask, calls } = await gateway(
      {
        ...recorded,
        'PUT /letter/reply/of-known': null,
        'PUT /letter/undo/of-known': null,
        'PUT /letter/rule': null,
      },
      'admin',
    );
    const done = async (field: string) => {
      const { errors } = await ask(`mutation { ${field} { message } }`);
      return errors?.[0]?.extensions.field ?? calls.at(-1);
    };
    expect(await done('noteLetterReply(id: "of-known", on: "2026-11-20", note: " Ill. ")')).toMatchObject({
      body: { on: '2026-11-20', note: 'Ill.' },
    });
    expect(await done('noteLetterReply(id: "of-known", on: "2026-11-21")')).toBe('on');
    expect(await done('undoLetter(id: "of-known", reason: "Misprint")')).toMatchObject({
      body: { reason: 'Misprint' },
    });
    expect(await done('undoLetter(id: "of-known", reason: " ")')).toBe('reason');
    expect(await done('saveLetterRule(months: 3)')).toMatchObject({ body: { months: 3 } });
    expect(await done('saveLetterRule(months: 25)')).toBe('months');
  });

  it('F-250 refuse a day twice, and days far from today as holidays and leaves do, before the service is asked', async () => {
    const [name, version] = ['leave', 1];
    const known = { ...recorded, 'GET /extensions': [...recorded['GET /extensions'], { name, version }] };
    const { ask, calls } = await gateway(
      { ...known, 'GET /extensions': [...known['GET /extensions'], holidays] },
      'admin',
    );
    const fault = async (field: string, selection = 'message') =>
      (await ask(`mutation { ${field} { ${selection} } }`)).errors?.[0];
    const letter = (days: string) =>
      `recordLetters(letters: [{ kind: LATENESS, staffID: "known", days: [${days}], reference: "L" }])`;
    const leave = (from: string, to: string) =>
      `addLeave(input: { staffID: "known", from: "${from}", to: "${to}", kind: ANNUAL })`;
    const refused = [
      [letter('"2026-11-05", "2026-11-04", "2026-11-05"'), 'letters', 'names 2026-11-05 twice'],
      [
        letter('"1000-01-01"'),
        'letters',
        '1000-01-01 is too far from today. Enter a day from 2016-01-01 to 2031-12-31.',
      ],
      ['noteLetterReply(id: "of-known", on: "1926-11-05")', 'on', 'too far'],
      [leave('1926-11-05', '1926-11-06'), 'from', 'too far'],
      [leave('2026-11-05', '2062-11-06'), 'to', 'too far'],
      ['addHoliday(date: "2062-01-01", name: "Day")', 'date', 'too far'],
    ] as const;
    for (const [field, at, words] of refused) {
      const { message, extensions } = await fault(field);
      expect([field, extensions.code, extensions.field, message]).toEqual([
        ...[field, 'BAD_USER_INPUT', at, expect.stringContaining(words)],
      ]);
    }
    expect(calls.filter(({ call }) => !call.startsWith('GET '))).toEqual([]);
  });
});
