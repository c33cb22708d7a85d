import { type LetterKind, letterLimits } from '../../../schema/letter-words.ts';
import { hasField, readEntries, readSpelling } from '../read.ts';
import { type Fields, type RowOf, readFields } from './fields.ts';
import type { ValueReader } from './value-reader.ts';

/** Who stored something last, and when: ISO with the zone's offset, null where it cannot be read. */
const storedFields = { changedBy: 'text', changedAt: 'instant' } as const satisfies Fields;

/** A stored text of a kind of letter. */
export interface LetterTextRow extends RowOf<typeof storedFields> {
  readonly kind: LetterKind;
  readonly subject: string;
  readonly body: string;
}

const letterheadFields = {
  companyName: 'text',
  signatoryName: 'text',
  signatoryTitle: 'text',
  ...storedFields,
} as const satisfies Fields;

/** The stored letterhead; empty texts for what it lacks. */
export interface LetterheadRow extends RowOf<typeof letterheadFields> {
  readonly addressLines: readonly string[];
  /** A `data:` address of a picture. */
  readonly logo: string | null;
}

const kinds = { lateness: 'lateness', absence: 'absence' } as const;

/** Reads the reply of `GET /letterText/findAll`; entries of other kinds, and those without a text, are left out. */
export function readLetterTexts(data: unknown, read: ValueReader): LetterTextRow[] {
  return readEntries(data, (record) => hasField(record, ['kind', 'body']), read.losses).flatMap((record) => {
    const kind = read.word(kinds, record.kind, 'kind');
    const subject = read.text(record.subject, 'subject');
    // Line breaks are part of it.
    const body = read.spelling(record.body, 'body');
    return kind && subject && body ? [{ kind, subject, body, ...readFields(record, storedFields, read) }] : [];
  });
}

/** Reads the reply of `GET /letterhead/findAll`. */
export function readLetterheads(data: unknown, read: ValueReader): LetterheadRow[] {
  return readEntries(data, (record) => hasField(record, ['companyName', 'addressLines']), read.losses).map(
    (record) => ({
      ...readFields(record, letterheadFields, read),
      addressLines: readLines(record.addressLines, read),
      logo: readLogo(record.logo, read),
    }),
  );
}

function readLines(value: unknown, read: ValueReader): readonly string[] {
  const lines: readonly unknown[] = Array.isArray(value) ? value.slice(0, letterLimits.addressLines) : [];
  return lines.map((line) => read.text(line, 'addressLines')).filter((line) => line !== '');
}

/** The address of a picture that a page may show; anything else than a picture within it is none. */
function readLogo(value: unknown, { losses }: ValueReader): string | null {
  const address = readSpelling(value);
  if (address === '') return null;
  const isPicture = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(address);
  if (isPicture && address.length <= letterLimits.logoAddress) return address;
  losses.note('logo', value);
  return null;
}
