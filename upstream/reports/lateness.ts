import { type Kysely, sql } from 'kysely';
import { addDays } from '../calendar.ts';
import { type StaffSummary, summaryColumns, summaryOf } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';
import { reachOf } from './day-outcomes.ts';
import { readOutcomes } from './outcomes.ts';
import type { ReportQuery } from './report-query.ts';

/** A late sign-in: an attendance record with the staff record embedded under `staffID`; nulls are empty texts. */
export interface LateSignIn {
  readonly staffID: StaffSummary & { readonly shift: { readonly _id: string; readonly name: string } };
  readonly serviceCentre: string;
  readonly mode: 'signedIn';
  readonly imageURL: string;
  readonly latitude: number | '';
  readonly longitude: number | '';
  readonly location: string;
  /** ISO 8601 in UTC. */
  readonly attendanceDate: string;
  readonly isImageRecognised: boolean | '';
}

interface Row extends StaffSummary {
  shift_id: string;
  shift_name: string;
  service_centre: string | null;
  image_url: string | null;
  latitude: number | null;
  longitude: number | null;
  location: string | null;
  attendance_at: Date;
  is_image_recognised: boolean | null;
}

/** The first sign-ins of a shift day `YYYY-MM-DD` that came after the threshold, earliest first; may be empty. */
export async function lateness(db: Kysely<Tables>, { day, timeZone, now }: ReportQuery): Promise<LateSignIn[]> {
  const reach = reachOf(day, timeZone);
  const late = await readOutcomes(db, ['late'], { timeZone, now, from: day, before: addDays(day, 1) });
  const { rows } = await sql<Row>`
    with late as (${late})
    select ${sql.join(summaryColumns)}, h.id as shift_id, h.name as shift_name,
      a.service_centre, a.image_url, a.latitude, a.longitude, a.location, a.attendance_at, a.is_image_recognised
    from late
    join attendance a on a.staff_id = late.staff_id and a.attendance_at = late.first_at and a.mode = 'signedIn'
      and a.attendance_at >= ${reach.from.toISOString()}::timestamptz and a.attendance_at < ${reach.before.toISOString()}::timestamptz
    join staff_versions staff on staff.id = late.staff_id and ${validOn('staff', day)}
    join shift_versions h on h.id = staff.shift_id and ${validOn('h', day)}
    order by a.attendance_at, a.id`.execute(db);
  return rows.map((row) => ({
    staffID: { ...summaryOf(row), shift: { _id: row.shift_id, name: row.shift_name } },
    serviceCentre: row.service_centre ?? '',
    mode: 'signedIn',
    imageURL: row.image_url ?? '',
    latitude: row.latitude ?? '',
    longitude: row.longitude ?? '',
    location: row.location ?? '',
    attendanceDate: row.attendance_at.toISOString(),
    isImageRecognised: row.is_image_recognised ?? '',
  }));
}
