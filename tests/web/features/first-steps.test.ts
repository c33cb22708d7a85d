import { describe, expect, it } from 'vitest';
import { firstSteps } from '../../../web/features/dashboard/first-steps.tsx';

const count = (rows: number | null) => ({
  rows,
  distinctStaff: rows,
  source: { call: 'GET /staff/find/all', ok: rows !== null, asOf: null, code: null, message: null },
});
const company = (staff: number | null, signIns: number | null) => ({
  validStaff: count(staff),
  attendance: count(signIns),
});
const having = (shifts: number, keys: number | null) => ({
  shiftList: { totalCount: shifts },
  deviceKeys: keys === null ? null : { totalCount: keys },
});
/** The steps that are not done. */
const left = (...given: Parameters<typeof firstSteps>) =>
  firstSteps(...given).flatMap(({ title, isDone }) => (isDone === false ? [title] : []));
const [colleagues, shifts, staff, holidays, keys] = [
  'Add your colleagues',
  'Create the shifts',
  'Add staff to the register',
  'Enter the holidays',
  'Give each device its key',
];

describe('firstSteps', () => {
  it('are ticked one by one as they are done, and go all with the first sign-in', () => {
    const all = { ...having(0, 0), users: { totalCount: 1 }, holidays: { totalCount: 0 } };
    expect(left('ADMIN', company(0, 0), all)).toEqual([colleagues, shifts, staff, holidays, keys]);
    expect(left('ADMIN', company(2, 0), having(1, 0))).toEqual([keys]);
    const done = firstSteps('ADMIN', company(2, 0), having(1, 3));
    expect(done.map(({ title, isDone }) => [title, isDone])).toEqual([
      ['Change your first password', null],
      [shifts, true],
      [staff, true],
      [keys, true],
    ]);
    expect(firstSteps('ADMIN', company(2, 1), having(0, 0))).toEqual([]);
  });

  it('leave out what is not known, and device keys where the service has none', () => {
    expect(left('ADMIN', company(null, null), having(0, null))).toEqual([shifts]);
    expect(left('ADMIN', company(0, 0), { shiftList: null, deviceKeys: null })).toEqual([staff]);
  });

  it('lead a role to no screen that is not open to it', () => {
    const links = (role: 'ADMIN' | 'MANAGEMENT' | 'USER') =>
      firstSteps(role, company(0, 0), { shiftList: { totalCount: 0 } }).flatMap((step) =>
        step.links.map(({ to }) => to),
      );
    expect(links('ADMIN')).toEqual([
      '/settings/changepwd',
      '/settings/setup',
      '/manage/staff/upload',
      '/manage/staffs',
    ]);
    expect(links('MANAGEMENT')).toEqual(['/settings/changepwd', '/manage/staffs']);
    expect(links('USER')).toEqual(['/settings/changepwd']);
  });
});
