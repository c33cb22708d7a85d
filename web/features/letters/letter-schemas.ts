import * as z from 'zod/mini';
import { bodyFault, type LetterKind, letterLimits, subjectFault, tidyBody } from '../../../schema/letter-words.ts';
import { imageExtensions } from '../../../schema/limits.ts';
import { choosePicture, fileFault } from '../../ui/file-checks.ts';
import { checkedText } from '../../ui/text-checks.ts';

/** Contents of the fields of a text. */
export interface TextValues {
  subject: string;
  body: string;
}

/** The checks of a text of each kind, those of the gateway. */
export const textSchemas = {
  lateness: textSchema('lateness'),
  absence: textSchema('absence'),
} as const;

function textSchema(kind: LetterKind) {
  return z.object({
    subject: checkedText((text) => subjectFault(text.trim(), kind)),
    body: checkedText((text) => bodyFault(tidyBody(text), kind)),
  });
}

const { line, addressLines } = letterLimits;
const short = (name: string) =>
  z.string().check(z.trim(), z.maxLength(line, `The ${name} has at most ${line} characters.`));

/** The lines of an address as it is typed. */
export const linesOf = (address: string): readonly string[] =>
  address
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** The checks of the letterhead, whose address has a line for each of the field's. */
export const headSchema = z.object({
  companyName: short('company name'),
  address: checkedText((address) => {
    const lines = linesOf(address);
    if (lines.length > addressLines) return `The address has at most ${addressLines} lines.`;
    return lines.some((text) => text.length > line) ? `A line has at most ${line} characters.` : null;
  }),
  signatoryName: short("signatory's name"),
  signatoryTitle: short("signatory's title"),
});

/** Why a file cannot be the logo. */
export const logoFault = fileFault(
  imageExtensions,
  choosePicture,
  letterLimits.logoBytes,
  '1 MB. Choose a smaller one.',
);
