import type { RecordedLetter } from '../../../schema/generated/types.ts';
import { type LetterKind, letterLimits } from '../../../schema/letter-words.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { readCount, readID, readSpelling } from '../read.ts';
import { by, identity, listOf, type RowFor, word } from './fields.ts';
import { type OfStaff, readReferencedStaff, someone } from './staff-summary.ts';
import { isThere, type ValueReader } from './value-reader.ts';

/** A letter on record, with the names as they were then. */
export type RecordedLetterRow = RowFor<RecordedLetter, OfStaff>;

/** Reads the reply of `/letter/findAll`. */
export const readLetters = listOf<RecordedLetterRow, 'staff' | 'kind' | 'step' | 'days'>(
  {
    id: identity,
    staff: (_value, read, _name, record) =>
      someone({ ...readReferencedStaff(record, read), id: readID(record.personID) || undefined }),
    kind: word({ lateness: 'LATENESS', absence: 'ABSENCE' }),
    step: word({ first: 'FIRST', second: 'SECOND', final: 'FINAL' }),
    days: readDays,
    reference: 'text',
    printedBy: 'text',
    printedAt: 'instant',
    isReplied: (value, _read, _name, { replyOn, replyNote }) =>
      value === true || isThere(replyOn) || isThere(replyNote),
    replyOn: 'day',
    replyNote: 'spelling',
    undoneBy: 'text',
    undoneAt: 'instant',
    undoneReason: 'spelling',
    isAllLeave: (value) => value === true,
  },
  { has: ['staffID', 'kind', 'days', 'reference'], needs: ['staff', 'kind', 'step', 'days'] },
);

function readDays(value: unknown, read: ValueReader, name: string): readonly string[] | null {
  const days = (Array.isArray(value) ? value : []).flatMap((day: unknown) => read.day(day) ?? []);
  if (days.length > 0) return days;
  if (isThere(value)) read.losses.note(name, value);
  return null;
}

/** The letters for those who may not read what was written about people. */
export const lettersWithoutTexts = memoizeByIdentity((rows: readonly RecordedLetterRow[]) =>
  rows.map((row): RecordedLetterRow => ({ ...row, replyNote: '', undoneReason: '' })),
);

/** Reads the reply of `GET /letter/rule`: months for which a letter makes the next one graver. */
export const readRule = listOf<{ readonly months: number }, 'months'>(
  { months: by(readCount) },
  { has: ['months'], needs: ['months'] },
);

/** Who stored something last, and when: ISO with the zone's offset, null where it cannot be read. */
interface Stored {
  readonly changedBy: string;
  readonly changedAt: string | null;
}

/** A stored text of a kind of letter. */
interface LetterTextRow extends Stored {
  readonly kind: LetterKind;
  readonly subject: string;
  readonly body: string;
}

/** Reads the reply of `GET /letterText/findAll`; entries of other kinds, and those without a text, are left out. */
export const readLetterTexts = listOf<LetterTextRow, 'kind' | 'subject' | 'body'>(
  {
    kind: word({ lateness: 'lateness', absence: 'absence' }),
    subject: 'text',
    // Line breaks are part of it.
    body: 'spelling',
    changedBy: 'text',
    changedAt: 'instant',
  },
  { has: ['kind', 'body'], needs: ['kind', 'subject', 'body'] },
);

/** The stored letterhead; empty texts for what it lacks. */
interface LetterheadRow extends Stored {
  readonly companyName: string;
  readonly addressLines: readonly string[];
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  /** A `data:` address of a picture. */
  readonly logo: string | null;
}

/** Reads the reply of `GET /letterhead/findAll`. */
export const readLetterheads = listOf<LetterheadRow>(
  {
    companyName: 'text',
    addressLines: readLines,
    signatoryName: 'text',
    signatoryTitle: 'text',
    logo: readLogo,
    changedBy: 'text',
    changedAt: 'instant',
  },
  { has: ['companyName', 'addressLines'] },
);

function readLines(value: unknown, read: ValueReader, name: string): readonly string[] {
  const lines: readonly unknown[] = Array.isArray(value) ? value.slice(0, letterLimits.addressLines) : [];
  return lines.map((line) => read.text(line, name)).filter((line) => line !== '');
}

/** The address of a picture that a page may show; anything else than a picture within it is none. */
function readLogo(value: unknown, { losses }: ValueReader, name: string): string | null {
  const address = readSpelling(value);
  if (address === '') return null;
  const isPicture = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(address);
  if (isPicture && address.length <= letterLimits.logoAddress) return address;
  losses.note(name, value);
  return null;
}
