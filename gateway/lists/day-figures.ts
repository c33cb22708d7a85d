import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import { isUpstreamFault } from '../rest/faults.ts';
import type { DayFigures } from '../rest/figures.ts';
import type { DailyList } from './day-reader.ts';
import { type Part, readPart } from './read-part.ts';

/** Whether the service has figures of its days, so that lists need not be read to be counted; unknown is no. */
export async function hasFigures(context: Context): Promise<boolean> {
  try {
    return (await context.extensions.read(bearer(context))).has('figures');
  } catch (error) {
    if (!isUpstreamFault(error)) throw error;
    return false;
  }
}

/** The figures of a day; null where the service has none, and the lists are to be counted. */
export async function readFigures(date: string, context: Context): Promise<Part<DayFigures> | null> {
  return (await hasFigures(context)) ? readPart(endpoints.figures(date), context) : null;
}

/** The figures of many days. */
export const dailyFigures: DailyList<DayFigures, DayFigures | null> = {
  call: 'GET /attendance/figures',
  of: endpoints.figures,
  digest: (rows) => rows[0] ?? null,
};
