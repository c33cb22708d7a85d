import { matchPath } from 'react-router-dom';
import { maximumLetterDays } from '../../../schema/limits.ts';
import type { ScreenPath } from '../../../schema/screen-paths.ts';
import { readableAddress } from '../../../schema/view-address.ts';
import { movePeriod } from '../../days/periods.ts';
import { personAddress, type StaffRef, staffAttendanceAddress } from '../../people/staff-name.tsx';
import { today } from '../../session/today.ts';
import type { Place } from '../../ui/place-tabs.tsx';
import type { Screen } from './navigation.ts';

/** Screens over a day's attendance: what narrows and orders one means the same on the others. */
const ofAttendance: readonly ScreenPath[] = [
  '/all/attendance',
  '/attendance/search',
  '/report/clockout',
  '/attendance/review',
  '/attendance/map',
];

/** Parts of an address that say how one table is shown. */
const ofTable = ['page', 'size', 'hide', 'show', 'density', 'open', 'download'];

/** The screens of a person, whose addresses say who is meant, by their names among the tabs. */
const ofPerson: Readonly<Partial<Record<ScreenPath, string>>> = {
  '/person/:staffID': 'Month',
  '/attendance/staff': 'Records',
  '/attendance/leave': 'Leave',
  '/report/letters': 'Letters',
  '/settings/changes/:id': 'Changes',
};

/** What a person's tabs are called together. */
const personPlace = 'A Person';

/** The person that an address of these screens names, with the month that the address keeps; null without a person. */
function personOf(screen: Screen, pathname: string, search: string): (StaffRef & { month: string }) | null {
  if (!ofPerson[screen.path]) return null;
  const { staffID: ofPath, id }: Partial<Record<string, string>> = matchPath(screen.path, pathname)?.params ?? {};
  const parameters = new URLSearchParams(search);
  const staffID = ofPath ?? parameters.get('staffID');
  const personID = id ?? parameters.get('personID') ?? parameters.get('person');
  return staffID ? { staffID, personID, month: parameters.get('month') ?? '' } : null;
}

/** Whether an address is one of a person, whatever place its screen has otherwise. */
export const isOfPerson = (screen: Screen | undefined, pathname: string, search: string): boolean =>
  screen !== undefined && personOf(screen, pathname, search) !== null;

/** What the place of an address is called. */
export const placeName = (screen: Screen, pathname: string, search: string): string =>
  isOfPerson(screen, pathname, search) ? personPlace : screen.group;

/**
 * The place of a screen with its tabs, each at the day, the month or the person that is shown; null where it has none or
 * one.
 */
export function placeOf(screen: Screen, open: readonly Screen[], pathname: string, search: string): Place | null {
  const person = personOf(screen, pathname, search);
  if (person) {
    const tabs = Object.entries(ofPerson).flatMap(([path, label]) => {
      const to = open.some((one) => one.path === path) && personTab(path as ScreenPath, person);
      return to ? [{ label, to, isCurrent: path === screen.path }] : [];
    });
    return { label: personPlace, tabs };
  }
  const tabs = open.filter(({ group, tab }) => tab !== undefined && group === screen.group);
  if (tabs.length < 2) return null;
  return {
    label: screen.group,
    tabs: tabs.map((one) => ({
      label: one.tab ?? one.label,
      to: addressOf(one, screen, new URLSearchParams(search)),
      isCurrent: one.path === screen.path,
    })),
  };
}

/** The address of a person's tab; null where the service's id of the person is not known and the tab needs it. */
function personTab(path: ScreenPath, { month, ...person }: StaffRef & { month: string }): string | null {
  const { staffID, personID } = person;
  if (path === '/person/:staffID') return personAddress(person, month);
  if (path === '/attendance/staff') return staffAttendanceAddress(person, month || undefined);
  const kept = { staffID, ...(month && { month }) };
  if (path === '/settings/changes/:id')
    return personID ? `/settings/changes/${encodeURIComponent(personID)}?${new URLSearchParams(kept)}` : null;
  const year = Number(today().slice(0, 4));
  const range =
    path === '/report/letters'
      ? { from: movePeriod(today(), 1 - maximumLetterDays), to: today() }
      : { from: `${year - 1}-01-01`, to: `${year + 1}-12-31` };
  return `${path}?${new URLSearchParams({ ...range, ...kept, ...(personID && { personID }) })}`;
}

/** A tab's address as it is reached from another screen. */
function addressOf(tab: Screen, from: Screen, shown: URLSearchParams): string {
  const address = readableAddress(parametersOf(tab, from, shown));
  return address ? `${tab.path}?${address}` : tab.path;
}

function parametersOf(tab: Screen, from: Screen, shown: URLSearchParams): URLSearchParams {
  if (ofAttendance.includes(tab.path) && ofAttendance.includes(from.path)) {
    const kept = new URLSearchParams([...shown].filter(([name]) => !ofTable.includes(name)));
    // The clock-out report is of sign-outs without saying so; the report stands for sign-ins beside it.
    if (tab.path === '/report/clockout') kept.delete('mode');
    else if (from.path === '/report/clockout' && tab.path !== '/all/attendance') kept.set('mode', 'signedOut');
    return kept;
  }
  const name = tab.period === 'day' ? 'date' : 'month';
  const period = tab.period && tab.period === from.period ? shown.get(name) : null;
  return new URLSearchParams(period ? { [name]: period } : {});
}
