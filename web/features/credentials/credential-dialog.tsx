import type { ReactNode } from 'react';
import { maximumTextLength } from '../../../schema/limits.ts';
import { readFailure } from '../../api/failure.ts';
import { TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import type { ModalFormProps } from '../../ui/modal-form-dialog.tsx';
import { FailedNote } from '../../ui/states.tsx';
import type { FieldBinding } from '../../ui/use-form.ts';
import type { AddDialogProps } from './credential-list.tsx';
import type { ShownOnce } from './use-shown-once.tsx';

/** The dialog that makes a credential: its name and other fields, then the secret once. */
export function CredentialDialog(props: CredentialDialogProps) {
  const { isOpen, onClose, title, nameHint, form, once, asked, offers, children } = props;
  const close = async () => {
    if (await once.mayClose()) onClose();
  };
  const fields = (
    <>
      <TextField
        label="Name"
        {...form.field('name')}
        autoComplete="off"
        maxLength={maximumTextLength}
        hint={nameHint}
        required
      />
      {children}
      {asked.error && !asked.loading && (
        <FailedNote
          message={`The ${offers} could not be loaded. ${readFailure(asked.error).message}`}
          onRetry={asked.retry}
        />
      )}
    </>
  );
  const first = { title, form, submitLabel: 'Create', children: fields };
  return <ModalForm isOpen={isOpen} onClose={close} {...(once.page ?? first)} />;
}

interface CredentialDialogProps extends AddDialogProps {
  title: string;
  nameHint: string;
  form: ModalFormProps['form'] & { readonly field: (name: 'name') => FieldBinding };
  once: ShownOnce;
  /** The query for the choices of its fields. */
  asked: { readonly error?: Error | undefined; readonly loading: boolean; readonly retry: () => void };
  /** What these choices are, as a failure names them: `service centres`. */
  offers: string;
  children: ReactNode;
}
