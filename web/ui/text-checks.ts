import * as z from 'zod/mini';
import { maximumTextLength } from '../../schema/limits.ts';

/** A form's text that must be filled, trimmed; `name` is what a person calls it. The gateway checks the same. */
export const requiredText = (name: string, most: number = maximumTextLength) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `Enter the ${name}.`),
      z.maxLength(most, `The ${name} has at most ${most} characters.`),
    );

/** A form's text that may stay empty, trimmed; empty is left out of what is sent. */
export const optionalText = (name: string, most: number = maximumTextLength) =>
  z.pipe(z.string().check(z.trim(), z.maxLength(most, `The ${name} has at most ${most} characters.`)), leaveOutEmpty);

/** A choice that must be made among texts that are offered. */
export const requiredChoice = (name: string) => z.string().check(z.minLength(1, `Choose the ${name}.`));

/** A choice that may stay open; then it is left out of what is sent. */
export const optionalChoice = () => z.pipe(z.string(), leaveOutEmpty);

/** A form's text in which `faultOf` finds what is wrong; null for nothing. */
export const checkedText = (faultOf: (text: string) => string | null) =>
  z.string().check((context) => {
    const message = faultOf(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });

const leaveOutEmpty = z.transform((text: string) => text || undefined);
