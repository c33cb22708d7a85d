import { CircleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { idleTimeout } from '../../../schema/limits.ts';
import { sessionMessages } from '../../session/session-messages.ts';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { productName } from '../../ui/product-name.ts';
import { ToastPlace } from '../../ui/toast-place.tsx';
import pylons from './pylons.svg';
import { SignInForm } from './sign-in-form.tsx';
import './sign-in.css';

/**
 * `/`: the form beside a picture. No router, Chakra or Apollo here: it is the first thing everybody waits for. `notice`
 * says why the last session ended.
 */
export function SignInPage({ notice }: { notice: string | undefined }) {
  const [failure, setFailure] = useState<string | null>(null);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => {
    document.title = `Sign in · ${productName}`;
  }, []);
  return (
    <div className="sign-in">
      <main className="sign-in-side">
        <div className="sign-in-column">
          <BrandMark size={40} />
          <h1>{productName}</h1>
          <p className="sign-in-purpose">Sign in to the administration dashboard.</p>
          {notice && (
            <p className="sign-in-notice" role="status">
              {notice}
            </p>
          )}
          <SignInForm emailRef={email} onFailure={setFailure} />
          <p className="sign-in-note">{`You are signed out after ${idleTimeout / 60_000} minutes without activity.`}</p>
        </div>
      </main>
      <div className="sign-in-picture" aria-hidden>
        <img src={pylons} alt="" />
      </div>
      {failure !== null && (
        <ErrorPopup
          message={failure}
          onClose={() => {
            setFailure(null);
            // The email is right more often than the password.
            const password = email.current?.form?.querySelector<HTMLInputElement>('[name=password]');
            password?.focus();
            password?.select();
          }}
        />
      )}
    </div>
  );
}

/** The `Error!` popup, a native modal dialog: Esc closes it, the focus stays inside. */
function ErrorPopup({ message, onClose }: { message: string; onClose: () => void }) {
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
