import { type Kysely, type Selectable, sql } from 'kysely';
import { maximumVerdictChanges } from '../../schema/limits.ts';
import { type PhotoOrigins, storedImageAddress } from '../image-addresses.ts';
import { createDatabaseLimit } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables.ts';
import type { Claims } from '../tokens.ts';
import type { Writing } from '../trail/writes.ts';
import { ask, countVerdicts } from './opinions.ts';
import { personBehind, personOf } from './person.ts';
import type { FoundRecord } from './records.ts';

/** A verdict as it is handed in; photos as far as they were seen. */
export interface GivenVerdict {
  readonly verdict: Tables['verdicts']['verdict'];
  readonly note: string;
  readonly referencePhoto?: string | undefined;
  readonly attendancePhoto?: string | undefined;
}

type Review = Selectable<Tables['reviews']>;
type Given = Pick<Selectable<Tables['verdicts']>, 'verdict' | 'note' | 'reference_image' | 'attendance_image'>;

/** The row of a record's review, which nobody else changes until the transaction is over. */
const lockReview = (db: Kysely<Tables>, { staff_id, mode, attendance_at }: FoundRecord): Promise<Review> =>
  db
    .insertInto('reviews')
    .values({ staff_id, mode, attendance_at })
    .onConflict((conflict) => conflict.columns(['staff_id', 'mode', 'attendance_at']).doUpdateSet({ mode }))
    .returningAll()
    .executeTakeFirstOrThrow();

/** The photos that were seen, as they are stored: of a verdict that says whom they show, both, and the present ones. */
export function seenPhotos(given: GivenVerdict, record: FoundRecord, origins: PhotoOrigins) {
  const stored = (address = '') => (address && storedImageAddress(address, origins)) ?? '';
  const reference_image = stored(given.referencePhoto);
  const attendance_image = stored(given.attendancePhoto);
  if (given.verdict === 'cannotTell') return { reference_image, attendance_image };
  if (given.attendancePhoto === undefined || given.referencePhoto === undefined) {
    throw new Refusal(400, 'PHOTOS_NOT_NAMED');
  }
  if (!record.reference_image || !record.attendance_image) {
    throw new Refusal(409, 'PHOTO_MISSING', {}, { reason: 'OTHER' });
  }
  const isPresent =
    reference_image === stored(record.reference_image) && attendance_image === stored(record.attendance_image);
  if (isPresent) return { reference_image, attendance_image };
  throw new Refusal(409, 'PHOTO_REPLACED', {}, { reason: 'OTHER' });
}

/** The verdict of the person behind a reviewer, their own before that of a program of theirs. */
function ownVerdict(db: Kysely<Tables>, reviewID: string, reviewer: Claims) {
  return db
    .selectFrom('verdicts')
    .selectAll()
    .where('review_id', '=', reviewID)
    .where(personBehind('user_id'), '=', personOf(reviewer))
    .orderBy(sql`user_id <> ${reviewer.userID}::uuid`)
    .limit(1)
    .executeTakeFirst();
}

/** Whether a reviewer may change a verdict of the same person: people all of theirs, a program what it gave itself. */
const mayChange = (verdict: { readonly user_id: string }, { userID, machine }: Claims): boolean =>
  !machine || verdict.user_id === userID;

/** Counts a change of a reviewer's verdict on a record. Throws a Refusal (429) when they have changed it too often. */
async function countChange(db: Kysely<Tables>, reviewID: string, reviewer: Claims): Promise<void> {
  const limit = createDatabaseLimit(db, { name: 'verdict-changes', points: maximumVerdictChanges, seconds: 86_400 });
  const wait = await limit.take(`${reviewID} ${personOf(reviewer)}`);
  if (wait !== null) throw new Refusal(429, 'VERDICT_CHANGES', { most: maximumVerdictChanges }, { retryAfter: wait });
}

