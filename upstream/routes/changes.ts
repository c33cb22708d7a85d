import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { maximumTextLength, maximumTrailDays, maximumTrailPage } from '../../schema/limits.ts';
import { daysWithin } from '../calendar.ts';
import { checkRange, day, optional, text } from '../input.ts';
import { type List, list, type Reads } from '../lists/list.ts';
import { trailPage } from '../trail/pages.ts';

const mostNumber = Number.MAX_SAFE_INTEGER;
const number = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(least, `must be ${least} at least`)
    .max(most, `must be ${most} at most`);

const pageSearch = {
  after: optional(number(0, mostNumber)),
  limit: optional(number(1, maximumTrailPage)),
};
const days = { from: day, to: day };
const subject = { subjectID: text(maximumTextLength) };

/**
 * The trail, for administrators, the newest change first: of some days, or of one record, whole or by page. The zone says
 * when a day begins.
 */
export function changesLists({ timeZone }: { timeZone: string }): List[] {
  const ofDays = ({ from, to }: { readonly from: string; readonly to: string }): RawBuilder<unknown> => {
    checkRange({ from, to }, maximumTrailDays);
    const instants = daysWithin(timeZone, from, to);
    return sql`at >= ${instants.from} and at < ${instants.before}`;
  };
  const ofSubject = ({ subjectID }: { readonly subjectID: string }) => sql`subject_id = ${subjectID.toLowerCase()}`;
  const shared = { message: 'Changes', roles: ['admin'], reads: (): Reads => ({ tables: ['trail'] }) } as const;
  return [
    list({
      ...shared,
      paths: ['/change/findAll'],
      search: z.object({ ...days, ...pageSearch }),
      rows: (db, search) => trailPage(db, ofDays(search), search),
    }),
    list({
      ...shared,
      paths: ['/change/find/subject'],
      isSmall: true,
      search: z.object({ ...subject, ...pageSearch }),
      rows: (db, search) => trailPage(db, ofSubject(search), search),
    }),
  ];
}
