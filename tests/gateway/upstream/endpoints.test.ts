import { describe, expect, it } from 'vitest';
import type { Call } from '../../../gateway/upstream/call.ts';
import { endpoints } from '../../../gateway/upstream/endpoints.ts';
import fc from '../../support/fast-check.ts';
import { describedCalls } from '../../support/openapi.ts';

const lagos = 'Africa/Lagos';
const day = '2026-11-19';

const clock = { timeZone: lagos, now: () => Date.UTC(2026, 11) };
const monthly = ['serialLateness', 'monthlyAbsence'];

/** What a call may be asked with: this text throughout; a month's list with a clock besides. */
const argumentsOf = (name: string, text: string): never[] =>
  [text, monthly.includes(name) ? clock : text, text, text] as never[];

describe('endpoints', () => {
  it.each([
    ['R-102', endpoints.users(), '/users/findAll'],
    ['R-107', endpoints.staff(), '/staff/findAll'],
    ['R-108', endpoints.validStaff(), '/staff/find/all'],
    ['R-109', endpoints.staffMember('a1', lagos), '/staff/find/a1'],
    ['R-114', endpoints.shifts(), '/shift/findAll'],
    ['R-118', endpoints.attendance(day, 'SIGNED_IN'), `/attendance/findall?date=${day}&mode=signedIn`],
    [
      'R-119',
      endpoints.staffAttendance(day, 'SIGNED_OUT', '001'),
      `/attendance/find/customer?date=${day}&mode=signedOut&staffID=001`,
    ],
    ['R-120', endpoints.absent(day), `/attendance/exception?date=${day}`],
    ['R-121', endpoints.lateness(day), `/attendance/lateness?date=${day}`],
    ['R-122', endpoints.serialLateness(day, clock), `/attendance/serialLatness?date=${day}`],
    ['R-123', endpoints.monthlyAbsence(day, clock), `/attendance/absentee/monthly?date=${day}`],
  ])('%s reads from the path of section 7', (_row, call, path) => {
    expect(call.path).toBe(path);
    expect(call.call).toBe(`GET ${path.replace(/a1$/, '{id}').replace(/\?.*/, '')}`);
  });

  it.each([
    [
      'R-101',
      endpoints.signIn('e', 'p'),
      { method: 'POST', path: '/users/signin', body: { email: 'e', password: 'p' } },
    ],
    ['R-103', endpoints.createUser({ email: 'e' }), { method: 'POST', path: '/users/create', body: { email: 'e' } }],
    [
      'R-104',
      endpoints.modifyUser('1', { name: 'n' }),
      { method: 'PUT', path: '/users/modify/1', body: { name: 'n' } },
    ],
    ['R-105', endpoints.resetUserPassword('1'), { method: 'PUT', path: '/users/resetPassword/default/1' }],
    ['R-106', endpoints.changePassword('p'), { method: 'POST', path: '/users/resetpassword', body: { password: 'p' } }],
    [
      'R-110',
      endpoints.createStaff({ staffID: '1' }),
      { method: 'POST', path: '/staff/create', body: { staffID: '1' } },
    ],
    ['R-111', endpoints.createManyStaff([{}]), { method: 'POST', path: '/staff/create/many', body: { staffs: [{}] } }],
    ['R-112', endpoints.modifyStaff('1', {}), { method: 'PUT', path: '/staff/modify/1', body: {} }],
    ['R-113', endpoints.deleteStaff('1'), { method: 'DELETE', path: '/staff/destroy/1' }],
    ['R-115', endpoints.createShift({}), { method: 'POST', path: '/shift/create', body: {} }],
    ['R-116', endpoints.modifyShift('1', {}), { method: 'PUT', path: '/shift/modify/1', body: {} }],
    ['R-117', endpoints.deleteShift('1'), { method: 'DELETE', path: '/shift/destroy/1' }],
  ])('%s writes as section 7 says', (_row, call, expected) => {
    expect(call).toEqual({ ...expected, call: `${expected.method} ${expected.path.replace(/1$/, '{id}')}` });
  });

  it.each(Object.entries<(...args: never[]) => Call>(endpoints))(
    'names %s alike whatever it is asked',
    (name, endpoint) => {
      const named = (text: string) => endpoint(...argumentsOf(name, text)).call;
      const arbitrary = fc.string({ minLength: 1 }).filter((text) => !/^\.{0,2}$/.test(text));
      fc.assert(
        fc.property(arbitrary, arbitrary, (one, other) => {
          expect(named(one)).toBe(named(other));
        }),
      );
      expect(named('1')).toMatch(/^(GET|POST|PUT|DELETE) (\/[A-Za-z]+)+(\/\{id\})?$/);
    },
  );

  it('has no call that the description of the service lacks', () => {
    const calls = Object.entries<(...args: never[]) => Call>(endpoints).map(
      ([name, endpoint]) => endpoint(...argumentsOf(name, '1')).call,
    );
    const described = describedCalls.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{id}')}`);
    const missing = calls.filter((call) => !described.includes(call));
    expect(missing, 'Describe the call in upstream/openapi.yaml, below paths.').toEqual([]);
  });

  it.each(['../users/findAll', '1?x=2', 'a/b', 'a#b', 'é\r\nHost: x', '\0', '\ud800', '%2e%2e'])(
    'keeps the id %j within its segment',
    (id) => {
      const { path } = endpoints.staffMember(id, lagos);
      expect(path).toMatch(/^\/staff\/find\/[^/?#]+$/);
      expect(new URL(path, 'http://upstream').pathname).toBe(path);
    },
  );

  it.each(['', '.', '..'])('refuses the id %j', (id) => {
    expect(() => endpoints.deleteStaff(id)).toThrow('Give the id of a record');
  });

  it('keeps what is asked for within its own parameter', () => {
    const { path } = endpoints.staffAttendance(day, 'SIGNED_IN', '1&mode=x#');
    expect(new URL(path, 'http://upstream').searchParams.getAll('mode')).toEqual(['signedIn']);
  });
});
