import { useRef, useState } from 'react';
import { messages } from '../../messages.ts';
import { confirm } from '../../ui/confirm.tsx';
import { readFormFailure } from '../../ui/form-failure.ts';
import { showToast } from '../../ui/toasts.tsx';

/** How a credential is revoked, and what is said before. */
interface Revocation {
  /** E.g. `the machine token`. */
  readonly noun: string;
  /** What comes of it. */
  readonly text: string;
  readonly send: (id: string) => Promise<unknown>;
  /** It is revoked. */
  readonly onDone: () => void;
}

/** Revokes a credential after a question that names it. One at a time. */
export function useRevoke({ noun, text, send, onDone }: Revocation) {
  const [isRevoking, setRevoking] = useState(false);
  const isBusy = useRef(false);

  async function revoke({ id, name }: { readonly id: string; readonly name: string }) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      const isSure = await confirm({
        question: `Revoke ${noun} ${name}?`,
        text: `${text} ${messages.confirmText}`,
        confirmLabel: 'Yes, Revoke it!',
      });
      if (!isSure) return;
      setRevoking(true);
      await send(id);
      showToast({ kind: 'success', title: messages.completed });
      onDone();
      // The button that was pressed is not on a revoked row.
      document.querySelector<HTMLElement>('main h1')?.focus();
    } catch (error) {
      showToast({ kind: 'error', title: readFormFailure(error).message });
    } finally {
      isBusy.current = false;
      setRevoking(false);
    }
  }

  return { revoke, isRevoking };
}
