import { Input, InputGroup } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import * as z from 'zod/mini';
import { maximumPasswordLength, minimumPasswordLength } from '../../../schema/limits.ts';
import { useChangePasswordMutation } from '../../api/generated/settings.ts';
import { messages } from '../../messages.ts';
import { endSession } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { confirm, onQuestionIntent } from '../../ui/confirm.tsx';
import { type FieldFrame, Frame } from '../../ui/fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageForm } from '../../ui/page-form.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useForm } from '../../ui/use-form.ts';

const empty = { password: '', confirmation: '' };

/**
 * Password Change Request: two equal passwords, a question, the call; then the service's words, an empty storage and
 * the sign-in.
 */
export function ChangePassword() {
  const [changePassword] = useChangePasswordMutation();
  const { email, isPasswordDue } = useSession()?.viewer ?? {};
  const [mismatch, setMismatch] = useState<string>();
  const form = useForm({
    schema: passwordSchema,
    isSecret: true,
    values: empty,
    send: async ({ password, confirmation }) => {
      const isSame = password === confirmation;
      setMismatch(isSame ? undefined : messages.passwordMismatch);
      if (!isSame) {
        return showToast({ kind: 'error', title: messages.passwordMismatchTitle, message: messages.passwordMismatch });
      }
      const isSure = await confirm({
        question: `Change the password of ${email ?? 'this account'}?`,
        text: `${messages.confirmText} You sign in again with the new password.`,
        confirmLabel: messages.confirmUpdate,
      });
      if (!isSure) return;
      const { data } = await changePassword({ variables: { password } });
      showToast({ kind: 'success', title: data?.changePassword.message || messages.completed });
      endSession();
    },
  });
  return (
    <>
      <PageHead title="Password Change Request" facts={email && <span>{email}</span>} />
      {isPasswordDue && (
        <Notice tone="warning" isOfPage role="status">
          Your password was reset. Choose a new password to go on.
        </Notice>
      )}
      <PageForm
        form={{ ...form, failure: form.failure ?? mismatch }}
        submitLabel="Update"
        maxW="420px"
        p="4px var(--gutter) 32px"
        onChange={() => setMismatch(undefined)}
        {...onQuestionIntent}
      >
        {/* Password managers keep the new password under this name. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        <PasswordField
          label="New Password"
          {...form.field('password')}
          autoComplete="new-password"
          maxLength={maximumPasswordLength}
          hint={`At least ${minimumPasswordLength} characters.`}
          required
        />
        <PasswordField
          label="Confirm Password"
          {...form.field('confirmation')}
          autoComplete="new-password"
          maxLength={maximumPasswordLength}
          hint="Enter the new password again."
          required
        />
      </PageForm>
    </>
  );
}

/** A password field with a button that shows the text. Give `autoComplete`: `current-password` or `new-password`. */
function PasswordField({ label, error, hint, ...input }: FieldFrame & Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Frame label={label} error={error} hint={hint} required={input.required}>
      <InputGroup
        endElement={
          <Button
            look="quiet"
            title={isShown ? 'Hide what is typed' : 'Show what is typed'}
            onClick={() => setShown(!isShown)}
            css={{ minHeight: 0, height: 'calc(100% - 8px)', padding: '0 9px', fontSize: 'sm' }}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        }
        endElementProps={{ px: 1 }}
      >
        <Input {...(input as ComponentProps<typeof Input>)} pe="64px" type={isShown ? 'text' : 'password'} />
      </InputGroup>
    </Frame>
  );
}

const password = (name: string) =>
  z
    .string()
    .check(
      z.minLength(1, `Enter the ${name}.`),
      z.minLength(minimumPasswordLength, `A password has at least ${minimumPasswordLength} characters.`),
      z.maxLength(maximumPasswordLength, `A password has at most ${maximumPasswordLength} characters.`),
    );

/** The new password, twice. Whether both are the same is asked when the form is sent. */
const passwordSchema = z.object({
  password: password('new password'),
  confirmation: password('confirmation'),
});
