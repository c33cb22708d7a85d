import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const calls = {
  register: 'GET /staff/find/all',
  signIns: 'GET /attendance/findall?date=2026-11-19&mode=signedIn',
  absent: 'GET /attendance/exception?date=2026-11-19',
  late: 'GET /attendance/lateness?date=2026-11-19',
} as const;

const onTheDay = () => Date.parse('2026-11-19T12:00:00+01:00');

const member = (staffID: string, shift = 'Day') =>
  staffRecord({ _id: `id-${staffID}-${shift}`, staffID, shift: { _id: shift, name: shift } });
const signIn = (staffID: string, attendanceDate = '2026-11-19T07:00:00') =>
  attendanceRecord({ staffID: { ...staffRecord(), staffID }, attendanceDate });

/**
 * 1 signed in; 2 signed in late, twice; 3 is absent; 4 is in no list; 5 signed in and is listed as absent; 6 is late
 * without a sign-in; 7 is not on the register; 8 is on it twice.
 */
const day = {
  [calls.register]: [...['1', '2', '3', '4', '5', '6', '8'].map((id) => member(id)), member('8', 'Night')],
  [calls.signIns]: [
    signIn('1'),
    signIn('2', '2026-11-19T09:10:00'),
    signIn('2', '2026-11-19T09:05:00'),
    signIn('5'),
    signIn('7'),
  ],
  [calls.absent]: [staffRecord({ staffID: '3' }), staffRecord({ staffID: '5' })],
  [calls.late]: [signIn('2', '2026-11-19T09:05:00'), signIn('6')],
};

const down = codedError('UPSTREAM_TIMEOUT', 'Too late.');

const document = `{ reconciliation(date: "2026-11-19") {
  date groups { group people unknownFor } sources { call ok code }
} }`;

interface Answer {
  reconciliation: {
    groups: { group: string; people: number | null; unknownFor: string[] }[];
    sources: { call: string; ok: boolean; code: string | null }[];
  };
}

async function countsOf(answers: Record<string, unknown>): Promise<Answer['reconciliation']> {
  const { ask } = await testGateway({ now: onTheDay, answers });
  return (await ask(document)).reconciliation;
}

describe('Query.reconciliation', () => {
  it('F-103 has records of nobody in no group, and says how many there are', async () => {
    const nobody = (location: string) => attendanceRecord({ staffID: null, location });
    const strangers = {
      [calls.signIns]: [...day[calls.signIns], nobody('A'), nobody('B')],
      [calls.late]: [...day[calls.late], nobody('A')],
    };
    const { ask } = await testGateway({ now: onTheDay, answers: { ...day, ...strangers } });
    const { reconciliation, reconciledStaff } = await ask(`{
      reconciliation(date: "2026-11-19") { withoutStaff groups { group people } }
      reconciledStaff(date: "2026-11-19", group: NOT_ON_REGISTER) { notice nodes { key } }
    }`);
    const { groups } = await countsOf(day);
    expect(reconciliation).toEqual({
      withoutStaff: 2,
      groups: groups.map(({ group, people }) => ({ group, people })),
    });
    expect(reconciledStaff).toEqual({
      notice: expect.stringContaining('without a staff record'),
      nodes: [{ key: '7' }],
    });
  });

  it('N-06 tells where the lists disagree', async () => {
    const token = await signToken({ role: 'user' });
    const { ask, calls: made } = await testGateway({ now: onTheDay, answers: day, token });
    const known = (group: string, people: number) => ({ group, people, unknownFor: [] });
    const ok = (call: string) => ({ call, ok: true, code: null });
    expect((await ask(document)).reconciliation).toEqual({
      date: '2026-11-19',
      groups: [
        known('IN_BOTH_LISTS', 1),
        known('LATE_WITHOUT_SIGN_IN', 1),
        known('NOT_ON_REGISTER', 1),
        known('SIGNED_IN_REPEATEDLY', 1),
        known('REGISTERED_REPEATEDLY', 1),
      ],
      sources: [
        ok('GET /staff/find/all'),
        ok('GET /attendance/findall'),
        ok('GET /attendance/exception'),
        ok('GET /attendance/lateness'),
      ],
    });
    expect(made.map(({ call }) => call).sort()).toEqual(Object.values(calls).sort());
    expect(made.every((call) => call.token === token)).toBe(true);
  });

  it('F-103 speaks of the day on which it was asked, also where the last list is answered after midnight', async () => {
    let time = Date.parse('2026-11-19T23:59:59.900+01:00');
    const late = () => {
      time += 200;
      return day[calls.late];
    };
    const { ask } = await testGateway({ now: () => time, answers: { ...day, [calls.late]: late } });
    const { reconciliation, organisation } = await ask(`{
      reconciliation(date: "2026-11-19") { groups { group people } }
      organisation { today }
    }`);
    const asked = await countsOf(day);
    expect(reconciliation.groups).toEqual(asked.groups.map(({ group, people }) => ({ group, people })));
    expect(organisation.today).toBe('2026-11-19');
    expect((await ask('{ organisation { today } }')).organisation.today).toBe('2026-11-20');
  });

  it.each([
    ['register', ['NOT_ON_REGISTER', 'REGISTERED_REPEATEDLY']],
    ['signIns', ['IN_BOTH_LISTS', 'LATE_WITHOUT_SIGN_IN', 'NOT_ON_REGISTER', 'SIGNED_IN_REPEATEDLY']],
    ['absent', ['IN_BOTH_LISTS', 'NOT_ON_REGISTER']],
    ['late', ['LATE_WITHOUT_SIGN_IN', 'NOT_ON_REGISTER']],
  ] as const)('N-17 says what is unknown without the %s, and keeps the rest', async (part, unknown) => {
    const whole = await countsOf(day);
    const { groups, sources } = await countsOf({ ...day, [calls[part]]: down });
    const call = calls[part].replace(/\?.*/, '');
    expect(groups.filter(({ people }) => people === null).map(({ group }) => group)).toEqual(unknown);
    for (const count of groups) {
      const isUnknown = (unknown as readonly string[]).includes(count.group);
      const same = whole.groups.find(({ group }) => group === count.group);
      expect(count).toEqual(isUnknown ? { group: count.group, people: null, unknownFor: [call] } : same);
    }
    expect(sources.filter(({ ok }) => !ok)).toEqual([{ call, ok: false, code: 'UPSTREAM_TIMEOUT' }]);
  });
});

