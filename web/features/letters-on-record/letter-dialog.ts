import type { RecordedLettersRowFragment } from '../../api/generated/letters-on-record.ts';

/** What a dialog about a letter on record takes. Give it a new key for each opening. */
export interface LetterDialogProps {
  letter: RecordedLettersRowFragment;
  isOpen: boolean;
  onClose: () => void;
}
