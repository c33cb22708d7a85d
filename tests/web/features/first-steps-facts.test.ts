import { describe, expect, it } from 'vitest';
import { firstSteps } from '../../../web/features/dashboard/first-steps-facts.ts';

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
const titles = (...given: Parameters<typeof firstSteps>) => firstSteps(...given).map(({ title }) => title);
const [shifts, staff, keys] = ['Make the shifts', 'Put staff on the register', 'Give each device its key'];

describe('firstSteps', () => {
  it('go one by one as they are done, all with the first sign-in', () => {
    expect(titles('ADMIN', company(0, 0), having(0, 0))).toEqual([shifts, staff, keys]);
    expect(titles('ADMIN', company(0, 0), having(1, 0))).toEqual([staff, keys]);
    expect(titles('ADMIN', company(2, 0), having(1, 0))).toEqual([keys]);
    expect(titles('ADMIN', company(2, 0), having(1, 3))).toEqual([]);
    expect(titles('ADMIN', company(2, 1), having(0, 0))).toEqual([]);
  });

  it('leave out what is not known, and device keys where the service has none', () => {
    expect(titles('ADMIN', company(null, null), having(0, null))).toEqual([shifts]);
    expect(titles('ADMIN', company(0, 0), { shiftList: null, deviceKeys: null })).toEqual([staff]);
  });

  it('lead a role to no screen that is not open to it', () => {
    const links = (role: 'ADMIN' | 'MANAGEMENT' | 'USER') =>
      firstSteps(role, company(0, 0), { shiftList: { totalCount: 0 } }).flatMap((step) =>
        step.links.map(({ to }) => to),
      );
    expect(links('ADMIN')).toEqual(['/settings/setup', '/manage/staff/upload', '/manage/staffs']);
    expect(links('MANAGEMENT')).toEqual(['/manage/staffs']);
    expect(links('USER')).toEqual([]);
  });
});
