import { z } from 'zod';
import {
  bodyFault,
  type LetterKind,
  letterKinds,
  letterLimits,
  subjectFault,
  tidyBody,
} from '../../schema/letter-words.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import type { Context } from '../app-context.ts';
import { bearer, extensionVersion } from '../auth/authorize.ts';
import type { LetterheadInput, Resolvers } from '../generated/resolvers.ts';
import { checkInput, requiredText } from '../graphql/check-input.ts';
import { confirm } from '../graphql/writes.ts';
import { readUpload } from '../http/uploaded-files.ts';
import { codedError } from '../shared/errors.ts';
import type { ListCall } from '../upstream/call.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { badResponse } from '../upstream/faults.ts';
import type { LetterText, LetterTexts } from './letter-texts.ts';

/** Whether the service keeps texts of letters; unknown is no. */
const areKept = async (context: Context) => (await extensionVersion('letter-text', context)) > 0;

/**
 * The texts and the letterhead as they are now: those that the service keeps, else those of the file, else the standard
 * ones. Throws what the calls throw: a letter with another text than the company's is worse than none.
 */
export async function readLetterSettings(context: Context): Promise<LetterTexts> {
  const { letterTexts: others } = context;
  if (!(await areKept(context))) return others;
  const [texts, [letterhead]] = await Promise.all([
    rowsOf(endpoints.letterTexts(), context),
    rowsOf(endpoints.letterheads(), context),
  ]);
  const textOf = (kind: LetterKind): LetterText => {
    const row = texts.find((text) => text.kind === kind);
    return row ? { ...row, origin: 'STORED' } : others[kind];
  };
  return {
    lateness: textOf('lateness'),
    absence: textOf('absence'),
    signatures: others.signatures,
    letterhead: letterhead
      ? { ...letterhead, companyName: letterhead.companyName || others.letterhead.companyName, origin: 'STORED' }
      : others.letterhead,
  };
}

/** All rows of a list. Throws what the call throws, UPSTREAM_BAD_RESPONSE for a list that cannot be read. */
export async function rowsOf<Row>(call: ListCall<Row>, context: Context): Promise<readonly Row[]> {
  const { rows, notice } = await context.lists.read(call, bearer(context));
  if (notice !== null) throw badResponse();
  return rows;
}

const kindNames = { lateness: 'LATENESS', absence: 'ABSENCE' } as const;
const kindOf = { LATENESS: 'lateness', ABSENCE: 'absence' } as const;

const line = (name: string) =>
  z
    .string()
    .nullish()
    .transform((text) => tidyText(text ?? ''))
    .pipe(z.literal('').or(requiredText(name, letterLimits.line)));
const addressRule = `An address has at most ${letterLimits.addressLines} lines.`;
const newLetterhead = z.object({
  companyName: line('company name'),
  addressLines: z
    .array(line('line of the address'))
    .nullish()
    .transform((lines) => (lines ?? []).filter((text) => text !== ''))
    .pipe(z.array(z.string()).max(letterLimits.addressLines, addressRule)),
  signatoryName: line("signatory's name"),
  signatoryTitle: line("signatory's title"),
});

/** Throws BAD_USER_INPUT that names the field. */
function refuse(field: string, fault: string | null): void {
  if (fault !== null) throw codedError('BAD_USER_INPUT', fault, { field });
}

/** What the service is sent as logo: nothing where it stays as it is, an empty text where it is removed. */
async function logoOf({ logo, removeLogo }: LetterheadInput): Promise<{ logo?: string }> {
  if (!logo) return removeLogo ? { logo: '' } : {};
  const { bytes } = await readUpload(logo, letterLimits.logoBytes, 'logo');
  const type = bytes[0] === 0x89 ? 'png' : 'jpeg';
  return { logo: `data:image/${type};base64,${bytes.toString('base64')}` };
}

/** Texts and letterhead of letters, of the extension `letter-text`. */
export const letterSettings: Resolvers = {
  Query: {
    letterSettings: async (_parent, _args, context) => {
      const { letterhead, ...settings } = await readLetterSettings(context);
      return {
        letterhead,
        texts: letterKinds.map((kind) => ({ ...settings[kind], kind: kindNames[kind] })),
      };
    },
  },
  Mutation: {
    saveLetterText: async (_parent, { input }, context) => {
      const kind = kindOf[input.kind];
      const subject = tidyText(input.subject);
      const body = tidyBody(input.body);
      refuse('subject', subjectFault(subject, kind));
      refuse('body', bodyFault(body, kind));
      const call = endpoints.saveLetterText(kind, { subject, body });
      return confirm(call, context, { standard: 'Letter text saved', id: kind });
    },
    removeLetterText: async (_parent, { kind }, context) =>
      confirm(endpoints.removeLetterText(kindOf[kind]), context, { standard: 'Letter text removed', id: kindOf[kind] }),
    saveLetterhead: async (_parent, { input }, context) => {
      const texts = checkInput(newLetterhead, input);
      const call = endpoints.saveLetterhead({ ...texts, ...(await logoOf(input)) });
      return confirm(call, context, { standard: 'Letterhead saved', id: 'letterhead' });
    },
  },
};
