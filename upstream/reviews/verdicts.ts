import { type Kysely, type Selectable, sql } from 'kysely';
import { type PhotoOrigins, storedImageAddress } from '../image-addresses.ts';
import { Refusal } from '../refusal.ts';
import type { Tables } from '../tables.ts';
import type { Claims } from '../tokens.ts';
import type { Writing } from '../trail/writes.ts';
import { nameOf } from './claims.ts';
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
async function lockReview(db: Kysely<Tables>, { staff_id, mode, attendance_at }: FoundRecord): Promise<Review> {
  const record = { staff_id, mode, attendance_at };
  await db
    .insertInto('reviews')
    .values(record)
    .onConflict((conflict) => conflict.columns(['staff_id', 'mode', 'attendance_at']).doNothing())
    .execute();
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('staff_id', '=', staff_id)
    .where('mode', '=', mode)
    .where('attendance_at', '=', attendance_at)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The photos that were seen, as they are stored: of a verdict that says whom they show, both, and the present ones. */
export function seenPhotos(given: GivenVerdict, record: FoundRecord, origins: PhotoOrigins) {
  const stored = (address = '') => (address && storedImageAddress(address, origins)) ?? '';
  const reference_image = stored(given.referencePhoto);
  const attendance_image = stored(given.attendancePhoto);
  if (given.verdict === 'cannotTell') return { reference_image, attendance_image };
  if (given.attendancePhoto === undefined || given.referencePhoto === undefined) {
    throw new Refusal(400, 'Name both photos that were seen: who has not seen both cannot say whom they show.');
  }
  if (!record.reference_image || !record.attendance_image) {
    throw new Refusal(409, 'A photo of this record is missing: nobody can say whom they show. Record cannotTell.');
  }
  const isPresent =
    reference_image === stored(record.reference_image) && attendance_image === stored(record.attendance_image);
  if (isPresent) return { reference_image, attendance_image };
  throw new Refusal(409, 'A photo of this record was replaced since it was shown. Look at the new one first.');
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

/** Writes a reviewer's verdict, or theirs anew, and answers its id. Throws a Refusal where it is not theirs to judge. */
export async function saveVerdict(
  { db, created, changing }: Writing,
  record: FoundRecord,
  verdict: Given,
  { reviewer, now, asksAgain }: { reviewer: Claims; now: Date; asksAgain: boolean },
): Promise<string> {
  const review = await lockReview(db, record);
  const own = await ownVerdict(db, review.id, reviewer);
  if (own && !mayChange(own, reviewer)) {
    throw new Refusal(
      409,
      `${own.who}, who made this token, has judged this record already. Leave it to somebody else.`,
    );
  }
  if (!own) await assertOpen(db, review, reviewer, now);
  const id = own?.id ?? (await insertVerdict(db, review, verdict, { reviewer, now }));
  if (!own) await created('verdict', [id]);
  else if (own.user_id !== reviewer.userID || !isAsGiven(own, verdict)) {
    const again = db.updateTable('verdicts').set({ ...verdict, ...giverOf(reviewer), judged_at: now });
    await changing('verdict', id, () => again.where('id', '=', id).execute());
  }
  const isClaimed = review.claimed_by === reviewer.userID;
  await db
    .updateTable('reviews')
    .set({
      verdicts_given: review.verdicts_given + (own ? 0 : 1),
      ...(isClaimed && { claimed_by: null, claimed_who: null, claimed_until: null }),
    })
    .where('id', '=', review.id)
    .execute();
  // Who says so with a verdict wants a second one, also where somebody else has just given theirs.
  if (asksAgain) await want(2, { db, changing }, review.id, { reviewer, now });
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
    throw new Refusal(409, `${who} has judged this record already. Ask for a second opinion to judge it again.`);
  }
  const isOthers = review.claimed_by !== null && review.claimed_by !== reviewer.userID;
  if (isOthers && review.claimed_until && review.claimed_until > now) {
    throw new Refusal(409, `${review.claimed_who} is judging this record just now. Take another one.`);
  }
}

/** Who gives a verdict, as it is stored. */
const giverOf = ({ userID, email, machine }: Claims) => ({
  user_id: userID,
  who: email,
  program: machine?.name ?? null,
});

async function insertVerdict(
  db: Kysely<Tables>,
  review: Review,
  verdict: Given,
  { reviewer, now }: { reviewer: Claims; now: Date },
): Promise<string> {
  const row = await db
    .insertInto('verdicts')
    .values({ review_id: review.id, ...giverOf(reviewer), ...verdict, judged_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Asks for so many opinions; where as many are asked for already, nothing changes. */
async function want(
  count: number,
  { db, changing }: Pick<Writing, 'db' | 'changing'>,
  id: string,
  { reviewer, now }: { reviewer: Claims; now: Date },
): Promise<void> {
  const review = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  if (review.verdicts_wanted >= count) return;
  const wanted = { verdicts_wanted: count, asked_by: nameOf(reviewer), asked_at: now };
  await changing('review', id, () => db.updateTable('reviews').set(wanted).where('id', '=', id).execute());
}

/** Asks for another opinion on a record that was judged. Throws a Refusal for one that was not. */
export async function askOpinion(writing: Writing, record: FoundRecord, by: { reviewer: Claims; now: Date }) {
  const review = await lockReview(writing.db, record);
  if (review.verdicts_given === 0) {
    throw new Refusal(409, 'Nobody has judged this record yet: a second opinion comes after the first.');
  }
  await want(review.verdicts_given + 1, writing, review.id, by);
}

/** Takes back a reviewer's own verdict; what was asked for with it is not asked for any more. */
export async function withdrawVerdict({ db, changing }: Writing, id: string, reviewer: Claims): Promise<void> {
  const missing = new Refusal(404, 'This verdict is not there any more.');
  const verdict = await db
    .selectFrom('verdicts')
    .selectAll()
    .select(personBehind('user_id').as('person'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!verdict) throw missing;
  if (verdict.person !== personOf(reviewer) || !mayChange(verdict, reviewer)) {
    throw new Refusal(409, `This is the verdict of ${verdict.who}. Only who gave a verdict takes it back.`);
  }
  const review = db.selectFrom('reviews').selectAll().where('id', '=', verdict.review_id).forUpdate();
  const { verdicts_given, verdicts_wanted } = await review.executeTakeFirstOrThrow();
  const removed = await changing('verdict', id, () =>
    db.deleteFrom('verdicts').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  if (removed.numDeletedRows === 0n) throw missing;
  const wanted = Math.max(1, verdicts_wanted - 1);
  await db
    .updateTable('reviews')
    .set({
      verdicts_given: verdicts_given - 1,
      verdicts_wanted: wanted,
      ...(wanted === 1 && { asked_by: null, asked_at: null }),
    })
    .where('id', '=', verdict.review_id)
    .execute();
}
