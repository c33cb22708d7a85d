import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { NamedView } from '../../session/browser-database.ts';
import { TextField } from '../../ui/fields.tsx';
import { ModalFormDialog } from '../../ui/modal-form-dialog.tsx';
import { checkedText } from '../../ui/text-checks.ts';
import { useForm } from '../../ui/use-form.ts';
import { faultOfName, longestName } from '../view/named-views.ts';

/** What the dialog takes. */
interface NameViewProps {
  isOpen: boolean;
  onClose: () => void;
  /** The view that gets another name; null for a new one. */
  renamed: NamedView | null;
  views: readonly NamedView[];
  onName: (renamed: NamedView | null, name: string) => Promise<void>;
}

/** Names what is shown as a new view, or renames one. Give it a new key for each opening. */
export function NameView({ isOpen, onClose, renamed, views, onName }: NameViewProps) {
  const form = useForm({
    schema: useMemo(
      () => z.object({ name: checkedText((name) => faultOfName(name, views, renamed?.name)) }),
      [views, renamed],
    ),
    values: { name: renamed?.name ?? '' },
    send: async ({ name }) => {
      await onName(renamed, name.trim());
      onClose();
    },
  });
  return (
    <ModalFormDialog
      title={renamed ? 'Rename view' : 'Save view'}
      isOpen={isOpen}
      onClose={onClose}
      form={form}
      submitLabel={renamed ? 'Rename' : 'Save'}
    >
      <TextField
        label={renamed ? `New name of ${renamed.name}` : 'Name what is shown'}
        {...form.field('name')}
        maxLength={longestName}
        autoComplete="off"
        required
      />
    </ModalFormDialog>
  );
}
