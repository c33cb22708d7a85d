import { z } from 'zod';
import { repeatedDay } from '../../common/entered-days.ts';
import { isStorable } from '../../common/is-storable.ts';
import {
  maximumLetterDays,
  maximumLetters,
  maximumNoteLength,
  maximumStaffIDLength,
  maximumTextLength,
} from '../../schema/limits.ts';
import { recordedLetters as lettersList } from '../../schema/lists/recorded-letters.ts';
import { wordRefusal } from '../../schema/refusals.ts';
import type { Context } from '../app-context.ts';
import { bearer, mayReadTexts } from '../auth/authorize.ts';
import { isAsked, nameOf } from '../days/people.ts';
import type { LetterKind, QueryRecordedLettersArgs } from '../generated/resolvers.ts';
import { checkInput, requiredText } from '../graphql/check-input.ts';
import { confirm, write } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import { checkRange, refuseFarDays, todayOf } from '../shared/dates.ts';
import { badInput } from '../shared/errors.ts';
import { memoizeByText } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import { readObject, readText } from '../upstream/read.ts';
import { lettersWithoutTexts, type RecordedLetterRow } from '../upstream/readers/letter.ts';
import { rowsOf } from './letter-settings.ts';

const staffID = requiredText('staff ID', maximumStaffIDLength);
const daysRule = 'A letter lists 1 to 31 days.';
const printedLetters = z.object({
  letters: z
    .array(
      z.object({
        kind: z.custom<LetterKind>().transform((kind) => kind.toLowerCase()),
        staffID,
        personID: z
          .string()
          .nullish()
          .transform((id) => id ?? undefined),
        days: z.array(z.string()).min(1, daysRule).max(31, daysRule),
        reference: requiredText('reference', maximumTextLength),
        again: z
          .array(z.string())
          .nullish()
          .transform((ids) => ids ?? []),
      }),
    )
    .min(1, 'Give at least one letter.')
    .max(maximumLetters, `Give at most ${maximumLetters} letters.`),
});
const reply = z.object({
  on: z.string().nullish(),
  note: z
    .string()
    .trim()
    .max(maximumNoteLength, `The note has at most ${maximumNoteLength} characters.`)
    .refine(isStorable, 'The note has characters that cannot be stored. Type it again.')
    .nullish(),
});
const undoing = z.object({ reason: requiredText('reason', maximumNoteLength) });
const monthsRule = 'Enter a number of months from 1 to 24.';
const rule = z.object({ months: z.int(monthsRule).min(1, monthsRule).max(24, monthsRule) });
const search = z.object({ staffID: staffID.nullish(), personID: z.string().nullish() });

/** By the letters of all. */
const ofPerson = memoizeByText<readonly RecordedLetterRow[]>(20);

async function loadLetters(args: QueryRecordedLettersArgs, context: Context): Promise<StoredList<RecordedLetterRow>> {
  const { from, to } = args;
  checkRange(from, to, maximumLetterDays);
  const asked = checkInput(search, args);
  const list = await context.lists.read(endpoints.recordedLetters(from, to), bearer(context));
  const all = mayReadTexts(context) ? list.rows : lettersWithoutTexts(list.rows);
  if (asked.staffID == null && asked.personID == null) return { ...list, rows: all };
  const rows = await ofPerson([all], nameOf(asked), () => all.filter(({ staff }) => isAsked(staff, asked)));
  return { ...list, rows };
}

/** Throws BAD_USER_INPUT for a day to come, and for one too long ago. */
function refuseOtherDays(field: string, days: readonly string[], context: Context): void {
  const today = todayOf(context);
  if (days.some((day) => day > today))
    throw badInput(field, 'The date is still to come. Choose today or an earlier date.');
  refuseFarDays(field, days, context);
}

const outcomes = { recorded: 'RECORDED', known: 'KNOWN' } as const;
const steps = { first: 'FIRST', second: 'SECOND', final: 'FINAL' } as const;

/** Reads what the service says of a letter that was to be put on record. Throws UPSTREAM_BAD_RESPONSE. */
function readVerdict(value: unknown) {
  const { staffID: holder, outcome, id, step, days } = readObject(value) ?? {};
  const [became, warning] = [outcomes[outcome as 'known'], steps[step as 'first']];
  if (!became || !warning || readText(id) === '') throw badResponse();
  const same = (Array.isArray(days) ? days : []).map((day) => readText(day));
  return { staffID: readText(holder), outcome: became, id: readText(id), step: warning, days: same };
}

/** Letters on record, of the extension `letters`. */
export const recordedLetters: Feature = {
  lists: [declaredList(lettersList, loadLetters)],
  resolvers: {
    Query: {
      letterRule: async (_parent, _args, context) => {
        const [found] = await rowsOf(endpoints.letterRule(), context);
        if (!found) throw badResponse();
        return found;
      },
    },
    Mutation: {
      recordLetters: async (_parent, args, context) => {
        const { letters } = checkInput(printedLetters, args);
        for (const { staffID: holder, days } of letters) {
          refuseOtherDays('letters', days, context);
          const day = repeatedDay(days);
          if (day === undefined) continue;
          throw badInput('letters', wordRefusal({ code: 'LETTER_DAY_TWICE', fields: { staffID: holder, day } }));
        }
        const { message, data } = await write(endpoints.recordLetters(letters), context);
        if (!Array.isArray(data) || data.length !== letters.length) throw badResponse();
        return { message, verdicts: data.map(readVerdict) };
      },
      noteLetterReply: async (_parent, { id, ...given }, context) => {
        const { on, note } = checkInput(reply, given);
        refuseOtherDays('on', on ? [on] : [], context);
        const call = endpoints.noteLetterReply(id, { ...(on && { on }), ...(note && { note }) });
        return confirm(call, context, { standard: 'Reply noted', id });
      },
      undoLetter: async (_parent, { id, ...given }, context) => {
        const { reason } = checkInput(undoing, given);
        return confirm(endpoints.undoLetter(id, reason), context, { standard: 'Letter undone', id });
      },
      saveLetterRule: async (_parent, args, context) => {
        const { months } = checkInput(rule, args);
        return confirm(endpoints.saveLetterRule(months), context, { standard: 'Rule of letters saved', id: 'rule' });
      },
    },
  },
};
