import { pageSetting } from './page-setting.ts';

const fallbackZone = 'Africa/Lagos';

/** The gateway's time zone, which it writes into `<meta name="time-zone">` of the page. */
export function timeZone(): string {
  return pageSetting('time-zone') || fallbackZone;
}

/** By zone: to make one takes longer than all it writes. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** An instant as `YYYY-MM-DDTHH:MM:SS`, the wall clock in the gateway's zone. */
export function wallClock(instant: Date = new Date(), zone: string = timeZone()): string {
  // sv-SE writes instants as YYYY-MM-DD HH:MM:SS.
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: zone });
    clocks.set(zone, clock);
  }
  return clock.format(instant).replace(' ', 'T');
}

/** The calendar day, `YYYY-MM-DD`, in the gateway's zone, whatever the browser's zone is. */
export function today(now: Date = new Date(), zone: string = timeZone()): string {
  return wallClock(now, zone).slice(0, 10);
}
