import { describe, expect, it } from 'vitest';
import { screenPaths } from '../../../schema/screen-paths.ts';
import { findScreen, isOpenTo, type Screen, screens } from '../../../web/app/routes/navigation.ts';
import { screenIcon } from '../../../web/app/routes/screen-icons.tsx';
import {
  type GroupState,
  readGroupStates,
  shownLinks,
  writeGroupStates,
} from '../../../web/app/shell/sidebar-group.tsx';
import { mayUse, type Role } from '../../../web/session/token.ts';

const everyone = [
  'Dashboard',
  'Attendance Report',
  'Lateness',
  'Photo Review',
  'Attendance Map',
  'Attendance Search',
  'Clock-out Report',
  'Serial Lateness',
  'Location Map',
  'Staff Attendance',
  "Today's Absenteeism",
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
  const inGroup = (name: string) => linked.filter(({ group }) => group === name);

  it('R-021 shows each link of the specification without opening a group wholly, and the others once it is', () => {
    const ours = [
      'Month Sheet',
      'Hours',
      'Staff Attendance',
      'Devices',
      'Comparison',
      'Letters On Record',
      'Leave',
      'Holidays',
    ];
    const settings = ['Morning Mail', 'Letter Text', 'Machine Tokens', 'Device Keys', 'Change Log'];
    expect(linked.filter(({ isSeldom }) => isSeldom).map(({ label }) => label)).toEqual([...ours, ...settings]);
  });

  it('closes a group to its heading, but for the link of the screen that is open', () => {
    const labels = (state: GroupState, marked?: string) =>
      shownLinks(inGroup('Settings'), state, marked).map(({ label }) => label);
    expect(labels('closed')).toEqual([]);
    expect(labels('closed', '/settings/changes')).toEqual(['Change Log']);
    expect(labels('usual')).toEqual(['Change password', 'Shift Setup']);
    expect(labels('usual', '/settings/devices')).toEqual(['Change password', 'Shift Setup', 'Device Keys']);
    expect(labels('whole')).toHaveLength(7);
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

  it('keeps in a cookie how far its groups are open', () => {
    const states = { 'Manage Users': 'closed', Settings: 'whole', Absence: 'usual' } as const;
    const cookie = `a=b; sidebar-groups=${writeGroupStates(states)}; c=d`;
    expect(readGroupStates(cookie)).toEqual(states);
    expect(readGroupStates('sidebar-groups=%zz~x.open~.closed')).toEqual({ '': 'closed' });
    expect(readGroupStates('')).toEqual({});
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

  it('links every other screen by the role alone', () => {
    for (const screen of screens.filter(({ extension }) => extension === undefined)) {
      expect(isOpenTo('ADMIN', null, screen)).toBe(true);
    }
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
