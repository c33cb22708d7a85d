import { z } from 'zod';
import { isStorable } from '../../common/is-storable.ts';
import { maximumTextLength } from '../../schema/limits.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import { codedError } from '../shared/errors.ts';

/** A text that is not blank, tidied as the service does; `name` is what a person calls it. */
export const requiredText = (name: string, most: number = maximumTextLength) =>
  z
    .string()
    .refine(isStorable, `The ${name} has characters that cannot be stored. Type it again.`)
    .overwrite(tidyText)
    .min(1, `Enter the ${name}.`)
    .max(most, `The ${name} has at most ${most} characters.`);

/** The schema for an optional value: null and blank values count as missing. */
export const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && tidyText(value) === '') ? undefined : value),
    schema.optional(),
  );

/** The fields that are not undefined. */
export function filledFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Parses a value by the schema. Throws BAD_USER_INPUT with the name of the first faulty field. */
export function checkInput<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fault = result.error.issues[0];
  throw codedError('BAD_USER_INPUT', fault?.message ?? '', { field: fault?.path.join('.') ?? '' });
}

/** The filled fields of an edit. Throws BAD_USER_INPUT when there are none. */
export function checkChanges(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const changes = filledFields(fields);
  if (Object.keys(changes).length > 0) return changes;
  throw codedError('BAD_USER_INPUT', 'There is nothing to change. Fill at least one field.', { field: 'input' });
}
