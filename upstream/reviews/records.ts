import { type Kysely, sql } from 'kysely';
import type { Instants } from '../calendar.ts';
import { Refusal } from '../refusal.ts';
import { summaryColumns, summaryOf } from '../staff-fields.ts';
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
  if (!record) throw new Refusal(404, 'NO_RECORD');
  if (!another) return record;
  throw new Refusal(409, 'SEVERAL_RECORDS', {}, { reason: 'OTHER' });
}

interface ReviewSearch extends Instants {
  readonly mode?: 'signedIn' | 'signedOut' | undefined;
  readonly staffID?: string;
  readonly timeZone: string;
  readonly now: Date;
}

const identity = ['staff_id', 'mode', 'attendance_at'] as const;

/** What was said of the records of some days or of a person, and who is judging which, where nothing was said too. */
export async function reviewRows(db: Kysely<Tables>, search: ReviewSearch) {
  const localDay = sql`(record.attendance_at at time zone ${search.timeZone}::text)::date`;
  const rows = await db
    .selectFrom((of) =>
      of
        .selectFrom('reviews')
        .select(identity)
        .where('attendance_at', '>=', search.from)
        .where('attendance_at', '<', search.before)
        .union(
          of
            .selectFrom('review_claims')
            .select(identity)
            .where('attendance_at', '>=', search.from)
            .where('attendance_at', '<', search.before)
            .where('claimed_until', '>', search.now),
        )
        .as('record'),
    )
    .innerJoin('staff_versions as staff', 'staff.id', 'record.staff_id')
    .leftJoin('reviews as review', (join) =>
      join
        .onRef('review.staff_id', '=', 'record.staff_id')
        .onRef('review.mode', '=', 'record.mode')
        .onRef('review.attendance_at', '=', 'record.attendance_at'),
    )
    .leftJoin('review_claims as claim', (join) =>
      join
        .onRef('claim.staff_id', '=', 'record.staff_id')
        .onRef('claim.mode', '=', 'record.mode')
        .onRef('claim.attendance_at', '=', 'record.attendance_at')
        .on('claim.claimed_until', '>', search.now),
    )
    .select(['record.staff_id', 'review.id as _id', 'record.mode', 'record.attendance_at as attendanceDate'])
    .select(sql<number>`coalesce(review.verdicts_wanted, 1)`.as('verdictsWanted'))
    .select(['review.asked_by as askedBy', 'review.asked_at as askedAt', 'claim.claimed_by as claimedBy'])
    .select(['claim.claimed_who as claimedWho', 'claim.claimed_until as claimedUntil'])
    .select(summaryColumns)
    .where(sql<boolean>`${localDay} >= staff.valid_from and ${localDay} < staff.valid_before`)
    .$if(search.mode !== undefined, (query) => query.where('record.mode', '=', search.mode ?? 'signedIn'))
    .$if(search.staffID !== undefined, (query) => query.where('staff.staff_id', '=', search.staffID ?? ''))
    .orderBy('record.attendance_at')
    .orderBy('review.id')
    .execute();
  const ids = rows.flatMap(({ _id }) => _id ?? []);
  const given = await db
    .selectFrom('verdicts')
    .select(['review_id', 'id as _id', 'user_id as userID', 'who', 'program', 'verdict', 'note'])
    .select(['reference_image as referencePhoto', 'attendance_image as attendancePhoto', 'judged_at as judgedAt'])
    .where(sql<boolean>`review_id = any(${ids}::uuid[])`)
    .orderBy('judged_at')
    .orderBy('id')
    .execute();
  const byReview = Map.groupBy(given, (verdict) => verdict.review_id);
  return rows.map((row) => {
    const { _id, mode, attendanceDate, verdictsWanted, askedBy, askedAt, claimedBy, claimedWho, claimedUntil } = row;
    const verdicts = (byReview.get(_id ?? '') ?? []).map(({ review_id: _review, ...verdict }) => verdict);
    const review = { verdictsWanted, askedBy, askedAt, claimedBy, claimedWho, claimedUntil, verdicts };
    return { _id, staffID: { _id: row.staff_id, ...summaryOf(row) }, mode, attendanceDate, ...review };
  });
}
