import { z } from 'zod';
import type { SendCall } from '../upstream/call.ts';
import { checkInput } from './check-input.ts';

const rule = 'An idempotency key has 1 to 128 printable characters without blanks, such as a UUID.';
const argument = z.object({
  idempotencyKey: z
    .string()
    .regex(/^[\x21-\x7e]{1,128}$/, rule)
    .nullish(),
});

/** The argument `idempotencyKey` of a creating mutation; undefined where it is not given. Throws BAD_USER_INPUT. */
export function checkKey(args: { readonly idempotencyKey?: string | null | undefined }): string | undefined {
  return checkInput(argument, { idempotencyKey: args.idempotencyKey }).idempotencyKey ?? undefined;
}

/**
 * The call with that key, by which the service creates once. `fingerprint` stands for what the caller sent, where the
 * gateway makes another body of it each time.
 */
export function withKey(call: SendCall, key: string | undefined, fingerprint?: string): SendCall {
  if (key === undefined) return call;
  return { ...call, idempotency: { key, ...(fingerprint !== undefined && { fingerprint }) } };
}
