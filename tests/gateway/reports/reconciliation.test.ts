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

const document = `{ reconciliation(date: "2026-11-19") {
  date groups { group people unknownFor } sources { call ok code }
} }`;

interface Answer {
  reconciliation: {
    groups: { group: string; people: number | null; unknownFor: string[] }[];
    sources: { call: string; ok: boolean; code: string | null }[];
  };
}

async function countsOf(answers: Record<string, unknown>) {
  const { query } = await testGateway({ now: onTheDay, answers });
  const { data } = (await query(document)) as { data: Answer };
  return data.reconciliation;
}

describe('Query.reconciliation', () => {
  it('F-103 has records of nobody in no group, and says how many there are', async () => {
    const nobody = (location: string) => attendanceRecord({ staffID: null, location });
    const strangers = {
      [calls.signIns]: [...day[calls.signIns], nobody('A'), nobody('B')],
      [calls.late]: [...day[calls.late], nobody('A')],
    };
    const { query } = await testGateway({ now: onTheDay, answers: { ...day, ...strangers } });
    const { data } = await query('{ reconciliation(date: "2026-11-19") { withoutStaff groups { group people } } }');
    const { withoutStaff, groups } = (data as { reconciliation: { withoutStaff: number } & Answer['reconciliation'] })
      .reconciliation;
    expect(withoutStaff).toBe(2);
    const without = await countsOf(day);
    expect(groups).toEqual(without.groups.map(({ group, people }) => ({ group, people })));
    const rows = await query(
      '{ reconciledStaff(date: "2026-11-19", group: NOT_ON_REGISTER) { notice nodes { key } } }',
    );
    expect(rows.data).toMatchObject({ reconciledStaff: { nodes: [{ key: '7' }] } });
    expect((rows.data as { reconciledStaff: { notice: string } }).reconciledStaff.notice).toContain(
      'without a staff record',
    );
  });

  it('N-06 tells where the lists disagree', async () => {
    const { query, calls: made } = await testGateway({ now: onTheDay, answers: day });
    const token = await signToken({ role: 'user' });
    const known = (group: string, people: number) => ({ group, people, unknownFor: [] });
    const ok = (call: string) => ({ call, ok: true, code: null });
    expect(await query(document, {}, token)).toEqual({
      data: {
        reconciliation: {
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
        },
      },
    });
    expect(made.map(({ call }) => call).sort()).toEqual(Object.values(calls).sort());
    expect(made.every((call) => call.token === token)).toBe(true);
  });

  const down = codedError('UPSTREAM_TIMEOUT', 'Too late.');

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

  it('A-46 ends with the session when upstream refuses it', async () => {
    const { query } = await testGateway({
      now: onTheDay,
      answers: { ...day, [calls.late]: codedError('UNAUTHENTICATED', 'Gone.') },
    });
    expect(await query(document)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});

describe('Query.reconciledStaff', () => {
  const listDocument = `query ($group: ReconciledGroup!) { reconciledStaff(date: "2026-11-19", group: $group) {
    totalCount nodes { staff { staffID } }
  } }`;

  it('N-06 answers exactly the people that each number counts', async () => {
    const { query } = await testGateway({ now: onTheDay, answers: day });
    const { groups } = await countsOf(day);
    const people: Record<string, string[]> = {};
    for (const { group, people: count } of groups) {
      const { data } = (await query(listDocument, { group })) as {
        data: { reconciledStaff: { totalCount: number; nodes: { staff: { staffID: string } }[] } };
      };
      expect([group, data.reconciledStaff.totalCount]).toEqual([group, count]);
      people[group] = data.reconciledStaff.nodes.map(({ staff }) => staff.staffID);
    }
    expect(people).toEqual({
      IN_BOTH_LISTS: ['5'],
      LATE_WITHOUT_SIGN_IN: ['6'],
      NOT_ON_REGISTER: ['7'],
      SIGNED_IN_REPEATEDLY: ['2'],
      REGISTERED_REPEATEDLY: ['8'],
    });
  });

  it('tells what each list says about a person', async () => {
    const { query } = await testGateway({
      now: onTheDay,
      answers: { ...day, [calls.absent]: codedError('UPSTREAM_TIMEOUT', 'Late.') },
    });
    const selection = 'key shift signInCount firstSignIn isListedAbsent isListedLate registerRecords';
    expect(
      await query(
        `{ reconciledStaff(date: "2026-11-19", group: SIGNED_IN_REPEATEDLY) { notice nodes { ${selection} } } }`,
      ),
    ).toEqual({
      data: {
        reconciledStaff: {
          notice: null,
          nodes: [
            {
              key: '2',
              shift: 'Day',
              signInCount: 2,
              firstSignIn: '2026-11-19T09:05:00+01:00',
              isListedAbsent: null,
              isListedLate: true,
              registerRecords: 1,
            },
          ],
        },
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
