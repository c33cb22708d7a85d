import { type Kysely, sql } from 'kysely';
import { summaryColumns, summaryOf } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';

/** From one instant up to another. */
export interface Instants {
  readonly from: Date;
  readonly before: Date;
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
    .select(['record.mode', 'record.attendance_at', 'review.id', 'review.asked_by', 'review.asked_at'])
    .select(['review.verdicts_wanted', 'claim.claimed_by', 'claim.claimed_who', 'claim.claimed_until'])
    .select(summaryColumns)
    .where(sql<boolean>`${localDay} >= staff.valid_from and ${localDay} < staff.valid_before`)
    .$if(search.mode !== undefined, (query) => query.where('record.mode', '=', search.mode ?? 'signedIn'))
    .$if(search.staffID !== undefined, (query) => query.where('staff.staff_id', '=', search.staffID ?? ''))
    .orderBy('record.attendance_at')
    .orderBy('review.id')
    .execute();
  const ids = rows.flatMap(({ id }) => id ?? []);
  const given = await db
    .selectFrom('verdicts')
    .selectAll()
    .where(sql<boolean>`review_id = any(${ids}::uuid[])`)
    .orderBy('judged_at')
    .orderBy('id')
    .execute();
  const byReview = Map.groupBy(given, (verdict) => verdict.review_id);
  return rows.map((row) => ({
    _id: row.id,
    staffID: summaryOf(row),
    mode: row.mode,
    attendanceDate: row.attendance_at,
    verdictsWanted: row.verdicts_wanted ?? 1,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    claimedBy: row.claimed_by,
    claimedWho: row.claimed_who,
    claimedUntil: row.claimed_until,
    verdicts: (byReview.get(row.id ?? '') ?? []).map((verdict) => ({
      _id: verdict.id,
      userID: verdict.user_id,
      who: verdict.who,
      program: verdict.program,
      verdict: verdict.verdict,
      note: verdict.note,
      referencePhoto: verdict.reference_image,
      attendancePhoto: verdict.attendance_image,
      judgedAt: verdict.judged_at,
    })),
  }));
}
