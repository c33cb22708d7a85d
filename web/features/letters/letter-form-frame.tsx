import { type ReactNode, useMemo } from 'react';
import { formatTimestamp } from '../../../schema/format.ts';
import type { LetterSettingsQuery } from '../../api/generated/letters.ts';
import { Button } from '../../ui/button.tsx';
import { useLeaveQuestion } from '../../ui/leave-question.ts';
import { Notice } from '../../ui/notice.tsx';
import { Ring } from '../../ui/spinner.tsx';

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
    <div className="letter-text-sides">
      <form
        noValidate
        aria-busy={form.isSending}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <p className="note">{describeOrigin(origin)}</p>
        {form.restore && (
          <p className="row" role="status">
            You have unsaved changes from earlier.
            <Button onClick={form.restore}>Restore</Button>
          </p>
        )}
        {children}
        {form.failure && (
          <Notice tone="error" role="alert">
            {form.failure}
          </Notice>
        )}
        <div className="letter-text-buttons">
          <Button type="submit" look="primary" aria-disabled={form.isSending}>
            {form.isSending && <Ring />}
            <span>Save</span>
          </Button>
          {others}
        </div>
      </form>
      {preview}
    </div>
  );
}

interface FrameProps {
  form: {
    readonly submit: () => Promise<void>;
    readonly isSending: boolean;
    readonly failure: string | undefined;
    readonly restore: (() => void) | null;
  };
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