describe('Query.reconciledStaff', () => {
  const listDocument = `query ($group: ReconciledGroup!) { reconciledStaff(date: "2026-11-19", group: $group) {
    totalCount nodes { staff { staffID } }
  } }`;

  it('N-06 answers exactly the people that each number counts', async () => {
    const { ask } = await testGateway({ now: onTheDay, answers: day });
    const people: Record<string, unknown> = {};
    for (const { group, people: count } of (await countsOf(day)).groups) {
      const { totalCount, nodes } = (await ask(listDocument, { group })).reconciledStaff;
      expect([group, totalCount]).toEqual([group, count]);
      people[group] = nodes;
    }
    const only = (staffID: string) => [{ staff: { staffID } }];
    expect(people).toEqual({
      IN_BOTH_LISTS: only('5'),
      LATE_WITHOUT_SIGN_IN: only('6'),
      NOT_ON_REGISTER: only('7'),
      SIGNED_IN_REPEATEDLY: only('2'),
      REGISTERED_REPEATEDLY: only('8'),
    });
  });

  it('tells what each list says about a person', async () => {
    const { ask } = await testGateway({ now: onTheDay, answers: { ...day, [calls.absent]: down } });
    const selection = 'key shift signInCount firstSignIn isListedAbsent isListedLate registerRecords';
    expect(
      await ask(
        `{ reconciledStaff(date: "2026-11-19", group: SIGNED_IN_REPEATEDLY) { notice nodes { ${selection} } } }`,
      ),
    ).toEqual({
      reconciledStaff: {
        notice: null,
        nodes: [
          {
            ...{ key: '2', shift: 'Day', signInCount: 2, firstSignIn: '2026-11-19T09:05:00+01:00' },
            ...{ isListedAbsent: null, isListedLate: true, registerRecords: 1 },
          },
        ],
      },
    });
  });

  it('R-034 fails when a call that decides the group does', async () => {
    const refused = new Reply({ status: 'error', message: 'Date is closed' });
    const { query } = await testGateway({ now: onTheDay, answers: { ...day, [calls.absent]: refused } });
    expect(await query(listDocument, { group: 'IN_BOTH_LISTS' })).toMatchObject({
      errors: [{ message: 'Date is closed', extensions: { code: 'UPSTREAM_REJECTED' } }],
    });
    expect(await query(listDocument, { group: 'SIGNED_IN_REPEATEDLY' })).toMatchObject({
      data: { reconciledStaff: { totalCount: 1 } },
    });
  });
});

describe('reconciliation of a past day', () => {
  const today = staffRecord({ _id: 'id-1', staffID: '1', serviceCentre: 'Moved', shift: { _id: 'Day', name: 'Day' } });
  const newcomer = staffRecord({ _id: 'id-new', staffID: '2', name: 'Newcomer', createdAt: '2026-11-20T08:00:00Z' });
  const ada = staffRecord({ _id: 'id-1', staffID: '1', serviceCentre: 'Awka' });
  const leaver = staffRecord({ _id: 'id-old', staffID: '2', name: 'Leaver' });
  const past = {
    [calls.register]: [today, newcomer],
    [calls.signIns]: [ada, ada, leaver, leaver].map((staffID, hour) =>
      attendanceRecord({ staffID, attendanceDate: `2026-11-19T0${hour}:00:00` }),
    ),
    [calls.absent]: [staffRecord({ _id: 'id-gone', staffID: '3', name: 'Gone' })],
    [calls.late]: [],
  };

  it('F-102 has whoever its lists name with a staff record on its register, as they have them', async () => {
    const { ask } = await testGateway({ now: () => Date.parse('2026-11-23T12:00:00+01:00'), answers: past });
    const { reconciliation, reconciledStaff } = await ask(`{
      reconciliation(date: "2026-11-19") { groups { group people } }
      reconciledStaff(date: "2026-11-19", group: SIGNED_IN_REPEATEDLY) { nodes { key shift staff { name serviceCentre } } }
    }`);
    expect(reconciliation.groups).toContainEqual({ group: 'NOT_ON_REGISTER', people: 0 });
    expect(reconciliation.groups).toContainEqual({ group: 'SIGNED_IN_REPEATEDLY', people: 2 });
    expect(reconciledStaff).toEqual({
      nodes: [
        { key: '1', shift: 'Day', staff: { name: ada.name, serviceCentre: 'Awka' } },
        { key: '2', shift: '', staff: { name: 'Leaver', serviceCentre: leaver.serviceCentre } },
      ],
    });
  });
});
