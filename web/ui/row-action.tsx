import { Ban, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { onQuestionIntent } from './confirm.tsx';
import { onFormIntent } from './modal-form.tsx';

/** What may be done to a row, its picture, and what opens. */
const actions = {
  edit: { Icon: Pencil, intent: onFormIntent },
  delete: { Icon: Trash2, intent: onQuestionIntent },
  reset: { Icon: KeyRound, intent: onQuestionIntent },
  revoke: { Icon: Ban, intent: onQuestionIntent },
} as const;

/** A button in the `Action` column of the row with the key `row`, for the table's `onAction`. Native: there are hundreds. */
export function RowAction({ action, row, label, isOff }: RowActionProps) {
  const { Icon, intent } = actions[action];
  return (
    <button
      type="button"
      className="plain-button row-button"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      data-action={action}
      data-row={row}
      {...intent}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}

interface RowActionProps {
  action: keyof typeof actions;
  row: string;
  /** What it does, with the row's name. */
  label: string;
  /** It can be read why it does nothing. */
  isOff?: boolean;
}
