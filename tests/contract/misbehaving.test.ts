import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../support/gateway.ts';
import {
  body,
  type Misbehaviour,
  startMisbehavingService,
  success,
  truncated,
} from '../support/misbehaving-service.ts';

/** Every list of the gateway, by an operation that reads all that its rows have of upstream. */
const lists: Record<string, string> = {
  users: '{ users { notice totalCount nodes { id email name role isActive createdAt } } }',
  staff: '{ staff { notice totalCount nodes { staff { staffID name } unit imageURL shift { id name } createdAt } } }',
  attendance:
    '{ attendance(date: "2026-11-19", mode: SIGNED_IN) { notice totalCount nodes { staff { staffID name } attendanceDate latitude location } } }',
  staffAttendance:
    '{ staffAttendance(staffID: "7", month: "2026-11") { notice totalCount nodes { staff { staffID name } attendanceDate } } }',
  clockOuts:
    '{ clockOuts(date: "2026-11-19") { notice totalCount nodes { staff { staffID name } attendanceDate latitude } } }',
  lateness:
    '{ lateness(date: "2026-11-19") { notice totalCount nodes { staff { staffID name } attendanceDate minutesLate } } }',
  absentees: '{ absentees(date: "2026-11-19") { notice totalCount nodes { staff { staffID name } imageURL } } }',
  serialLateness:
    '{ serialLateness(month: "2026-11") { notice totalCount nodes { staff { staffID name } daysLate occurrence } } }',
  serialLatenessDays:
    '{ serialLatenessDays(month: "2026-11") { notice totalCount nodes { staff { staffID name } date } } }',
  absenteeSummary:
    '{ absenteeSummary(month: "2026-11") { notice totalCount nodes { staff { staffID name } datesAbsent occurrence } } }',
  absenteeDays: '{ absenteeDays(month: "2026-11") { notice totalCount nodes { staff { staffID name } date } } }',
};
const names = Object.keys(lists);

interface Page {
  readonly notice: string | null;
  readonly totalCount: number;
  readonly nodes: readonly Record<string, unknown>[];
}

/** A gateway in front of a service that can be made to misbehave. */
async function setUp(settings: Record<string, string> = {}) {
  const service = await startMisbehavingService();
  const gateway = await testGateway({ settings: { UPSTREAM_URL: service.url, ...settings } });
  const token = await signToken();
  /** The list's page, or the code and message of the one error. */
  const ask = async (name: string, misbehaviour: Misbehaviour) => {
    service.behave(misbehaviour);
    const { data, errors } = await gateway.query(lists[name] ?? '', {}, token);
    const error = errors?.[0];
    const page = (data as Record<string, Page | null> | null)?.[name] ?? null;
    return { page, count: errors?.length ?? 0, code: error?.extensions.code ?? null, message: error?.message ?? null };
  };
  return { gateway, service, token, ask };
}

/** A row that fits every list, its staff lying flat, numbers and truth values as text. */
const flat = {
  _id: 7,
  staffID: 7,
  name: 'Ada Obi',
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'ICT',
  email: 'ada@demo.example',
  role: 'admin',
  isActive: 'true',
  latitude: '6.2',
  longitude: '7.07',
  occurrence: '2',
  attendanceDate: '2026-11-19T07:00:00Z',
  createdAt: '2026-11-19T07:00:00Z',
  daysLate: ['2026-11-18', '2026-11-19'],
  dateAbsent: ['2026-11-18', '2026-11-19'],
  unknownField: { of: 'a later version' },
};
const perDay = ['serialLatenessDays', 'absenteeDays'];
/** Of somebody's month only their own row is. */
const rowsOf = (name: string, rows: number) =>
  perDay.includes(name) ? rows * 2 : name === 'staffAttendance' ? Math.min(rows, 1) : rows;

/** Replies of which every row is kept; the days' lists make two rows of each. */
const kept: readonly { readonly what: string; readonly reply: Misbehaviour; readonly rows: number }[] = [
  { what: 'flat instead of embedded staff', reply: success([flat]), rows: 1 },
  {
    what: 'staff embedded under staffID',
    reply: success([{ ...flat, staffID: { staffID: '7', name: 'Ada Obi' } }]),
    rows: 1,
  },
  {
    what: 'staff embedded under staff',
    reply: success([{ ...flat, staffID: undefined, staff: { staffID: 7, name: 'Ada Obi' } }]),
    rows: 1,
  },
  {
    what: 'numbers and truth values as text',
    reply: success([flat, { ...flat, staffID: 8, _id: '8', latitude: 'north', occurrence: 'many' }]),
    rows: 2,
  },
  { what: 'rows that are not objects among good ones', reply: success([null, 'x', 7, [], flat]), rows: 1 },
  {
    what: 'an envelope served as text/html',
    reply: body(JSON.stringify({ status: 'success', data: [flat] }), 200, 'text/html'),
    rows: 1,
  },
  { what: 'an empty list', reply: success([]), rows: 0 },
];

/** Replies that are one coded error: one of each kind, others are told apart where the client is tested. */
const refused: readonly { readonly what: string; readonly reply: Misbehaviour; readonly code: string }[] = [
  { what: 'a missing list', reply: body('{"status":"success"}'), code: 'UPSTREAM_BAD_RESPONSE' },
  { what: 'a bare list', reply: body(JSON.stringify([flat])), code: 'UPSTREAM_BAD_RESPONSE' },
  { what: 'HTML', reply: body('<html>bad gateway</html>', 502, 'text/html'), code: 'UPSTREAM_UNAVAILABLE' },
  {
    what: 'a connection that breaks off',
    reply: truncated(JSON.stringify({ status: 'success', data: [flat] })),
    code: 'UPSTREAM_BAD_RESPONSE',
  },
  { what: '401', reply: body('{"status":"error","message":"Sign in again"}', 401), code: 'UNAUTHENTICATED' },
  { what: '403', reply: body('{"status":"error","message":"Not yours"}', 403), code: 'FORBIDDEN' },
];

describe('lists in front of a service that misbehaves', () => {
  it.each(kept)('keep what can be kept: $what', async ({ reply, rows }) => {
    const { ask } = await setUp();
    for (const name of names) {
      const { page, code, message } = await ask(name, reply);
      expect([name, code, message, page?.totalCount]).toEqual([name, null, null, rowsOf(name, rows)]);
      const staff = page?.nodes[0]?.staff;
      // A staff record embeds no other.
      if (staff && name !== 'staff') expect([name, staff]).toEqual([name, { staffID: '7', name: 'Ada Obi' }]);
    }
  });

  it.each(refused)('answer one coded error and go on: $what', async ({ reply, code }) => {
    const { ask } = await setUp();
    for (const name of names) {
      const answer = await ask(name, reply);
      expect({ name, ...answer }).toMatchObject({ name, page: null, count: 1, code });
      expect(answer.message).not.toMatch(/127\.0\.0\.1|<html>|ECONN|undefined/);
      const after = await ask(name, success([flat]));
      expect([name, after.code, after.page?.totalCount]).toEqual([name, null, rowsOf(name, 1)]);
    }
  });
});
