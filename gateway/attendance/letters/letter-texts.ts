import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What a text may name in braces, and what stands there. */
const letterPlaceholders = {
  name: "the person's name",
  staffID: 'the staff ID',
  district: 'district',
  serviceCentre: 'service centre',
  department: 'department',
  month: 'the month, e.g. November 2026',
  days: 'how many days, e.g. 3 days',
  shift: 'name of the shift that the last late day was of',
  start: 'when that shift begins, e.g. 8:00 am',
  lateAfter: 'after when a sign-in is late, e.g. 8:15 am',
  threshold: 'late days that make serially late, e.g. 3 late days',
  today: 'the day of the letter, e.g. Friday, November 20, 2026',
} as const;

/** Name of a placeholder. */
export type LetterPlaceholder = keyof typeof letterPlaceholders;

/** The words of one kind of letter, placeholders in braces. */
interface LetterText {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The words of letters to staff. */
export interface LetterTexts {
  readonly lateness: LetterText;
  readonly absence: LetterText;
  /** Who signs, a line each. */
  readonly signatures: readonly string[];
}

const standard: LetterTexts = {
  lateness: {
    title: 'Notice of repeated lateness',
    paragraphs: [
      'Dear {name},',
      'our records show that you signed in late on {days} in {month}. They are listed below.',
      'Your shift {shift} begins at {start}, and whoever signs in after {lateAfter} is late. Repeated lateness begins with {threshold} in a month.',
      'Please explain these days to your supervisor in writing within five working days. If one of them is wrong, say which: it will be checked.',
    ],
  },
  absence: {
    title: 'Notice of absence',
    paragraphs: [
      'Dear {name},',
      'our records show no sign-in of yours on {days} in {month} on which you were expected. They are listed below.',
      'Please explain these days to your supervisor in writing within five working days. If one of them is wrong, say which: it will be checked.',
    ],
  },
  signatures: ['Supervisor', '{name}'],
};

const placeholder = /\{([^{}]*)\}/g;

const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), 'has characters that cannot be printed')
    .superRefine((text, context) => {
      for (const [whole, name = ''] of text.matchAll(placeholder)) {
        if (!Object.hasOwn(letterPlaceholders, name)) context.addIssue({ code: 'custom', message: `names ${whole}` });
      }
    });

const text = z.strictObject({ title: line(120), paragraphs: z.array(line(1_000)).min(1).max(12) });
const texts = z.strictObject({
  lateness: text.default({ ...standard.lateness, paragraphs: [...standard.lateness.paragraphs] }),
  absence: text.default({ ...standard.absence, paragraphs: [...standard.absence.paragraphs] }),
  signatures: z
    .array(line(80))
    .min(1)
    .max(4)
    .default([...standard.signatures]),
});

/**
 * Reads the file of the setting LETTERS_FILE (docs/reference/settings.md); what it leaves out is as standard, and so is
 * everything without a file. Throws an Error that names the file and what is wrong with it.
 */
export function readLetterTexts(file: string | undefined): LetterTexts {
  if (file === undefined) return standard;
  try {
    return texts.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const faults =
      error instanceof z.ZodError
        ? error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`).join('; ')
        : 'it cannot be read as JSON';
    const names = Object.keys(letterPlaceholders).join(', ');
    throw new Error(`LETTERS_FILE: ${file} is no text of letters: ${faults}. Placeholders are ${names}, in braces.`, {
      cause: error,
    });
  }
}

/** The text with its placeholders filled, none of them twice; null when it names something that is not known. */
export function fillText(text: string, values: Readonly<Record<LetterPlaceholder, string | null>>): string | null {
  let isKnown = true;
  const filled = text.replaceAll(placeholder, (_whole, name: LetterPlaceholder) => {
    const value = values[name];
    if (value === null || value === '') isKnown = false;
    return value ?? '';
  });
  return isKnown ? filled : null;
}
