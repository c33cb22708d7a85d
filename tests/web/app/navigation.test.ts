import { describe, expect, it } from 'vitest';
import { screenPaths } from '../../../schema/generated/screen-paths.ts';
import { dailyPaths, findScreen, groups, isOpenTo, type Screen, screens } from '../../../web/app/routes/navigation.ts';
import { screenIcon } from '../../../web/app/routes/screen-icons.tsx';
import { mayUse, type Role } from '../../../web/session/token.ts';

const everyone = [
  'Dashboard',
  'Attendance Report',
  'Staff Attendance',
  'Lateness',
  "Today's Absenteeism",
  'Clock-out Report',
  'Photo Review',
  'Attendance Map',
  'Attendance Search',
  'Location Map',
  'Serial Lateness',
  'Absentee Summary Report',
  'Change password',
];

const manage = ['Admin Users', 'Staff Users', 'Staff List', 'Staff Batch Upload', 'All Units'];
const specified = [...everyone, ...manage, 'Shift Setup'];

/** The screens of the specification that the sidebar links for a role. */
const linkedFor = (role: Role) =>
  screens
    .filter(({ isLinked, least, label }) => isLinked && mayUse(role, least) && specified.includes(label))
    .map(({ label }) => label);

describe('screens', () => {
  it('R-021 A-10 links every screen of the sidebar for an admin', () => {
    expect(linkedFor('ADMIN').sort()).toEqual(specified.toSorted());
  });

  it('R-022 R-023 R-024 shows management the staff screens only of the Manage users group', () => {
    expect(linkedFor('MANAGEMENT').sort()).toEqual([...everyone, 'Staff Users', 'Staff List'].sort());
  });

  it('R-022 R-025 shows a user the attendance and settings menus', () => {
    expect(linkedFor('USER')).toEqual(everyone);
  });
});

describe('the sidebar', () => {
  const linked = screens.filter(({ isLinked }) => isLinked);

  it('F-273 shows at most 17 entries whichever screen is open: its link, those of every day and the headings of the places', () => {
    const headings = groups.length - 1;
    expect(linked.filter(({ path }) => dailyPaths.includes(path))).toHaveLength(dailyPaths.length);
    expect(dailyPaths.length + 1 + headings).toBeLessThanOrEqual(17);
  });

  it('has a link to mark for every screen without one of its own', () => {
    const parents = screens.filter(({ isLinked }) => !isLinked).map(({ path, parent }) => [path, parent] as const);
    for (const [path, parent] of parents) {
      expect(
        linked.map((screen) => screen.path),
        path,
      ).toContain(parent);
    }
    expect(Object.fromEntries(parents)).toMatchObject({
      '/serialatness/all': '/report/serialatness',
      '/all/absentee': '/absentee/summary/report',
      '/person/:staffID': '/attendance/staff',
    });
  });
});

describe('an address', () => {
  it('F-137 is known to the gateway exactly where it has a screen', () => {
    expect(screens.map(({ path }) => path)).toEqual([...screenPaths]);
  });
});

describe('a linked screen', () => {
  const linked = screens.filter(({ isLinked }) => isLinked).map(({ path }) => path);

  it('has a picture of its own', () => {
    const missing = linked.filter((path) => screenIcon(path) === screenIcon('/'));
    expect(missing, 'Give each its line in web/app/routes/screen-icons.tsx').toEqual([]);
  });
});

describe('isOpenTo', () => {
  const holidays = findScreen('/absence/holidays') as Screen;

  it('F-81 links a screen of an extension only where the service is known to have it', () => {
    expect(isOpenTo('ADMIN', new Set(['holidays']), holidays)).toBe(true);
    expect(isOpenTo('ADMIN', new Set(['intake']), holidays)).toBe(false);
    expect(isOpenTo('ADMIN', null, holidays)).toBe(false);
    expect(isOpenTo('MANAGEMENT', new Set(['holidays']), holidays)).toBe(false);
  });
});

describe('findScreen', () => {
  it.each([
    '/dashboard',
    '/manage/users',
    '/manage/staffs',
    '/manage/all/staffs',
    '/manage/staff/upload',
    '/manage/units',
    '/attendance/search',
    '/all/attendance',
    '/report/exception',
    '/absentee/summary/report',
    '/all/absentee',
    '/report/latness',
    '/report/serialatness',
    '/serialatness/all',
    '/report/clockout',
    '/all/location',
    '/user/location/6.4584_7.5464',
    '/settings/changepwd',
    '/settings/setup',
    '/all/ad3',
    '/attendance/staff',
    '/attendance/day',
    '/attendance/month',
    '/attendance/hours',
    '/person/00123',
    '/dashboard/people',
    '/dashboard/near-serial',
  ])('R-001 knows %s', (path) => {
    expect(findScreen(path)).toBeDefined();
  });

  it.each([
    '/',
    '/dashboard/',
    '/dashboard/x',
    '/Dashboard',
    '/user/location/',
    '/user/location',
    '/nope',
    '//dashboard',
    '/dashboard//',
    '/DASHBOARD',
    '/dash%62oard',
    '/dashboard%2F',
    '/all//attendance',
    '/user/location/6.4_7.5/',
    '/logout',
    '/logout/',
  ])('R-002 F-40 A-49 knows nothing at %s', (path) => {
    expect(findScreen(path)).toBeUndefined();
  });
});
