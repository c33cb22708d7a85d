import { Box, Grid, Heading } from '@chakra-ui/react';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { formatTimestamp } from '../../../schema/format.ts';
import {
  fillText,
  type LetterKind,
  letterPlaceholders,
  paragraphsOf,
  plainSubjects,
} from '../../../schema/letter-words.ts';
import type { LetterSettingsQuery } from '../../api/generated/letters.ts';
import { today } from '../../session/today.ts';

import { PageForm, type PageFormProps } from '../../ui/page-form.tsx';
import { useLeaveQuestion } from '../../ui/use-leave-question.ts';
import type { Letter, Letterhead } from './letter-groups.ts';
import { LetterSheet } from './letter-sheet.tsx';

/** What the gateway says of letters. */
export type LetterSettings = NonNullable<LetterSettingsQuery['letterSettings']>;

type Origin = Pick<LetterSettings['letterhead'], 'origin' | 'changedBy' | 'changedAt'>;

/** Fields and buttons of one part of letters, what was last saved of it, and the preview beside them. */
export function LetterFormFrame({ form, isDirty, origin, children, others, preview }: FrameProps) {
  useLeaveQuestion(
    useMemo(
      () =>
        isDirty
          ? {
              title: 'Leave without saving?',
              question: 'Your changes to the letter are not saved.',
              text: 'If you leave now, they are lost.',
              confirmLabel: 'Leave',
              cancelLabel: 'Stay',
            }
          : null,
      [isDirty],
    ),
  );
  return (
    <LetterSides preview={preview}>
      <PageForm className="screen-only" form={form} others={others}>
        <p className="note">{describeOrigin(origin)}</p>
        {children}
      </PageForm>
    </LetterSides>
  );
}

/** A part of letters beside the letter as it prints, or above it. */
export function LetterSides({ children, preview }: Pick<FrameProps, 'children' | 'preview'>) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
      gap="20px 28px"
      p="0 var(--gutter) 32px"
      _print={{ display: 'block', p: '0' }}
    >
      {children}
      {preview}
    </Grid>
  );
}

interface FrameProps {
  form: PageFormProps['form'];
  isDirty: boolean;
  origin: Origin;
  children: ReactNode;
  /** Buttons beside Save. */
  others?: ReactNode;
  preview: ReactNode;
}

function describeOrigin({ origin, changedBy, changedAt }: Origin): string {
  if (origin === 'FILE') return 'From the file of the setting LETTERS_FILE. What you save here replaces it.';
  if (origin === 'STANDARD') return 'Built in. What you save here replaces it.';
  const when = changedAt ? `, ${formatTimestamp(changedAt)}` : '';
  return `Saved${changedBy ? ` by ${changedBy}` : ''}${when}.`;
}

const days: Readonly<Record<LetterKind, Letter['days']>> = {
  lateness: [
    { date: '2026-11-03', signedInAt: '08:40:00', minutesLate: 40 },
    { date: '2026-11-10', signedInAt: '08:21:00', minutesLate: 21 },
    { date: '2026-11-17', signedInAt: '09:05:00', minutesLate: 65 },
  ],
  absence: ['2026-11-03', '2026-11-10', '2026-11-17'].map((date) => ({ date, signedInAt: null, minutesLate: null })),
};

/** The letter of a text to a person who does not exist, filled as the gateway fills it. */
function exampleLetter(kind: LetterKind, subject: string, body: string, head: Letterhead): Letter {
  const examples = Object.entries(letterPlaceholders).map(([name, { example }]) => [name, example]);
  const reference = `${kind === 'lateness' ? 'LATE' : 'ABS'}/2026-11/EX-001`;
  const values: Record<string, string> = { ...Object.fromEntries(examples), reference, company: head.companyName };
  const fill = (texts: readonly string[]) => texts.flatMap((text) => fillText(text, values) ?? []);
  const { name = '', staffID = '', district = '', serviceCentre = '', department = '' } = values;
  return {
    key: 'example',
    staff: { staffID, personID: null, name, district, serviceCentre, department },
    reference,
    date: today(),
    title: fillText(subject, values) ?? plainSubjects[kind],
    paragraphs: fill(paragraphsOf(body)),
    days: days[kind],
    signatures: head.signatoryName ? [name] : ['Supervisor', name],
    record: null,
  };
}

/** One letter as it prints, to a person who does not exist; it follows what is typed. */
export function LetterPreview(props: { kind: LetterKind; subject: string; body: string; head: Letterhead }) {
  const { kind, subject, body, head } = useDeferredValue(props);
  return (
    <Box
      as="section"
      className="letter-preview"
      position={{ lg: 'sticky' }}
      top="12px"
      alignSelf="start"
      aria-label="Preview"
    >
      <Heading as="h2" size="sm" mb="6px" className="screen-only">
        Preview
      </Heading>
      <p className="note screen-only">An example: this person and these days do not exist.</p>
      <LetterSheet letter={exampleLetter(kind, subject, body, head)} head={head} />
    </Box>
  );
}
