import { type LetterKind, type LetterStep, stepAfter } from '../../schema/letter-words.ts';
import { monthsBefore } from '../../schema/time.ts';
import type { Context } from '../app-context.ts';
import { extensionVersion, mayReadTexts } from '../auth/authorize.ts';
import { todayOf } from '../shared/dates.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import { lettersWithoutTexts, type RecordedLetterRow } from '../upstream/readers/letter.ts';
import type { StaffSummaryRow } from '../upstream/readers/staff-summary.ts';
import { rowsOf } from './letter-settings.ts';

/** What is on record beside a letter that is about to be printed. */
export interface LetterRecordRow {
  readonly step: Uppercase<LetterStep>;
  /** For other days; the last first. */
  readonly earlier: readonly RecordedLetterRow[];
  /** For some of the same days; the last first. */
  readonly known: readonly RecordedLetterRow[];
}

/** Letters on record. */
export interface Register {
  /** What is on record beside a letter of a kind to a person for some days. */
  recordOf(kind: LetterKind, person: StaffSummaryRow, days: readonly string[]): LetterRecordRow;
  /** Whether a letter to somebody else has the reference. */
  isTaken(reference: string, person: StaffSummaryRow): boolean;
}

/** The letters that are not undone, by the person's id and by staff ID. */
const byPerson = memoizeByIdentity((rows: readonly RecordedLetterRow[]) => {
  const counting = rows.filter(({ undoneAt, undoneBy }) => undoneAt === null && undoneBy === '');
  return {
    ids: Map.groupBy(counting, ({ staff }) => staff.id),
    staffIDs: Map.groupBy(counting, ({ staff }) => staff.staffID),
  };
});

/** The letters to a person, in the order of the rows. A person may have had several staff IDs. */
function lettersTo(rows: readonly RecordedLetterRow[], person: StaffSummaryRow): readonly RecordedLetterRow[] {
  const { ids, staffIDs } = byPerson(rows);
  const named = (staffIDs.get(person.staffID) ?? []).filter((letter) => isTo(letter, person));
  const known = person.id === undefined ? [] : (ids.get(person.id) ?? []);
  const all = new Set([...known, ...named]);
  return all.size === known.length ? known : rows.filter((letter) => all.has(letter));
}

/** Undone ones too: their paper may be somewhere. */
const byReference = memoizeByIdentity((rows: readonly RecordedLetterRow[]) =>
  Map.groupBy(rows, ({ reference }) => reference),
);

/** Whether a letter on record went to a person. A staff ID may have been given again. */
const isTo = ({ staff }: RecordedLetterRow, person: StaffSummaryRow): boolean =>
  staff.id === undefined || person.id === undefined ? staff.staffID === person.staffID : staff.id === person.id;

const mostEarlier = 3;
const mostKnown = 10;

/**
 * Reads the letters on record that say something of letters for some days: those for the same days, which were printed
 * since, and those of the months of the rule. By whole years, so that packs share their lists. Null for a service without
 * the extension. Throws what the calls throw: letters that do not know the earlier ones would be sent twice.
 */
export async function readRegister(days: readonly string[], context: Context): Promise<Register | null> {
  if ((await extensionVersion('letters', context)) === 0) return null;
  const [rule] = await rowsOf(endpoints.letterRule(), context);
  if (!rule) throw badResponse();
  const today = todayOf(context);
  const since = monthsBefore(today, rule.months);
  const first = days.reduce((least, day) => (day < least ? day : least), since);
  const lists = await Promise.all(
    yearsOf(first, today).map(async (year) => {
      const rows = await rowsOf(endpoints.recordedLetters(`${year}-01-01`, `${year}-12-31`), context);
      return mayReadTexts(context) ? rows : lettersWithoutTexts(rows);
    }),
  );
  return {
    isTaken: (reference, person) =>
      lists.some((rows) =>
        byReference(rows)
          .get(reference)
          ?.some((letter) => !isTo(letter, person)),
      ),
    recordOf(kind, person, asked) {
      const own = lists
        .flatMap((rows) => lettersTo(rows, person))
        .filter((letter) => letter.kind === kind.toUpperCase());
      const known = own.filter((letter) => letter.days.some((day) => asked.includes(day)));
      const earlier = own.filter((letter) => !known.includes(letter));
      const isRecent = ({ printedAt }: RecordedLetterRow) => printedAt !== null && printedAt.slice(0, 10) >= since;
      const counted = earlier.filter((letter) => !letter.isAllLeave && isRecent(letter));
      const next = stepAfter(counted.map((letter) => letter.step.toLowerCase() as LetterStep));
      // Printed again for days that one letter has, it stays the warning that that one was.
      const covering = known.find((letter) => asked.every((day) => letter.days.includes(day)));
      return {
        step: covering?.step ?? (next.toUpperCase() as Uppercase<LetterStep>),
        earlier: earlier.slice(0, mostEarlier),
        known: known.slice(0, mostKnown),
      };
    },
  };
}

/** The years from that of one day to that of another, the last first. */
function yearsOf(first: string, last: string): readonly number[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  return Array.from({ length: to - from + 1 }, (_, index) => to - index);
}
