import { json, Router } from 'express';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { isStorable } from '../../schema/is-storable.ts';
import {
  maximumNoteLength,
  maximumRangeDays,
  maximumReviewCandidates,
  maximumReviewClaims,
  maximumStaffIDLength,
} from '../../schema/limits.ts';
import { claimsOf } from '../authenticate.ts';
import { addDays, dayNumber, instantOf, monthAround } from '../calendar.ts';
import type { CreateOnce } from '../create-once.ts';
import { succeed } from '../envelope.ts';
import type { PhotoOrigins } from '../image-addresses.ts';
import { body, day, imageAddress, knownId, mode, optional, read, text, yesNo } from '../input.ts';
import { type List, list, type Reads } from '../lists/list.ts';
import { dayRevisions } from '../lists/version.ts';
import { Refusal } from '../refusal.ts';
import { claimRecords, releaseRecords } from '../reviews/claims.ts';
import { findRecord } from '../reviews/records.ts';
import { askOpinion, saveVerdict, seenPhotos, withdrawVerdict } from '../reviews/verdicts.ts';
import { summaryColumns, summaryOf } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import type { Write } from '../trail/writes.ts';

const attendanceDate = z
  .string({ error: 'must be an instant with its zone, as in 2026-11-19T07:08:37+01:00' })
  .max(40, 'must be an instant with its zone, as in 2026-11-19T07:08:37+01:00')
  .refine((value) => /^\d{4}-.*T.*(Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)), {
    error: 'must be an instant with its zone, as in 2026-11-19T07:08:37+01:00',
  })
  .transform((value) => new Date(value));

const record = { staffID: text(maximumStaffIDLength), mode, attendanceDate };
const records = z
  .array(body(record), { error: 'must be a list of records' })
  .max(maximumReviewCandidates, `must not have more than ${maximumReviewCandidates} records`);
const count = z.number({ error: 'must be a number' }).int().min(1).max(maximumReviewClaims);
const note = z
  .string({ error: 'must be text' })
  .trim()
  .max(maximumNoteLength, `must not be longer than ${maximumNoteLength} characters`)
  .refine(isStorable, 'holds characters that cannot be stored');

const newClaim = body({ records, count: count.default(1) });
const release = body({ records: optional(records) });
const asked = body(record);
const newVerdict = body({
  ...record,
  verdict: z.enum(['same', 'different', 'cannotTell'], { error: 'must be same, different or cannotTell' }),
  note: optional(note),
  referencePhoto: optional(imageAddress),
  attendancePhoto: optional(imageAddress),
  askOpinion: optional(yesNo),
});

const daysSearch = z.object({ from: day, to: day, mode: mode.optional() });
const personSearch = z.object({ date: day, mode: mode.optional(), staffID: text(maximumStaffIDLength) });

interface Instants {
  readonly from: Date;
  readonly before: Date;
}

/** The case file of some days, and of one person's month, for everybody signed in. The zone says when a day begins. */
export function reviewLists({ timeZone }: { timeZone: string }): List[] {
  const startOf = (date: string) => new Date(instantOf(date, 0, timeZone));
  const daysOf = ({ from, to }: { from: string; to: string }): Instants => ({
    from: startOf(from),
    before: startOf(addDays(to, 1)),
  });
  const monthOf = (date: string): Instants => {
    const { first, next } = monthAround(date);
    return { from: startOf(first), before: startOf(next) };
  };
  const reads = (instants: Instants): Reads => ({
    tables: ['staff', 'reviews'],
    revisions: dayRevisions('reviews', instants),
  });
  return [
    list({
      paths: ['/review/findAll'],
      message: 'Reviews',
      search: daysSearch,
      reads: (search) => reads(daysOf(search)),
      rows(db, search) {
        const days = dayNumber(search.to) - dayNumber(search.from) + 1;
        if (days < 1) throw new Refusal(400, 'to lies before from: give the later day as to.');
        if (days > maximumRangeDays) {
          throw new Refusal(400, `from and to are ${days} days: ask for ${maximumRangeDays} at most.`);
        }
        return reviewRows(db, { ...search, ...daysOf(search), timeZone });
      },
    }),
    list({
      paths: ['/review/find/customer'],
      message: 'Reviews',
      isSmall: true,
      search: personSearch,
      reads: ({ date }) => reads(monthOf(date)),
      rows: (db, search) => reviewRows(db, { ...search, ...monthOf(search.date), timeZone }),
    }),
  ];
}