/** Writes a reviewer's verdict, or theirs anew, and answers its id. Throws a Refusal where it is not theirs to judge. */
export async function saveVerdict(
  writing: Writing,
  record: FoundRecord,
  given: Given,
  { reviewer, now, asksAgain, keepsNote }: { reviewer: Claims; now: Date; asksAgain: boolean; keepsNote: boolean },
): Promise<string> {
  const { db, created, changing } = writing;
  const review = await lockReview(db, record);
  const own = await ownVerdict(db, review.id, reviewer);
  const verdict = own && keepsNote ? { ...given, note: own.note } : given;
  if (own && !mayChange(own, reviewer)) {
    throw new Refusal(409, 'JUDGED_BY_MAKER', { who: own.who });
  }
  if (!own) await assertOpen(db, review, reviewer, now);
  const isNew = !own || own.user_id !== reviewer.userID || !isAsGiven(own, verdict);
  if (isNew) await countChange(db, review.id, reviewer);
  const row = { ...verdict, ...giverOf(reviewer), judged_at: now };
  const insert = db.insertInto('verdicts').values({ review_id: review.id, ...row });
  const { id } = own ?? (await insert.returning('id').executeTakeFirstOrThrow());
  if (!own) await created('verdict', [id]);
  else if (isNew) {
    const again = db.updateTable('verdicts').set(row).where('id', '=', id);
    await changing('verdict', id, () => again.execute());
  }
  await db
    .deleteFrom('review_claims')
    .where('staff_id', '=', record.staff_id)
    .where('mode', '=', record.mode)
    .where('attendance_at', '=', record.attendance_at)
    .where('claimed_by', '=', reviewer.userID)
    .execute();
  if (!own) await countVerdicts(writing, review.id);
  // Who says so with a verdict wants a second one, also where somebody else has just given theirs.
  if (asksAgain && review.verdicts_given + (own ? 0 : 1) < 2) await ask(writing, review.id, { reviewer, now });
  return id;
}

/** Whether a verdict says what was said before, of the same photos: then it was sent again. */
const isAsGiven = (own: Given, verdict: Given): boolean =>
  own.verdict === verdict.verdict &&
  own.note === verdict.note &&
  own.reference_image === verdict.reference_image &&
  own.attendance_image === verdict.attendance_image;

/** Throws a Refusal when a record waits for nobody's verdict, or somebody else is judging it. */
async function assertOpen(db: Kysely<Tables>, review: Review, reviewer: Claims, now: Date): Promise<void> {
  if (review.verdicts_given >= review.verdicts_wanted) {
    const rows = await db.selectFrom('verdicts').select('who').where('review_id', '=', review.id).execute();
    const who = rows.map((row) => row.who).join(' and ');
    throw new Refusal(409, 'JUDGED', { who });
  }
  const others = await db
    .selectFrom('review_claims')
    .select('claimed_who')
    .where('staff_id', '=', review.staff_id)
    .where('mode', '=', review.mode)
    .where('attendance_at', '=', review.attendance_at)
    .where('claimed_until', '>', now)
    .where('claimed_by', '<>', reviewer.userID)
    .executeTakeFirst();
  if (!others) return;
  throw new Refusal(409, 'BEING_JUDGED', { who: others.claimed_who }, { reason: 'IN_USE' });
}

/** Who gives a verdict, as it is stored. */
const giverOf = ({ userID, email, machine }: Claims) => ({
  user_id: userID,
  who: email,
  program: machine?.name ?? null,
});

/** Asks for another opinion on a record that was judged. Throws a Refusal for one that was not. */
export async function askOpinion(writing: Writing, record: FoundRecord, by: { reviewer: Claims; now: Date }) {
  const review = await lockReview(writing.db, record);
  if (review.verdicts_given === 0) throw new Refusal(409, 'NOT_JUDGED', {}, { reason: 'OTHER' });
  await ask(writing, review.id, by);
}

/** Takes back a reviewer's own verdict. An opinion that was asked for stays so. */
export async function withdrawVerdict(writing: Writing, id: string, reviewer: Claims): Promise<void> {
  const { db, changing } = writing;
  const missing = new Refusal(404, 'NO_VERDICT');
  const verdict = await db
    .selectFrom('verdicts')
    .selectAll()
    .select(personBehind('user_id').as('person'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!verdict) throw missing;
  if (verdict.person !== personOf(reviewer) || !mayChange(verdict, reviewer)) {
    throw new Refusal(409, 'VERDICT_OF_ANOTHER', { who: verdict.who }, { reason: 'OTHER' });
  }
  const reviewID = verdict.review_id;
  await db.selectFrom('reviews').select('id').where('id', '=', reviewID).forUpdate().executeTakeFirst();
  await countChange(db, reviewID, reviewer);
  const removed = db.deleteFrom('verdicts').where('id', '=', id).returning('id');
  await changing('verdict', id, () => removed.executeTakeFirstOrThrow(() => missing));
  await countVerdicts(writing, reviewID);
}
