import { Ban, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from './button.tsx';
import { preloadConfirm } from './confirm.tsx';
import { preloadModalForm } from './modal-form.tsx';

/** What may be done to a row, its picture, and what opens. */
const actions = {
  edit: { Icon: Pencil, preload: preloadModalForm },
  delete: { Icon: Trash2, preload: preloadConfirm },
  reset: { Icon: KeyRound, preload: preloadConfirm },
  revoke: { Icon: Ban, preload: preloadConfirm },
} as const;

/** A button in the `Action` column of the row with the key `row`; the table's `onAction` hears of it. */
export function RowAction({ action, row, label }: RowActionProps) {
  const { Icon, preload } = actions[action];
  return (
    <IconButton
      label={label}
      look="quiet"
      icon={<Icon aria-hidden />}
      data-action={action}
      data-row={row}
      onPointerEnter={preload}
      onFocus={preload}
    />
  );
}

interface RowActionProps {
  action: keyof typeof actions;
  row: string;
  /** What it does, with the row's name. */
  label: string;
}
