import type { Context } from '../app-context.ts';
import { extensionVersion } from '../auth/authorize.ts';
import { type Part, readPart } from '../lists/read-part.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { DayFigures, MonthFigures } from '../upstream/readers/figures.ts';
import type { DailyList } from './day-reader.ts';

/** The version of the extension `figures` that first has those of a month. */
const monthSince = 2;

/** Whether the service has figures of its days, so that lists need not be read to be counted; unknown is no. */
export const hasFigures = async (context: Context): Promise<boolean> =>
  (await extensionVersion('figures', context)) > 0;

/** The figures of a day; null where the service has none, and the lists are to be counted. */
export async function loadFigures(date: string, context: Context): Promise<Part<DayFigures> | null> {
  return (await hasFigures(context)) ? readPart(endpoints.figures(date), context) : null;
}

/**
 * The figures of the month of a day; null where the service has none. During an upgrade an older
 * server may take the call and refuse it: the answer is null then too.
 */
export async function loadMonthFigures(date: string, context: Context): Promise<Part<MonthFigures> | null> {
  if ((await extensionVersion('figures', context)) < monthSince) return null;
  const part = await readPart(endpoints.monthFigures(date), context);
  return part.source.code === 'UPSTREAM_REJECTED' ? null : part;
}

/** The figures of many days. */
export const dailyFigures: DailyList<DayFigures, DayFigures | null> = {
  call: 'GET /attendance/figures',
  of: endpoints.figures,
  reduce: (rows) => rows[0] ?? null,
};
