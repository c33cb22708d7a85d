import { Grid } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { formatTimestamp } from '../../../schema/format.ts';
import type { LetterSettingsQuery } from '../../api/generated/letters.ts';
import { useLeaveQuestion } from '../../ui/leave-question.ts';
import { PageForm, type PageFormProps } from '../../ui/page-form.tsx';

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
