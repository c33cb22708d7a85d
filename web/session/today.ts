import { pageSetting } from './page-setting.ts';

const fallbackZone = 'Africa/Lagos';

/** The gateway's time zone, which it writes into `<meta name="time-zone">` of the page. */
export function timeZone(): string {
  return pageSetting('time-zone') || fallbackZone;
}

/** The calendar day, `YYYY-MM-DD`, in the gateway's zone, whatever the browser's zone is. */
export function today(now: Date = new Date(), zone: string = timeZone()): string {
  // en-CA writes dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );
}

/** An instant as `YYYY-MM-DDTHH:MM:SS`, the wall clock in the gateway's zone. */
export function wallClock(instant: Date = new Date(), zone: string = timeZone()): string {
  // sv-SE writes instants as YYYY-MM-DD HH:MM:SS.
  return instant.toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T');
}
