import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { daysWithin, type Instants, monthWithin } from '../calendar.ts';
import { day, mode, text } from '../input.ts';
import { attendanceRevisions, type List, list } from '../lists/list.ts';
import { recordJson } from '../lists/record-json.ts';
import { Refusal } from '../refusal.ts';
import { summaryColumns } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';

const daySearch = z.object({ date: day, mode });
const monthSearch = z.object({ date: day, mode, staffID: text(maximumStaffIDLength) });

/**
 * The lists of attendance records, for everybody signed in: a day of all staff, a month of one. In order of time. The
 * zone says when a day begins.
 */
export function attendanceLists({ timeZone }: { timeZone: string }): List[] {
  return [
    list({
      paths: ['/attendance/findall'],
      message: 'Attendance',
      search: daySearch,
      reads: ({ date }) => ({
        tables: ['staff', 'attendance'],
        revisions: attendanceRevisions(daysWithin(timeZone, date)),
      }),
      async rows(db, { date, mode }) {
        const rows = await records(db, mode, daysWithin(timeZone, date)).where(validOn('staff', date)).execute();
        return rows.map(recordJson);
      },
    }),
    list({
      paths: ['/attendance/find/customer'],
      message: 'Attendance',
      isSmall: true,
      search: monthSearch,
      reads: ({ date }) => ({
        tables: ['staff', 'attendance'],
        revisions: attendanceRevisions(monthWithin(timeZone, date)),
      }),
      async rows(db, { date, mode, staffID }) {
        const holders = await db
          .selectFrom('staff_versions')
          .select('id')
          .where('staff_id', '=', staffID)
          .distinct()
          .execute();
        if (holders.length === 0) throw new Refusal(404, 'NO_STAFF_ID', { staffID });
        const ids = holders.map(({ id }) => id);
        const day = sql`(attendance.attendance_at at time zone ${timeZone}::text)::date`;
        const rows = await records(db, mode, monthWithin(timeZone, date))
          .where('attendance.staff_id', 'in', ids)
          .where(sql<boolean>`${day} >= staff.valid_from and ${day} < staff.valid_before`)
          .execute();
        return rows.map(recordJson);
      },
    }),
  ];
}

/** Records with the staff record of each; the caller says of which day, since people move and leave. */
function records(db: Kysely<Tables>, wanted: z.infer<typeof mode>, { from, before }: Instants) {
  return db
    .selectFrom('attendance')
    .innerJoin('staff_versions as staff', 'staff.id', 'attendance.staff_id')
    .selectAll('attendance')
    .select(summaryColumns)
    .where('attendance.mode', '=', wanted)
    .where('attendance.attendance_at', '>=', from)
    .where('attendance.attendance_at', '<', before)
    .orderBy('attendance.attendance_at')
    .orderBy('attendance.id');
}
