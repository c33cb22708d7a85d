import type { Context } from '../auth/context.ts';
import { todayOf } from '../shared/dates.ts';
import { badInput } from '../shared/errors.ts';

/** How a caller names the month of a list. */
interface AskedMonth {
  readonly month?: string | null | undefined;
  readonly date?: string | null | undefined;
}

/** The day that upstream is asked with: the date given, or the first day of the month given. Throws BAD_USER_INPUT for both or neither. */
export function askedDay({ month, date }: AskedMonth): string {
  if (month != null && date != null) throw badInput('date', 'Give either month or date.');
  if (date != null) return date;
  if (month != null) return `${month}-01`;
  throw badInput('month', 'month is missing: give it, or date for the month of a day.');
}

/** The day that the gateway itself asks a month's list with: today while the month runs, as the reports do when they are opened, so that they share the call. */
export function dayForMonth(month: string, context: Context): string {
  const today = todayOf(context);
  return today.startsWith(month) ? today : `${month}-01`;
}
