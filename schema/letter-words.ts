/** The kinds of letters, as the attendance service spells them. */
export const letterKinds = ['lateness', 'absence'] as const;

/** A kind of letter. */
export type LetterKind = (typeof letterKinds)[number];

/** Which warning a letter is, as the attendance service spells it, in the order in which they follow each other. */
const letterSteps = ['first', 'second', 'final'] as const;

/** Which warning a letter is. */
export type LetterStep = (typeof letterSteps)[number];

/** The step after the gravest of some earlier letters: the first without any, and after the final one another final one. */
export function stepAfter(earlier: readonly LetterStep[]): LetterStep {
  const gravest = Math.max(-1, ...earlier.map((step) => letterSteps.indexOf(step)));
  return letterSteps[gravest + 1] ?? 'final';
}

/** Subjects without placeholders. The built-in texts use them, and letters whose own subject names an unknown fact. */
export const plainSubjects: Readonly<Record<LetterKind, string>> = {
  lateness: 'Notice of repeated lateness',
  absence: 'Notice of absence',
};

/** Limits of the texts of letters: characters, but for the counts of paragraphs and lines and the bytes of a logo file. */
export const letterLimits = {
  subject: 120,
  body: 6_000,
  paragraphs: 12,
  /** Of a company name, a line of an address, a signatory's name and title. */
  line: 80,
  addressLines: 5,
  logoBytes: 1024 * 1024,
  /** Of a stored logo, as an address that begins with `data:`. */
  logoAddress: 300_000,
} as const;

/** Placeholders: what fills each, and an example. */
export const letterPlaceholders = {
  name: { meaning: "the person's name", example: 'Ada Example' },
  staffID: { meaning: 'the staff ID', example: 'EX-001' },
  district: { meaning: 'district', example: 'Example District' },
  serviceCentre: { meaning: 'service centre', example: 'Example Centre' },
  department: { meaning: 'department', example: 'Example Department' },
  month: { meaning: 'the month', example: 'November 2026' },
  days: { meaning: 'how many days', example: '3 days' },
  shift: { meaning: 'shift of all late days; left out where they have several', example: 'Day' },
  start: { meaning: 'when that shift begins', example: '8:00 am' },
  lateAfter: { meaning: 'after when a sign-in is late', example: '8:15 am' },
  threshold: { meaning: 'late days that make serially late', example: '3 late days' },
  today: { meaning: 'the date of the letter', example: 'Friday, 20 November 2026' },
  reference: { meaning: 'the reference of the letter', example: 'LATE/2026-11/EX-001' },
  step: { meaning: 'which warning it is, with letters on record', example: 'first warning' },
  company: { meaning: 'company name of the letterhead', example: 'Example Company' },
} as const;

/** Name of a placeholder. */
export type LetterPlaceholder = keyof typeof letterPlaceholders;

const ofLateness: readonly string[] = ['shift', 'start', 'lateAfter', 'threshold'];

/** Placeholders of a kind of letter, in the order in which they are explained. */
export const placeholdersOf = (kind: LetterKind): readonly LetterPlaceholder[] =>
  (Object.keys(letterPlaceholders) as LetterPlaceholder[]).filter(
    (name) => kind === 'lateness' || !ofLateness.includes(name),
  );

const placeholder = /\{([^{}]*)\}/g;

/** Unknown placeholders of a text, braces included: each once, in the order of the text. */
export function unknownPlaceholders(text: string, names: readonly string[]): readonly string[] {
  const named = [...text.matchAll(placeholder)].map(([whole, name = '']) => ({ whole, name }));
  return [...new Set(named.filter(({ name }) => !names.includes(name)).map(({ whole }) => whole))];
}

/** The text with its placeholders filled, none of them twice; null when it names something that is not known. */
export function fillText(text: string, values: Readonly<Record<string, string | null | undefined>>): string | null {
  let isKnown = true;
  const filled = text.replaceAll(placeholder, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : null;
    if (!value) isKnown = false;
    return value ?? '';
  });
  return isKnown ? filled : null;
}

/** The paragraphs of a body: an empty line ends one, a line break within one stays. */
export const paragraphsOf = (body: string): readonly string[] =>
  body
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** A body as it is stored: line breaks of one kind, no spaces at ends of lines. */
export const tidyBody = (body: string): string =>
  body
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\t\u00a0]/g, ' ')
    .replaceAll(/(?<! ) +$/gm, '')
    .trim();

const isStorable = (text: string) => text.isWellFormed() && !/(?!\n)\p{Cc}/u.test(text);

/** The fault of a letter's subject, as a sentence; null for none. */
export function subjectFault(subject: string, kind: LetterKind): string | null {
  if (subject === '') return 'Enter the subject.';
  if (subject.length > letterLimits.subject) return `The subject has at most ${letterLimits.subject} characters.`;
  if (subject.includes('\n')) return 'The subject is one line.';
  return textFault(subject, kind, 'subject');
}

/** The same of the body. */
export function bodyFault(body: string, kind: LetterKind): string | null {
  if (body === '') return 'Enter the text of the letter.';
  const { body: most, paragraphs } = letterLimits;
  if (body.length > most) return `The text has at most ${most.toLocaleString('en')} characters.`;
  if (paragraphsOf(body).length > paragraphs) return `The text has at most ${paragraphs} paragraphs.`;
  return textFault(body, kind, 'text');
}

function textFault(text: string, kind: LetterKind, what: string): string | null {
  if (!isStorable(text)) return `The ${what} holds characters that cannot be stored. Type it again.`;
  const known = placeholdersOf(kind);
  const unknown = unknownPlaceholders(text, known);
  if (unknown.length === 0) return null;
  const names = known.map((name) => `{${name}}`).join(', ');
  return `${unknown.slice(0, 5).join(', ')} cannot be filled in a letter of ${kind}. Known are ${names}.`;
}
