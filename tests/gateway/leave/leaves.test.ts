import { describe, expect, it } from 'vitest';
import { leaveAnswers, rangeOf } from '../../support/company-leaves.ts';
import { signToken } from '../../support/gateway.ts';
import { comes, crowd } from '../../support/small-people.ts';
import { daysUntil, hour, office, smallGateway } from '../../support/small-service.ts';

/** A day on which most of the company is on leave. */
const quiet = '2026-11-17';
const on = (staffID: string, away: readonly string[] = []) =>
  comes(staffID, {}, { isThere: (day) => !away.includes(day), at: () => 8 * hour });
const service = {
  timeZone: 'Africa/Lagos',
  shifts: [office],
  people: [
    on('a0', ['2026-11-16', quiet, '2026-11-18']),
    on('a1', [quiet]),
    on('a2'),
    ...crowd(12, 'b', (staffID) => on(staffID, [quiet])),
    ...crowd(3, 'c', (staffID) => on(staffID)),
  ],
  days: daysUntil('2026-11-20', 60),
  now: Date.parse('2026-11-20T19:00:00Z'),
};
const leaves = [
  { staffID: 'a0', from: '2026-11-14', to: '2026-11-17', kind: 'sick' },
  { staffID: 'a2', from: '2026-11-16', to: '2026-11-20', kind: 'officialDuty' },
  ...Array.from({ length: 12 }, (_, number) => ({ staffID: `b${number}`, from: quiet, to: quiet, kind: 'annual' })),
];
const withLeaves = leaveAnswers(leaves, [rangeOf('2026-11'), ['2026-11-10', '2026-11-16']]);

const gateway = async (more: Record<string, unknown>, role = 'user') =>
  smallGateway(service, more, { token: await signToken({ role }) });

