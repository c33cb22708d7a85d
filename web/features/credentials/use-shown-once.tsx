import { type ReactNode, useRef, useState } from 'react';
import { confirm } from '../../ui/confirm.tsx';
import { TextField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toasts.tsx';

/** A credential that was just made. */
interface Made {
  readonly name: string;
  /** Null when the service has answered none. */
  readonly secret: string | null;
}

/** The secret of a credential, from its making until its dialog closes. */
export type ShownOnce = ReturnType<typeof useShownOnce>;

/**
 * The second page of a dialog that makes a credential: the secret, which no other page ever shows, to be copied. It lives
 * in this component alone. `noun` is what people call it; `describeUse` says below it how it is used.
 */
export function useShownOnce(noun: 'token' | 'key', describeUse?: (secret: string) => ReactNode) {
  const [made, setMade] = useState<Made | null>(null);
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
      text: 'It is not shown again: without it you revoke this one and make another.',
      confirmLabel: 'Close it',
      cancelLabel: 'Go back',
    });
  }

  const body: ReactNode = made && (
    <>
      <p role="status">
        {made.secret
          ? `This is the only time that the ${noun} is shown. Copy it to where it is read from; nobody can look it up.`
          : `The ${noun} was created but could not be shown. Revoke it and create a new one.`}
      </p>
      <TextField
        label={made.name}
        ref={field}
        className="credential-secret"
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
