import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { drawLogo } from '../../common/draw-logo.ts';
import {
  type LetterKind,
  type LetterPlaceholder,
  letterLimits,
  letterPlaceholders,
  plainSubjects,
  unknownPlaceholders,
} from '../../schema/letter-words.ts';

/** Where a text or the letterhead comes from, and for a stored one who changed it last and when. */
interface Origin {
  readonly origin: 'STORED' | 'FILE' | 'STANDARD';
  readonly changedBy: string | null;
  /** ISO with the zone's offset. */
  readonly changedAt: string | null;
}

/** The text of one kind of letter, placeholders in braces. */
export interface LetterText extends Origin {
  readonly subject: string;
  /** Paragraphs, an empty line between them. */
  readonly body: string;
}

/** What stands at the head and foot of every letter; empty texts for what is not known. */
export interface PrintedLetterhead extends Origin {
  readonly companyName: string;
  readonly addressLines: readonly string[];
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  /** A `data:` address of a picture. */
  readonly logo: string | null;
}

/** The texts and the letterhead of letters to staff. */
export interface LetterTexts extends Readonly<Record<LetterKind, LetterText>> {
  readonly letterhead: PrintedLetterhead;
  /** Lines to be signed, as the file has them; null where it has none. */
  readonly signatures: readonly string[] | null;
}

const standardOrigin: Origin = { origin: 'STANDARD', changedBy: null, changedAt: null };
const fileOrigin: Origin = { ...standardOrigin, origin: 'FILE' };

const standard = {
  lateness: {
    title: plainSubjects.lateness,
    paragraphs: [
      'Dear {name},',
      'Our records show that you signed in late on {days} in {month}. The days are listed below.',
      'Your shift {shift} begins at {start}, and a sign-in after {lateAfter} is late. Repeated lateness begins with {threshold} in a month.',
      'Please explain these days to your supervisor in writing within five working days. If a day is wrong, say which one, and it will be checked.',
    ],
  },
  absence: {
    title: plainSubjects.absence,
    paragraphs: [
      'Dear {name},',
      'Our records show no sign-in of yours on {days} in {month} on which you were expected. The days are listed below.',
      'Please explain these days to your supervisor in writing within five working days. If a day is wrong, say which one, and it will be checked.',
    ],
  },
} satisfies Readonly<Record<LetterKind, FileText>>;

const printable = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), 'has characters that cannot be printed');

const line = (most: number) =>
  printable(most).superRefine((text, context) => {
    const known = Object.keys(letterPlaceholders) as readonly LetterPlaceholder[];
    for (const whole of unknownPlaceholders(text, known)) {
      context.addIssue({ code: 'custom', message: `names ${whole}` });
    }
  });

const text = z.strictObject({
  title: line(letterLimits.subject),
  paragraphs: z.array(line(1_000)).min(1).max(letterLimits.paragraphs),
});
type FileText = z.infer<typeof text>;

const ownLine = printable(letterLimits.line).optional();
const texts = z.strictObject({
  lateness: text.optional(),
  absence: text.optional(),
  signatures: z.array(line(letterLimits.line)).min(1).max(4).optional(),
  letterhead: z
    .strictObject({
      companyName: ownLine,
      addressLines: z.array(printable(letterLimits.line)).max(letterLimits.addressLines).optional(),
      signatoryName: ownLine,
      signatoryTitle: ownLine,
      logoFile: z.string().min(1).optional(),
    })
    .optional(),
});

/**
 * Reads the file of the setting LETTERS_FILE (docs/reference/settings.md); what it leaves out is as standard, and so is
 * everything without a file. `company` is the company's name where the file has none. Throws an Error that names the
 * file and what is wrong with it.
 */
export async function readLetterTexts(file: string | undefined, company = ''): Promise<LetterTexts> {
  try {
    const read = file === undefined ? {} : texts.parse(JSON.parse(readFileSync(file, 'utf8')));
    const textOf = (kind: LetterKind): LetterText => {
      const { title, paragraphs } = read[kind] ?? standard[kind];
      return { subject: title, body: paragraphs.join('\n\n'), ...(read[kind] ? fileOrigin : standardOrigin) };
    };
    const { logoFile, ...head } = read.letterhead ?? {};
    return {
      lateness: textOf('lateness'),
      absence: textOf('absence'),
      signatures: read.signatures ?? null,
      letterhead: {
        companyName: head.companyName ?? company,
        addressLines: head.addressLines ?? [],
        signatoryName: head.signatoryName ?? '',
        signatoryTitle: head.signatoryTitle ?? '',
        logo: logoFile === undefined ? null : await readLogo(resolve(dirname(file ?? ''), logoFile)),
        ...(read.letterhead ? fileOrigin : standardOrigin),
      },
    };
  } catch (error) {
    const faults =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ')
        : error instanceof LogoFault
          ? error.message
          : 'it cannot be read as JSON';
    const names = Object.keys(letterPlaceholders).join(', ');
    throw new Error(`LETTERS_FILE: ${file} is no text of letters: ${faults}. Placeholders are ${names}, in braces.`, {
      cause: error,
    });
  }
}

class LogoFault extends Error {}

async function readLogo(file: string): Promise<string> {
  try {
    const bytes = readFileSync(file);
    if (bytes.length <= letterLimits.logoBytes) return await drawLogo(bytes);
  } catch (error) {
    throw new LogoFault(`letterhead.logoFile: ${file} is no PNG or JPEG image that can be read`, { cause: error });
  }
  throw new LogoFault(`letterhead.logoFile: ${file} has more than 1 MB`);
}
