import type { Context } from '../app-context.ts';
import { extensionVersion } from '../auth/authorize.ts';
import { type Part, readPart } from '../lists/read-part.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { DayFigures } from '../upstream/readers/figures.ts';
import type { DailyList } from './day-reader.ts';

/** Whether the service has figures of its days, so that lists need not be read to be counted; unknown is no. */
export const hasFigures = async (context: Context): Promise<boolean> =>
  (await extensionVersion('figures', context)) > 0;

/** The figures of a day; null where the service has none, and the lists are to be counted. */
export async function loadFigures(date: string, context: Context): Promise<Part<DayFigures> | null> {
  return (await hasFigures(context)) ? readPart(endpoints.figures(date), context) : null;
}

/** The figures of many days. */
export const dailyFigures: DailyList<DayFigures, DayFigures | null> = {
  call: 'GET /attendance/figures',
  of: endpoints.figures,
  reduce: (rows) => rows[0] ?? null,
};
