import { type Kysely, sql } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables.ts';

/** A record as section 7 tells it from others: whose, of which mode, when. */
export interface AskedRecord {
  readonly staffID: string;
  readonly mode: 'signedIn' | 'signedOut';
  readonly attendanceDate: Date;
}

/** The record that was found, with the two photos that a review compares; empty where there is none. */
export interface FoundRecord {
  /** Its place among those asked for, from 1 on. */
  readonly number: number;
  readonly staff_id: string;
  readonly mode: 'signedIn' | 'signedOut';
  readonly attendance_at: Date;
  readonly reference_image: string;
  readonly attendance_image: string;
}

/**
 * The records that are asked for, of the person who had the staff ID on the day; what is not there is left out. Instants
 * count by the second, in which gateways read them.
 */
export async function findRecords(
  db: Kysely<Tables>,
  asked: readonly AskedRecord[],
  timeZone: string,
): Promise<FoundRecord[]> {
  const day = sql`(record.attendance_at at time zone ${timeZone}::text)::date`;
  const { rows } = await sql<FoundRecord>`
    select asked.number::int as number, record.staff_id, record.mode, record.attendance_at,
      version.image_url as reference_image, coalesce(record.image_url, '') as attendance_image
    from unnest(
      ${asked.map(({ staffID }) => staffID)}::text[],
      ${asked.map(({ mode }) => mode)}::text[],
      ${asked.map(({ attendanceDate }) => attendanceDate)}::timestamptz[]
    ) with ordinality as asked(staff_id, mode, at, number)
    join staff_versions version on version.staff_id = asked.staff_id
    join attendance record on record.staff_id = version.id and record.mode = asked.mode
      and record.attendance_at >= date_trunc('second', asked.at)
      and record.attendance_at < date_trunc('second', asked.at) + interval '1 second'
    where version.valid_from <= ${day} and version.valid_before > ${day}
    order by asked.number, record.attendance_at`.execute(db);
  return rows;
}

/** The one record that is asked for. Throws a Refusal when there is none, or more than one within its second. */
export async function findRecord(db: Kysely<Tables>, asked: AskedRecord, timeZone: string): Promise<FoundRecord> {
  const [record, another] = await findRecords(db, [asked], timeZone);
  if (!record) throw new Refusal(404, 'No attendance record has this staff ID, mode and time. Load the list again.');
  if (!another) return record;
  throw new Refusal(409, 'This person has several records within that second, which nobody can tell apart.');
}
