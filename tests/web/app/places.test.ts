import { describe, expect, it } from 'vitest';
import { findScreen, isOpenTo, type Screen, screens } from '../../../web/app/routes/navigation.ts';
import { placeOf } from '../../../web/app/routes/places.ts';
import type { Role } from '../../../web/session/token.ts';

const extensions = new Set(['leave', 'letters', 'holidays', 'digest', 'intake', 'tokens', 'audit']);
const placeAt = (path: string, search = '', role: Role = 'ADMIN') =>
  placeOf(
    findScreen(path) as Screen,
    screens.filter((screen) => isOpenTo(role, extensions, screen)),
    path,
    search,
  );
const tabAt = (path: string, search: string, label: string) =>
  placeAt(path, search)?.tabs.find((tab) => tab.label === label)?.to;

describe('the tabs of a place', () => {
  it('F-273 are its screens, in the order of the sidebar, the one that is shown among them', () => {
    const { label, tabs } = placeAt('/report/latness') ?? { label: '', tabs: [] };
    expect(label).toBe('A Day');
    expect(tabs.map((tab) => tab.label)).toEqual([
      'Attendance',
      'Lateness',
      'Absent',
      'Clock-out',
      'Overview',
      'Photos',
      'Map',
    ]);
    expect(tabs.filter(({ isCurrent }) => isCurrent).map((tab) => tab.label)).toEqual(['Lateness']);
  });

  it('F-273 are those that the role may open, and none where that is one alone', () => {
    expect(placeAt('/settings/changepwd', '', 'USER')?.tabs.map((tab) => tab.label)).toEqual([
      'Password',
      'Morning Mail',
      'Devices',
    ]);
    const [forAll, forManagement] = (['ADMIN', 'MANAGEMENT'] as const).map((role) =>
      placeAt('/manage/staffs', '', role)?.tabs.map(({ label }) => label),
    );
    expect(forAll).toEqual(expect.arrayContaining(['Admin Users', ...(forManagement ?? [])]));
    expect(forManagement).toContain('Staff Users');
    expect(forManagement).not.toContain('Admin Users');
    expect(placeAt('/dashboard')).toBeNull();
  });

  it('F-273 keep the day or the month that is shown', () => {
    expect(tabAt('/report/latness', 'date=2026-11-19&search=obi&page=2', 'Absent')).toBe(
      '/report/exception?date=2026-11-19',
    );
    expect(tabAt('/report/latness', '', 'Absent')).toBe('/report/exception');
    expect(tabAt('/attendance/hours', 'month=2026-10&sort=name', 'Month Sheet')).toBe(
      '/attendance/month?month=2026-10',
    );
    expect(tabAt('/attendance/hours', 'month=2026-10', 'Comparison')).toBe('/report/comparison');
  });

  it('N-01 F-273 keep what narrows and orders a day of attendance, over report, photos and map', () => {
    const shown = 'date=2026-11-19&mode=signedOut&search=obi&district=Aba~Awka&sort=-name&page=2&hide=unit&open=x';
    const kept = 'date=2026-11-19&mode=signedOut&search=obi&district=Aba~Awka&sort=-name';
    expect(tabAt('/all/attendance', shown, 'Photos')).toBe(`/attendance/review?${kept}`);
    expect(tabAt('/attendance/review', shown, 'Map')).toBe(`/attendance/map?${kept}`);
    expect(tabAt('/attendance/map', shown, 'Clock-out')).toBe(
      `/report/clockout?${kept.replace('mode=signedOut&', '')}`,
    );
    expect(tabAt('/attendance/search', shown, 'Photos')).toBe(`/attendance/review?${kept}`);
    expect(tabAt('/report/clockout', 'date=2026-11-19', 'Photos')).toBe(
      '/attendance/review?date=2026-11-19&mode=signedOut',
    );
    expect(tabAt('/report/clockout', 'date=2026-11-19', 'Attendance')).toBe('/all/attendance?date=2026-11-19');
  });

  it('F-279 of a person lead from each to the others, with the person and the month', () => {
    const tabs = [
      ['Month', '/person/00131?month=2026-10&person=7'],
      ['Records', '/attendance/staff?staffID=00131&personID=7&month=2026-10'],
      ['Leave', '/attendance/leave?from=2025-01-01&to=2027-12-31&staffID=00131&month=2026-10&personID=7'],
      ['Letters', '/report/letters?from=2024-11-25&to=2026-11-25&staffID=00131&month=2026-10&personID=7'],
      ['Changes', '/settings/changes/7?staffID=00131&month=2026-10'],
    ];
    for (const [label, address = ''] of tabs) {
      const [path = '', search = ''] = address.split('?');
      const place = placeAt(path, search);
      expect(place?.label).toBe('A Person');
      expect(place?.tabs.map(({ label, to }) => [label, to])).toEqual(tabs);
      expect(place?.tabs.filter(({ isCurrent }) => isCurrent).map((tab) => tab.label)).toEqual([label]);
    }
  });

  it('F-279 of a person are those that the role may open, without the changes of whom no id is known', () => {
    expect(placeAt('/person/00131', 'person=7', 'USER')?.tabs.map((tab) => tab.label)).toEqual([
      'Month',
      'Records',
      'Leave',
      'Letters',
    ]);
    expect(placeAt('/person/00131')?.tabs.some(({ label }) => label === 'Changes')).toBe(false);
    expect(placeAt('/attendance/leave')?.label).toBe('Letters and Leave');
    expect(placeAt('/settings/changes/7')?.label).toBe('Settings');
  });
});
