import { CircleAlert } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { sessionMessages } from '../../session/session-messages.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { ToastPlace } from '../../ui/toast-place.tsx';

/** The `Error!` popup, a native modal dialog: Esc closes it, the focus stays inside. */
export function ErrorPopup({ message, onClose }: { message: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className="error-popup"
      aria-labelledby="error-popup-title"
      aria-describedby="error-popup-text"
      onClose={onClose}
    >
      <CircleAlert size={30} aria-hidden />
      <h2 id="error-popup-title">{sessionMessages.errorTitle}</h2>
      <p id="error-popup-text">{message}</p>
      <PlainButton isPrimary onClick={() => dialog.current?.close()}>
        OK
      </PlainButton>
      <ToastPlace />
    </dialog>
  );
}
