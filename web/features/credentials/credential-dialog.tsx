import { type ReactNode, useRef, useState } from 'react';
import { maximumTextLength } from '../../../schema/limits.ts';
import { readFailure } from '../../api/failure.ts';
import { confirm } from '../../ui/confirm.tsx';
import { TextField } from '../../ui/fields.tsx';
import { ModalForm } from '../../ui/modal-form.tsx';
import type { ModalFormProps } from '../../ui/modal-form-dialog.tsx';
import { FailedNote } from '../../ui/states.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { FieldBinding } from '../../ui/use-form.ts';
import type { AddDialogProps } from './credential-list.tsx';

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

/** The secret of a credential, from its making until its dialog closes. */
type ShownOnce = ReturnType<typeof useShownOnce>;

/** What is copied as it stands. */
export const secretLook = { fontFamily: 'ui-monospace, monospace', fontSize: 13 };

/**
 * The second page of a dialog that makes a credential: the secret, which no other page ever shows, to be copied. It lives
 * in this component alone. `noun` is what people call it; `describeUse` says below it how it is used.
 */
export function useShownOnce(noun: 'token' | 'key', describeUse?: (secret: string) => ReactNode) {
  /** The credential that was just made; the service may have answered no secret. */
  const [made, setMade] = useState<{ name: string; secret: string | null } | null>(null);
  const isCopied = useRef(false);
  const field = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(made?.secret ?? '');
      isCopied.current = true;
      showToast({ kind: 'success', title: `The ${noun} is copied` });
    } catch {
      // Plain http has no clipboard: the text is selected for the reader's own Copy.
      field.current?.select();
      showToast({ kind: 'info', title: `The ${noun} is selected`, message: 'Copy it with Ctrl+C or ⌘C.' });
    }
  }

  /** Whether the dialog may close: at once when the secret was copied. */
  async function mayClose(): Promise<boolean> {
    if (!made?.secret || isCopied.current) return true;
    return confirm({
      title: 'Not copied yet',
      question: `Close without the ${noun}?`,
      text: 'It is not shown again. Without it you must revoke this one and create another.',
      confirmLabel: 'Close it',
      cancelLabel: 'Go back',
    });
  }

  const body: ReactNode = made && (
    <>
      <p role="status">
        {made.secret
          ? `The ${noun} is shown only now. Copy it to the place that uses it; nobody can look it up later.`
          : `The ${noun} was created but could not be shown. Revoke it and create a new one.`}
      </p>
      <TextField
        label={made.name}
        ref={field}
        style={secretLook}
        value={made.secret ?? ''}
        readOnly
        onCopy={() => {
          isCopied.current = true;
        }}
        onFocus={(event) => event.target.select()}
      />
      {made.secret && describeUse?.(made.secret)}
    </>
  );
  const page = made && {
    title: `Copy the ${noun}`,
    form: { submit: copy },
    submitLabel: 'Copy',
    closeLabel: 'Done',
    isHeld: made.secret !== null,
    children: body,
  };
  return { show: setMade, page, mayClose };
}