interface ReviewSearch extends Instants {
  readonly mode?: 'signedIn' | 'signedOut' | undefined;
  readonly staffID?: string;
  readonly timeZone: string;
}

async function reviewRows(db: Kysely<Tables>, search: ReviewSearch) {
  const localDay = sql`(reviews.attendance_at at time zone ${search.timeZone}::text)::date`;
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('staff_versions as staff', 'staff.id', 'reviews.staff_id')
    .selectAll('reviews')
    .select(summaryColumns)
    .where('reviews.attendance_at', '>=', search.from)
    .where('reviews.attendance_at', '<', search.before)
    .where(sql<boolean>`${localDay} >= staff.valid_from and ${localDay} < staff.valid_before`)
    .$if(search.mode !== undefined, (query) => query.where('reviews.mode', '=', search.mode ?? 'signedIn'))
    .$if(search.staffID !== undefined, (query) => query.where('staff.staff_id', '=', search.staffID ?? ''))
    .orderBy('reviews.attendance_at')
    .orderBy('reviews.id')
    .execute();
  const ids = rows.map(({ id }) => id);
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
    verdictsWanted: row.verdicts_wanted,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    claimedBy: row.claimed_by,
    claimedWho: row.claimed_who,
    claimedUntil: row.claimed_until,
    verdicts: (byReview.get(row.id) ?? []).map((verdict) => ({
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

/** What the calls need. */
interface ReviewsDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  readonly origins: PhotoOrigins;
  readonly now: () => Date;
  readonly write: Write;
  readonly createOnce: CreateOnce;
}

/**
 * The writes of reviewers: everybody who may read attendance. To be given a record is no write that the trail has: it
 * ends by itself.
 */
export function reviewsRoutes({ db, timeZone, origins, now, write, createOnce }: ReviewsDependencies): Router {
  const router = Router({ caseSensitive: true, strict: true });
  // Of each of the records a hundred bytes and a staff ID.
  const largeJson = json({ limit: '256kb' });

  router.post('/review/claim', largeJson, async (request, response) => {
    const given = read(newClaim, request.body);
    const by = { reviewer: claimsOf(response), timeZone, now: now() };
    const claimed = await claimRecords(db, given.records, given.count, by);
    succeed(response, 'Records to judge', claimed);
  });

  router.post('/review/release', largeJson, async (request, response) => {
    const given = read(release, request.body);
    await releaseRecords(db, given.records, { reviewer: claimsOf(response), timeZone });
    succeed(response, 'Records given back');
  });

  router.post('/review/create', json(), async (request, response) => {
    const given = read(newVerdict, request.body);
    const by = { reviewer: claimsOf(response), now: now(), asksAgain: given.askOpinion ?? false };
    await createOnce(request, response, async (writing) => {
      const found = await findRecord(writing.db, given, timeZone);
      const { verdict, note: words = '' } = given;
      const photos = seenPhotos({ ...given, note: words }, found, origins);
      const id = await saveVerdict(writing, found, { verdict, note: words, ...photos }, by);
      return { message: 'Verdict recorded', id };
    });
  });

  router.post('/review/askOpinion', json(), async (request, response) => {
    const given = read(asked, request.body);
    await createOnce(request, response, async (writing) => {
      const found = await findRecord(writing.db, given, timeZone);
      await askOpinion(writing, found, { reviewer: claimsOf(response), now: now() });
      return { message: 'A second opinion is asked for' };
    });
  });

  router.delete('/review/destroy/:id', async (request, response) => {
    const id = knownId(request.params.id, () => new Refusal(404, 'This verdict is not there any more.'));
    await write(request, response, (writing) => withdrawVerdict(writing, id, claimsOf(response)));
    succeed(response, 'Verdict withdrawn');
  });

  return router;
}
