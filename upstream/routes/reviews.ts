import { json, Router } from 'express';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  maximumNoteLength,
  maximumRangeDays,
  maximumReviewCandidates,
  maximumReviewClaims,
  maximumReviewWrites,
  maximumStaffIDLength,
} from '../../schema/limits.ts';
import { readsTexts } from '../../schema/personal-texts.ts';
import { claimsOf } from '../authenticate.ts';
import { daysWithin, type Instants, monthWithin } from '../calendar.ts';
import { succeed } from '../envelope.ts';
import {
  body,
  checkRange,
  day,
  imageAddress,
  instant,
  knownId,
  mode,
  note,
  optional,
  read,
  text,
  yesNo,
} from '../input.ts';
import { dayRevisions, type List, list, type Reads } from '../lists/list.ts';
import { Refusal } from '../refusal.ts';
import { claimRecords, inTurn, releaseRecords } from '../reviews/claims.ts';
import { findRecord, reviewRows } from '../reviews/records.ts';
import { askOpinion, saveVerdict, seenPhotos, withdrawVerdict } from '../reviews/verdicts.ts';
import type { Writing } from '../trail/writes.ts';
import { createTurns } from '../turns.ts';
import type { RouteParts } from './route-parts.ts';

const record = { staffID: text(maximumStaffIDLength), mode, attendanceDate: instant };
const records = z
  .array(body(record), { error: 'must be a list of records' })
  .max(maximumReviewCandidates, `must not have more than ${maximumReviewCandidates} records`);
const count = z.number({ error: 'must be a number' }).int().min(1).max(maximumReviewClaims);

const newClaim = body({ records, count: count.default(1) });
const release = body({ records: optional(records) });
const asked = body(record);
const newVerdict = body({
  ...record,
  verdict: z.enum(['same', 'different', 'cannotTell'], { error: 'must be same, different or cannotTell' }),
  note: optional(note(maximumNoteLength)),
  referencePhoto: optional(imageAddress),
  attendancePhoto: optional(imageAddress),
  askOpinion: optional(yesNo),
});

const daysSearch = z.object({ from: day, to: day, mode: mode.optional() });
const personSearch = z.object({ date: day, mode: mode.optional(), staffID: text(maximumStaffIDLength) });

/** The case file of some days, and of one person's month, for everybody signed in. The zone says when a day begins. */
export function reviewLists({ timeZone }: { timeZone: string }): List[] {
  const reads = (instants: Instants, now: Date): Reads => ({
    tables: ['staff', 'reviews'],
    revisions: dayRevisions('reviews', instants),
    // A claim ends without a write: the end of the latest one is part of the version.
    version: sql`(select max(claimed_until)::text from review_claims where claimed_until <= ${now})`,
  });
  const withoutTexts = (row: Awaited<ReturnType<typeof reviewRows>>[number]) => ({
    ...row,
    verdicts: row.verdicts.map(({ note: _hidden, ...verdict }) => verdict),
  });
  return [
    list({
      paths: ['/review/findAll'],
      message: 'Reviews',
      withoutTexts,
      search: daysSearch,
      reads: (search, now) => reads(daysWithin(timeZone, search.from, search.to), now),
      rows(db, search, now) {
        checkRange(search, maximumRangeDays);
        return reviewRows(db, { ...search, ...daysWithin(timeZone, search.from, search.to), timeZone, now });
      },
    }),
    list({
      paths: ['/review/find/customer'],
      message: 'Reviews',
      withoutTexts,
      isSmall: true,
      search: personSearch,
      reads: ({ date }, now) => reads(monthWithin(timeZone, date), now),
      rows: (db, search, now) => reviewRows(db, { ...search, ...monthWithin(timeZone, search.date), timeZone, now }),
    }),
  ];
}

/**
 * The writes of reviewers: everybody who may read attendance. To be given a record is no write that the trail has: it
 * ends by itself.
 */
export function reviewsRoutes({ db, timeZone, origins, now, write, createOnce }: RouteParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const takeTurn = createTurns(db, 'reviews', maximumReviewWrites);
  // Of each of the records a hundred bytes and a staff ID.
  const largeJson = json({ limit: '256kb' });

  router.post('/review/claim', largeJson, async (request, response) => {
    const given = read(newClaim, request.body);
    const claimed = await takeTurn(response, () =>
      claimRecords(db, given.records, given.count, { reviewer: claimsOf(response), timeZone, now: now() }),
    );
    succeed(response, 'Records to judge', claimed);
  });

  router.post('/review/release', largeJson, async (request, response) => {
    const given = read(release, request.body);
    const by = { reviewer: claimsOf(response), timeZone };
    await takeTurn(response, () => inTurn(db, (transaction) => releaseRecords(transaction, given.records, by)));
    succeed(response, 'Records given back');
  });

  router.post('/review/create', json(), async (request, response) => {
    const given = read(newVerdict, request.body);
    const create = async (writing: Writing) => {
      const reviewer = claimsOf(response);
      // A reviewer who cannot read their earlier note does not remove it by giving none.
      const keepsNote = given.note === undefined && !readsTexts(reviewer.role);
      const by = { reviewer, now: now(), asksAgain: given.askOpinion ?? false, keepsNote };
      const found = await findRecord(writing.db, given, timeZone);
      const { verdict, note: words = '' } = given;
      const photos = seenPhotos({ ...given, note: words }, found, origins);
      const id = await saveVerdict(writing, found, { verdict, note: words, ...photos }, by);
      return { message: 'Verdict recorded', id };
    };
    await takeTurn(response, () => createOnce(request, response, create));
  });

  router.post('/review/askOpinion', json(), async (request, response) => {
    const given = read(asked, request.body);
    const create = async (writing: Writing) => {
      const found = await findRecord(writing.db, given, timeZone);
      await askOpinion(writing, found, { reviewer: claimsOf(response), now: now() });
      return { message: 'Second opinion asked for' };
    };
    await takeTurn(response, () => createOnce(request, response, create));
  });

  router.delete('/review/destroy/:id', async (request, response) => {
    const id = knownId(request.params.id, () => new Refusal(404, 'NO_VERDICT'));
    const reviewer = claimsOf(response);
    await takeTurn(response, () => write(request, response, (writing) => withdrawVerdict(writing, id, reviewer)));
    succeed(response, 'Verdict withdrawn');
  });

  return router;
}