describe('leaves', () => {
  it('N-24 are listed, with their notes for administrators and management alone', async () => {
    const document =
      '{ leaves(from: "2026-11-10", to: "2026-11-16") { totalCount nodes { staff { staffID } from to kind note enteredBy } } }';
    const row = {
      staff: { staffID: 'a0' },
      from: '2026-11-14',
      to: '2026-11-17',
      kind: 'SICK',
      enteredBy: 'ada@demo.example',
    };
    const user = await (await gateway(withLeaves)).ask(document);
    expect(user.leaves).toMatchObject({ totalCount: 2, nodes: [{ ...row, note: null }, { staff: { staffID: 'a2' } }] });
    const manager = await (await gateway(withLeaves, 'management')).ask(document);
    expect(manager.leaves.nodes[0]).toEqual({ ...row, note: 'Note of leave-0' });
    const one = await (await gateway(withLeaves)).ask(document.replace('"2026-11-16"', '"2026-11-16", staffID: "a2"'));
    expect(one.leaves).toMatchObject({ totalCount: 1, nodes: [{ kind: 'OFFICIAL_DUTY' }] });
  });

  it('N-24 are the reason of a day without a sign-in, and stand beside the one of a day with one', async () => {
    const { ask } = await gateway(withLeaves);
    const day = (date: string) =>
      ask(
        `{ explainedDay(date: "${date}", first: 200) { totalCount nodes { key reason evidence isListedAbsent onLeave { kind from to } } } }`,
      );
    const { nodes } = (await day('2026-11-16')).explainedDay;
    const find = (key: string) => nodes.find((row: { key: string }) => row.key === key);
    expect(find('a0')).toEqual({
      key: 'a0',
      reason: 'ON_LEAVE',
      evidence: 'Sick leave from Saturday, 14 November 2026 to Tuesday, 17 November 2026; listed as absent.',
      isListedAbsent: true,
      onLeave: { kind: 'SICK', from: '2026-11-14', to: '2026-11-17' },
    });
    expect(find('a2')).toMatchObject({ reason: 'PRESENT', onLeave: { kind: 'OFFICIAL_DUTY' } });
    expect(find('a2').evidence).toContain('Official duty leave from Monday, 16 November 2026');
    expect(find('a1')).toMatchObject({ reason: 'PRESENT', onLeave: null });
    // Most are on leave: those who are not have no holiday.
    const most = (await day(quiet)).explainedDay;
    expect(most.nodes.find((row: { key: string }) => row.key === 'a1')).toMatchObject({ reason: 'ABSENT' });
    expect(most.nodes.filter((row: { reason: string }) => row.reason === 'ON_LEAVE')).toHaveLength(13);
  });

  it('N-24 mark the absent list, which stays as the service has it, and filter it', async () => {
    const { ask, csv } = await gateway(withLeaves);
    const list = (args: string) =>
      ask(
        `{ absentees(date: "2026-11-16"${args}) { totalCount nodes { key onLeave { kind } } facets(columns: [ON_LEAVE]) { values { value count } } } }`,
      );
    expect((await list('')).absentees).toEqual({
      totalCount: 1,
      nodes: [{ key: 'a0', onLeave: { kind: 'SICK' } }],
      facets: [{ values: [{ value: 'Sick', count: 1 }] }],
    });
    expect((await list(', where: [{ column: ON_LEAVE, in: [""] }]')).absentees.totalCount).toBe(0);
    const { absenteeDays } = await ask(
      '{ absenteeDays(month: "2026-11", where: [{ column: STAFF_ID, in: ["a0"] }]) { nodes { date onLeave { kind } } } }',
    );
    expect(absenteeDays.nodes).toEqual([
      { date: '2026-11-16', onLeave: { kind: 'SICK' } },
      { date: quiet, onLeave: { kind: 'SICK' } },
      { date: '2026-11-18', onLeave: null },
    ]);
    const { absenteeSummary: summary } = await ask(
      '{ absenteeSummary(month: "2026-11", where: [{ column: DAYS_ON_LEAVE, from: "2" }]) { nodes { key dayCount daysOnLeave } } }',
    );
    expect(summary.nodes).toEqual([{ key: 'a0', dayCount: 3, daysOnLeave: 2 }]);
    const { realAbsentees } = await ask(
      '{ realAbsentees: absentees(date: "2026-11-16", where: [{ column: REASON, in: ["Absent", ""] }]) { totalCount } }',
    );
    expect(realAbsentees.totalCount).toBe(0);
    expect(await csv('absentees.csv?date=2026-11-16&columns=STAFF_ID,ON_LEAVE')).toEqual([
      ['sn', 'Staff-ID', 'On Leave'],
      ['1', 'a0', 'Sick'],
    ]);
    expect((await csv('absentees.csv?date=2026-11-16'))[0]).toContain('On Leave');
  });

  it('N-24 are no absence of a comparison, of the dashboard or of a letter', async () => {
    const { ask } = await gateway({
      ...withLeaves,
      ...leaveAnswers(leaves, [rangeOf('2026-11'), rangeOf('2026-10')]),
    });
    const { comparedStaff } = await ask(
      '{ comparedStaff(later: "2026-11", earlier: "2026-10", measure: ABSENCE, first: 200) { nodes { key later } laterSources { call ok } } }',
    );
    expect(comparedStaff.nodes).toEqual([
      { key: 'a0', later: 1 },
      { key: 'a1', later: 1 },
    ]);
    expect(comparedStaff.laterSources).toContainEqual({ call: 'GET /leave/findAll', ok: true });
    const { overview } = await ask(
      `{ overview(date: "${quiet}") { onLeave { distinctStaff source { ok } } absent { distinctStaff } } }`,
    );
    expect(overview).toEqual({ onLeave: { distinctStaff: 14, source: { ok: true } }, absent: { distinctStaff: 14 } });
    const { absenteeSummary } = await ask(
      '{ absenteeSummary(month: "2026-11", orderBy: [{ column: STAFF_ID, direction: ASC }]) { letters { letters { staff { staffID } days { date } paragraphs } } } }',
    );
    expect(
      absenteeSummary.letters.letters.map(
        ({ staff, days }: { staff: { staffID: string }; days: { date: string }[] }) => [
          staff.staffID,
          ...days.map(({ date }) => date),
        ],
      ),
    ).toEqual([
      ['a0', '2026-11-18'],
      ['a1', quiet],
    ]);
  });

  it('F-230 stay with somebody whose record was written anew under the same name and staff ID, in every list alike', async () => {
    const anew = Object.fromEntries(
      Object.entries(withLeaves).map(([call, rows]) => [
        call,
        call.includes('/leave/') ? JSON.parse(JSON.stringify(rows).replaceAll('"id-a0"', '"before-a0"')) : rows,
      ]),
    );
    const { ask } = await gateway(anew);
    const { explainedDay, absentees, absenteeSummary } = await ask(`{
      explainedDay(date: "2026-11-16", where: [{ column: STAFF_ID, in: ["a0"] }]) { nodes { reason onLeave { kind } } }
      absentees(date: "2026-11-16") { nodes { reason onLeave { kind } } }
      absenteeSummary(month: "2026-11", where: [{ column: STAFF_ID, in: ["a0"] }]) {
        nodes { daysOnLeave } letters { letters { days { date } } }
      }
    }`);
    expect(explainedDay.nodes).toEqual([{ reason: 'ON_LEAVE', onLeave: { kind: 'SICK' } }]);
    expect(absentees.nodes).toEqual(explainedDay.nodes);
    expect(absenteeSummary.nodes).toEqual([{ daysOnLeave: 2 }]);
    expect(absenteeSummary.letters.letters).toEqual([{ days: [{ date: '2026-11-18' }] }]);
  });

  it('N-24 are added and changed by management, and checked before they are sent', async () => {
    const { query: run } = await gateway(
      {
        ...withLeaves,
        'POST /leave/create': { _id: 'leave-9' },
        'PUT /leave/modify/leave-0': null,
        'DELETE /leave/destroy/leave-0': null,
      },
      'management',
    );
    const added = await run(
      'mutation { addLeave(input: { staffID: "a1", from: "2026-12-01", to: "2026-12-02", kind: STUDY, note: "Exam" }) { message id } }',
    );
    expect(added).toMatchObject({ data: { addLeave: { id: 'leave-9' } } });
    const reversed = await run(
      'mutation { addLeave(input: { staffID: "a1", from: "2026-12-02", to: "2026-12-01", kind: STUDY }) { message } }',
    );
    expect(reversed.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', field: 'to' } });
    expect(await run('mutation { updateLeave(id: "leave-0", input: { kind: OTHER }) { id } }')).toMatchObject({
      data: { updateLeave: { id: 'leave-0' } },
    });
    const nothing = await run('mutation { updateLeave(id: "leave-0", input: {}) { id } }');
    expect(nothing.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await run('mutation { removeLeave(id: "leave-0") { id } }')).toMatchObject({
      data: { removeLeave: { id: 'leave-0' } },
    });
  });

  it('N-24 are shown as they were added, and not as those of who had the staff ID before', async () => {
    const former = { staffID: 'a1', from: '2026-12-01', to: '2026-12-31', kind: 'maternity' };
    const answers = leaveAnswers([former], [['2026-12-01', '2026-12-01']]);
    const { query: run } = await gateway({ ...answers, 'POST /leave/create': { _id: 'leave-9' } }, 'management');
    const added = await run(
      'mutation { addLeave(input: { staffID: "a1", from: "2026-12-01", to: "2026-12-02", kind: STUDY }) { leave { kind } source { ok } } }',
    );
    expect(added).toMatchObject({ data: { addLeave: { leave: null, source: { ok: false } } } });
  });

  it('N-24 are shown as they were changed, however long ago they were', async () => {
    const old = { staffID: 'a1', from: '2018-03-05', to: '2018-03-09', kind: 'study' };
    const years = [
      [2025, 2027],
      [2022, 2024],
      [2019, 2021],
      [2016, 2018],
    ] as const;
    const answers = leaveAnswers(
      [old],
      years.map(([first, last]) => [`${first}-01-01`, `${last}-12-31`]),
    );
    const { query: run } = await gateway({ ...answers, 'PUT /leave/modify/leave-0': null }, 'management');
    const changed = await run(
      'mutation { updateLeave(id: "leave-0", input: { kind: STUDY }) { leave { from kind } source { ok message } } }',
    );
    expect(changed).toMatchObject({
      data: { updateLeave: { leave: { from: old.from, kind: 'STUDY' }, source: { ok: true, message: null } } },
    });
  });

  it('N-24 change nothing where the service has none of them, nor where it has the extension and no leave', async () => {
    const documents = [
      '{ explainedDay(date: "2026-11-17", first: 200) { totalCount nodes { key reason firstIn lastOut minutesLate isListedAbsent isProbablyNotReal evidence facts { kind name } } facets(columns: [REASON]) { values { value count } } } }',
      '{ attendanceMonth(month: "2026-11", first: 200) { nodes { key present late absent dayOff holiday outage other notKnown listedAbsent days { mark } } } }',
      '{ personMonth(staffID: "a0", month: "2026-11") { days { date reason evidence isListedAbsent } } }',
      '{ absentees(date: "2026-11-17") { totalCount nodes { key } } }',
      '{ absenteeDays(month: "2026-11", where: [{ column: REASON, in: ["Absent", ""] }]) { totalCount nodes { key reason } } }',
      '{ comparedStaff(later: "2026-11", earlier: "2026-10", measure: ABSENCE, first: 200) { nodes { key later earlier } } }',
      '{ absenteeSummary(month: "2026-11") { nodes { key datesAbsent dayCount } letters { letters { paragraphs days { date } } } } }',
    ];
    const bare = await gateway({});
    const empty = await gateway(leaveAnswers([], [rangeOf('2026-11'), rangeOf('2026-10')]));
    for (const document of documents) {
      expect(JSON.stringify(await bare.ask(document))).toBe(JSON.stringify(await empty.ask(document)));
    }
    expect(bare.calls.filter((call) => JSON.stringify(call).includes('/leave/'))).toEqual([]);
    const { errors } = await bare.query(
      '{ absentees(date: "2026-11-17", where: [{ column: ON_LEAVE, in: ["Sick"] }]) { totalCount } }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'EXTENSION_MISSING' });
  });
});
