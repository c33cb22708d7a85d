import { messages } from '../../messages.ts';

/** How a credential is revoked: `noun` is what people call it, e.g. `the machine token`; `text` is what comes of it. */
export const revocation = (noun: string, text: string) => ({
  ask: ({ name }: { readonly name: string }) => ({
    question: `Revoke ${noun} ${name}?`,
    text: `${text} ${messages.confirmText}`,
    confirmLabel: 'Yes, Revoke it!',
  }),
  done: messages.completed,
});
