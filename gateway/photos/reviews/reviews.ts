import { z } from 'zod';
import { isStorable } from '../../../schema/is-storable.ts';
import { maximumNoteLength, maximumRangeDays, maximumReviewClaims } from '../../../schema/limits.ts';
import { reviews as reviewsList } from '../../../schema/lists/reviews.ts';
import { bearer } from '../../auth/authorize.ts';
import type { Context } from '../../auth/context.ts';
import type { SeenPhotos } from '../../generated/resolvers.ts';
import { checkInput } from '../../graphql/check-input.ts';
import { checkKey, confirm, findWritten, type Reading, withKey } from '../../graphql/writes.ts';
import { declaredList, type Feature } from '../../lists/declared-list.ts';
import { addDays } from '../../shared/dates.ts';
import { badInput, codedError } from '../../shared/errors.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { ReviewRow } from '../../upstream/readers/review.ts';
import { claimReviews } from './claim-reviews.ts';
import { readRecordKey } from './record-key.ts';

const upstreamVerdicts = { SAME: 'same', DIFFERENT: 'different', CANNOT_TELL: 'cannotTell' } as const;

const given = z.object({
  note: z
    .string()
    .trim()
    .max(maximumNoteLength, `The note has at most ${maximumNoteLength} characters.`)
    .refine(isStorable, 'The note holds characters that cannot be stored. Type it anew.')
    .nullish(),
});
const released = z.object({
  records: z.array(z.string()).max(maximumReviewClaims, `Give at most ${maximumReviewClaims} records.`).nullish(),
});

function checkDays(from: string, to: string): void {
  if (to < from) throw badInput('to', `to is ${to}, before from: give the later day as to.`);
  if (to <= addDays(from, maximumRangeDays - 1)) return;
  throw badInput(
    'to',
    `to is more than ${maximumRangeDays} days after from: ask for ${maximumRangeDays} days at most.`,
  );
}

/** The photo behind an address that this gateway has signed. Throws BAD_USER_INPUT for any other. */
function photoBehind(url: string | null | undefined, field: string, context: Context): string | undefined {
  if (url == null) return undefined;
  const [, width = '', expires = '', signature = '', address = ''] =
    /\/photos\/(\d+)\/(\d+)\/([\w-]+)\/([\w-]+)$/.exec(url) ?? [];
  const photo = context.photos.verify({ width, expires, signature, address });
  if (photo) return photo.address;
  const message = 'This is not an address that Photo.url has given, or it is too old. Load the record again.';
  throw codedError('BAD_USER_INPUT', message, { field: `seen.${field}` });
}

/** The photos that were seen; which of them a verdict needs, the service says. */
const photosSeen = (seen: SeenPhotos | null | undefined, context: Context) => ({
  referencePhoto: photoBehind(seen?.reference, 'reference', context),
  attendancePhoto: photoBehind(seen?.attendance, 'attendance', context),
});

/** Reads what is said of a record by now, among the records of its person: those of a whole day are many. */
function readingOf(record: string, context: Context): Reading {
  const { staffID, mode, attendanceDate } = readRecordKey(record);
  const month = `${attendanceDate.slice(0, 7)}-01`;
  const shown = mode === 'signedOut' ? 'SIGNED_OUT' : 'SIGNED_IN';
  const call = endpoints.staffReviews(month, shown, staffID, context.timeZone);
  return { field: 'review', read: () => findWritten(call, context, ({ key }) => key === record) };
}

/** Without the records that somebody was given and has not judged, and those whose verdicts could not all be read. */
const judgedOf = memoizeByIdentity((rows: readonly ReviewRow[]) =>
  rows.filter(({ review, isReadInPart }) => review.verdicts.length > 0 && !isReadInPart),
);

/** The case file of attendance records, of the extension `reviews`. */
export const reviews: Feature = {
  lists: [
    declaredList(reviewsList, async ({ from, to }, context) => {
      checkDays(from, to);
      const list = await context.lists.read(endpoints.reviews(from, to, null, context.timeZone), bearer(context));
      return { ...list, rows: judgedOf(list.rows) };
    }),
  ],
  resolvers: {
    Review: {
      judging: ({ claim }, _args, { now }) => (claim && Date.parse(claim.until) > now() ? claim : null),
    },
    RecordVerdict: {
      reference: ({ referencePhoto }) => referencePhoto || null,
      attendance: ({ attendancePhoto }) => attendancePhoto || null,
    },
    Mutation: {
      recordVerdict: async (_parent, args, context) => {
        const { record, verdict, seen, askSecondOpinion } = args;
        const { note } = checkInput(given, args);
        const body = {
          verdict: upstreamVerdicts[verdict],
          ...(note && { note }),
          ...photosSeen(seen, context),
          askOpinion: askSecondOpinion,
        };
        const call = withKey(endpoints.recordVerdict(readRecordKey(record), body), checkKey(args));
        return confirm(call, context, { standard: 'Verdict recorded', reading: readingOf(record, context) });
      },
      withdrawVerdict: async (_parent, { id }, context) =>
        confirm(endpoints.withdrawVerdict(id), context, { standard: 'Verdict withdrawn', id }),
      askSecondOpinion: async (_parent, args, context) => {
        const { record } = args;
        const call = withKey(endpoints.askOpinion(readRecordKey(record)), checkKey(args));
        return confirm(call, context, {
          standard: 'A second opinion is asked for',
          reading: readingOf(record, context),
        });
      },
      claimReviews,
      releaseReviews: async (_parent, args, context) => {
        const records = checkInput(released, args).records?.map((key) => readRecordKey(key, 'records'));
        return confirm(endpoints.releaseReviews(records), context, { standard: 'Records given back' });
      },
    },
  },
};
