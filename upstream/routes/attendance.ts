import { Router } from 'express';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { addDays, instantOf, monthAround } from '../calendar.ts';
import { succeed } from '../envelope.ts';
import { day, mode, read, text } from '../input.ts';
import { quoted, Refusal } from '../refusal.ts';
import { summaryColumns, summaryOf } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';

const daySearch = z.object({ date: day, mode });
const monthSearch = z.object({ date: day, mode, staffID: text(maximumStaffIDLength) });

/** What the calls need: the database and the zone that says when a day begins. */
interface AttendanceDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
}

/** The calls on attendance records, for everybody signed in: a day of all staff, a month of one. In order of time. */
export function attendanceRoutes({ db, timeZone }: AttendanceDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const startOf = (date: string) => new Date(instantOf(date, 0, timeZone));

  router.get('/attendance/findall', async (request, response) => {
    const search = read(daySearch, request.query);
    const rows = await records(db, search.mode, startOf(search.date), startOf(addDays(search.date, 1)))
      .where(validOn('staff', search.date))
      .execute();
    succeed(response, 'Attendance', rows.map(recordJson));
  });

  router.get('/attendance/find/customer', async (request, response) => {
    const search = read(monthSearch, request.query);
    const holders = await db
      .selectFrom('staff_versions')
      .select('id')
      .where('staff_id', '=', search.staffID)
      .distinct()
      .execute();
    if (holders.length === 0) throw new Refusal(404, `No staff member has the staff ID ${quoted(search.staffID)}.`);
    const month = monthAround(search.date);
    const ids = holders.map(({ id }) => id);
    const day = sql`(attendance.attendance_at at time zone ${timeZone}::text)::date`;
    const rows = await records(db, search.mode, startOf(month.first), startOf(month.next))
      .where('attendance.staff_id', 'in', ids)
      .where(sql<boolean>`${day} >= staff.valid_from and ${day} < staff.valid_before`)
      .execute();
    succeed(response, 'Attendance', rows.map(recordJson));
  });

  return router;
}

/** Records with the staff record of each; the caller says of which day, since people move and leave. */
function records(db: Kysely<Tables>, wanted: z.infer<typeof mode>, from: Date, before: Date) {
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

type RecordRow = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number];

/** A record as section 7 sends it: nulls replaced with empty strings. */
function recordJson(row: RecordRow) {
  return {
    staffID: summaryOf(row),
    serviceCentre: row.service_centre ?? '',
    mode: row.mode,
    imageURL: row.image_url ?? '',
    latitude: row.latitude ?? '',
    longitude: row.longitude ?? '',
    location: row.location ?? '',
    attendanceDate: row.attendance_at,
    isImageRecognised: row.is_image_recognised ?? '',
  };
}
