import { useState } from 'react';
import * as z from 'zod/mini';
import { letterLimits } from '../../../schema/letter-words.ts';
import { imageExtensions } from '../../../schema/limits.ts';
import { useSaveLetterheadMutation } from '../../api/generated/letters.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/fields.tsx';
import { choosePicture, fileFault } from '../../ui/file-checks.ts';
import { FileField, useFileAddress } from '../../ui/file-field.tsx';
import { checkedText } from '../../ui/text-checks.ts';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';
import { LetterFormFrame, LetterPreview, type LetterSettings } from './letter-form-frame.tsx';
import type { Letterhead } from './letter-groups.ts';

const { line, addressLines } = letterLimits;
const short = (name: string) =>
  z.string().check(z.trim(), z.maxLength(line, `The ${name} has at most ${line} characters.`));

/** The lines of an address as it is typed. */
const linesOf = (address: string): readonly string[] =>
  address
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** The checks of the letterhead, whose address has a line for each of the field's. */
const headSchema = z.object({
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
const logoFault = fileFault(imageExtensions, choosePicture, letterLimits.logoBytes, '1 MB. Choose a smaller one.');

const valuesOf = ({ companyName, addressLines, signatoryName, signatoryTitle }: Letterhead) => ({
  companyName,
  address: addressLines.join('\n'),
  signatoryName,
  signatoryTitle,
});

/** Company, address, logo and who signs, for letters of every kind. */
export function LetterheadForm({ settings, onSaved }: LetterheadFormProps) {
  const { letterhead } = settings;
  const [save] = useSaveLetterheadMutation();
  /** Undefined leaves the logo as it is, null removes it. */
  const [logo, setLogo] = useState<File | null>();
  const [fault, setFault] = useState<string>();
  const drawn = useFileAddress(logo ?? null);
  const form = useForm({
    schema: headSchema,
    values: valuesOf(letterhead),
    send: async ({ address, ...values }) => {
      if (fault) return;
      const input = { ...values, addressLines: [...linesOf(address)], logo: logo ?? null, removeLogo: logo === null };
      const { data } = await save({ variables: { input } });
      showToast({ kind: 'success', title: data?.saveLetterhead.message || messages.completed });
      const next = await onSaved();
      form.reset(valuesOf(next?.letterhead ?? letterhead));
      setLogo(undefined);
    },
  });
  const [lateness] = settings.texts;
  const kept = logo === undefined ? (letterhead.logo ?? null) : null;
  const head: Letterhead = {
    companyName: form.watch('companyName').trim(),
    addressLines: [...linesOf(form.watch('address'))],
    signatoryName: form.watch('signatoryName').trim(),
    signatoryTitle: form.watch('signatoryTitle').trim(),
    logo: kept ?? drawn,
  };

  function choose(file: File | undefined) {
    const found = file ? logoFault(file) : null;
    setFault(found ?? undefined);
    setLogo(found ? undefined : file);
  }

  return (
    <LetterFormFrame
      form={form}
      isDirty={form.isDirty || logo !== undefined}
      origin={letterhead}
      others={
        (kept || logo) && (
          <Button onClick={() => setLogo(logo ? undefined : null)}>
            {logo ? 'Drop the chosen logo' : 'Remove the logo'}
          </Button>
        )
      }
      preview={
        <LetterPreview kind="lateness" subject={lateness?.subject ?? ''} body={lateness?.body ?? ''} head={head} />
      }
    >
      <TextField label="Company name" {...form.field('companyName')} maxLength={line} />
      <TextAreaField
        label="Address"
        {...form.field('address')}
        rows={addressLines}
        hint={`At most ${addressLines} lines.`}
      />
      <TextField
        label="Signatory's name"
        {...form.field('signatoryName')}
        maxLength={line}
        hint="If empty, the letter has a line for the supervisor."
      />
      <TextField label="Signatory's title" {...form.field('signatoryTitle')} maxLength={line} />
      <FileField
        key={logo === null ? 'removed' : 'logo'}
        label="Logo"
        endings={imageExtensions}
        file={logo ?? undefined}
        error={fault}
        hint="A PNG or JPEG picture of at most 1 MB. It prints at most 22 mm high."
        onChange={({ target }) => choose(target.files?.[0])}
      />
    </LetterFormFrame>
  );
}

interface LetterheadFormProps {
  settings: LetterSettings;
  /** Reads the settings again; null where they could not be read. */
  onSaved: () => Promise<LetterSettings | null>;
}
