import * as z from 'zod/mini';
import { maximumPasswordLength, minimumPasswordLength } from '../../../schema/limits.ts';

const password = (name: string) =>
  z
    .string()
    .check(
      z.minLength(1, `Enter the ${name}.`),
      z.minLength(minimumPasswordLength, `A password has at least ${minimumPasswordLength} characters.`),
      z.maxLength(maximumPasswordLength, `A password has at most ${maximumPasswordLength} characters.`),
    );

/** The new password, twice. Whether both are the same is asked when the form is sent. */
export const passwordSchema = z.object({
  password: password('new password'),
  confirmation: password('confirmation'),
});
