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
  /** Its number among the records asked for, from 1 on. */
  readonly number: number;
  readonly staff_id: string;
  readonly mode: 'signedIn' | 'signedOut';
  readonly attendance_at: Date;
  readonly reference_image: string;
  readonly attendance_image: string;
}

/**
 * The records that are asked for, of the person who had the staff ID on the day; what is not there is left out. Instants
 * count by the second, in which gateways read them. Of a second at most two records are answered. Each is looked up by
 * itself, so that many of one person cost no more than as many of others.
 */
export async function findRecords(
  db: Kysely<Tables>,
  asked: readonly AskedRecord[],
  timeZone: string,
): Promise<FoundRecord[]> {
  const day = sql`(asked.at at time zone ${timeZone}::text)::date`;
  const { rows } = await sql<FoundRecord>`
    select asked.number::int as number, record.staff_id, record.mode, record.attendance_at,
      version.image_url as reference_image, coalesce(record.image_url, '') as attendance_image
    from (
      select given.staff_id, given.mode, date_trunc('second', given.at) as at, given.number
      from unnest(
        ${asked.map(({ staffID }) => staffID)}::text[],
        ${asked.map(({ mode }) => mode)}::text[],
        ${asked.map(({ attendanceDate }) => attendanceDate)}::timestamptz[]
      ) with ordinality as given(staff_id, mode, at, number)
    ) as asked
    cross join lateral (
      select v.id, v.image_url from staff_versions v
      where v.staff_id = asked.staff_id and v.valid_from <= ${day} and v.valid_before > ${day}
      offset 0
    ) as version
    cross join lateral (
      select a.staff_id, a.mode, a.attendance_at, a.image_url from attendance a
      where a.staff_id = version.id and a.mode = asked.mode
        and a.attendance_at >= asked.at and a.attendance_at < asked.at + interval '1 second'
      order by a.attendance_at limit 2
    ) as record
    order by asked.number, record.attendance_at`.execute(db);
  return rows;
}

/** The one record that is asked for. Throws a Refusal when there is none, or more than one within its second. */
export async function findRecord(db: Kysely<Tables>, asked: AskedRecord, timeZone: string): Promise<FoundRecord> {
  const [record, another] = await findRecords(db, [asked], timeZone);
  if (!record) throw new Refusal(404, 'No attendance record has this staff ID, mode and time. Load the list again.');
  if (!another) return record;
  throw new Refusal(
    409,
    'This person has several records within that second. They cannot be told apart.',
    undefined,
    'OTHER',
  );
}
