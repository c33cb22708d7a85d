import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { maximumPasswordLength } from '../../../schema/limits.ts';
import { signIn } from '../../session/session.ts';
import { sessionMessages } from '../../session/session-messages.ts';
import { PlainButton } from '../../ui/plain-button.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { requestSignIn } from './request-sign-in.ts';

const noErrors = { email: undefined, password: undefined } as {
  email?: string | undefined;
  password?: string | undefined;
};

/** Email, password, a `Remember me` without effect, `Sign in` and `Cancel`. main.tsx follows the new session. */
export function SignInForm({ emailRef, onFailure }: SignInFormProps) {
  const [errors, setErrors] = useState(noErrors);
  const [isSending, setSending] = useState(false);
  const [isShown, setShown] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const email = emailRef.current?.value.trim() ?? '';
    const secret = password.current?.value ?? '';
    setErrors({
      email: email ? undefined : 'Enter your email.',
      password: secret ? undefined : 'Enter your password.',
    });
    if (!email || !secret) {
      (email ? password : emailRef).current?.focus();
      return;
    }
    setSending(true);
    const outcome = await requestSignIn(email, secret);
    setSending(false);
    if ('failure' in outcome) onFailure(outcome.failure);
    else if (signIn(outcome.token)) showToast({ kind: 'success', title: sessionMessages.signedIn });
    else onFailure(sessionMessages.unexpected);
  }

  return (
    <form
      className="sign-in-form"
      noValidate
      onSubmit={submit}
      onReset={() => {
        setErrors(noErrors);
        emailRef.current?.focus();
      }}
    >
      <Frame label="Email" error={errors.email}>
        {(links) => (
          <input
            {...links}
            ref={emailRef}
            className="plain-input"
            type="email"
            name="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            // biome-ignore lint/a11y/noAutofocus: the form is what the page is for.
            autoFocus
          />
        )}
      </Frame>
      <Frame label="Password" error={errors.password}>
        {(links) => (
          <div className="with-button">
            <input
              {...links}
              ref={password}
              className="plain-input"
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              maxLength={maximumPasswordLength}
              required
            />
            <button
              type="button"
              title={isShown ? 'Hide what is typed' : 'Show what is typed'}
              aria-controls={links.id}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? 'Hide' : 'Show'}
            </button>
          </div>
        )}
      </Frame>
      <label className="checkbox">
        <input type="checkbox" name="remember" />
        Remember me
      </label>
      <div className="sign-in-buttons">
        <PlainButton type="submit" isPrimary aria-disabled={isSending}>
          {isSending && <span className="plain-ring" aria-hidden />}
          <span>Sign in</span>
        </PlainButton>
        <PlainButton type="reset">Cancel</PlainButton>
      </div>
      <p className="note">Forgot your password? Ask an administrator to reset it.</p>
      <p role="status" className="visually-hidden">
        {isSending ? 'Signing in' : ''}
      </p>
    </form>
  );
}

/** What the form takes: where its email field is kept, and who shows a failure. */
export interface SignInFormProps {
  emailRef: RefObject<HTMLInputElement | null>;
  onFailure: (message: string) => void;
}

/** What binds a control to its label and its error. */
interface Links {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A field of sign-in, where Chakra is not loaded: the label above, an error below. */
function Frame({ label, error, children }: FrameProps) {
  const id = useId();
  return (
    <div className="plain-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': error ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined })}
      {error && <p id={`${id}-note`}>{error}</p>}
    </div>
  );
}

interface FrameProps {
  label: string;
  error: string | undefined;
  children: (links: Links) => ReactNode;
}
