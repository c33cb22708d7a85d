import type { ScreenPath } from '../../../schema/screen-paths.ts';
import { readableAddress } from '../../../schema/view-address.ts';
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

/** The place of a screen with its tabs, each at the day or month that is shown; null where it has none or one. */
export function placeOf(screen: Screen, open: readonly Screen[], search: string): Place | null {
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
