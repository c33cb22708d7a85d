import { z } from 'zod';
import { isStorable } from '../../schema/is-storable.ts';
import { maximumTextLength } from '../../schema/limits.ts';
import { tidyText } from '../../schema/tidy-text.ts';
import { codedError } from '../shared/errors.ts';

/** A text with something in it, read as those of the service are; `name` is what a person calls it. */
export const requiredText = (name: string, most: number = maximumTextLength) =>
  z
    .string()
    .refine(isStorable, `The ${name} holds characters that cannot be stored. Type it anew.`)
    .overwrite(tidyText)
    .min(1, `Give the ${name}.`)
    .max(most, `The ${name} has at most ${most} characters.`);

/** The value where it is filled; missing, null and blank values are left out. */
export const filled = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (value) => (value === null || (typeof value === 'string' && tidyText(value) === '') ? undefined : value),
    schema.optional(),
  );

/** Fields that were filled: those that are not undefined. */
export function filledFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** The value in the shape that the schema describes. Throws BAD_USER_INPUT with the first faulty field's name. */
export function checkInput<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fault = result.error.issues[0];
  throw codedError('BAD_USER_INPUT', fault?.message ?? '', { field: fault?.path.join('.') ?? '' });
}

/** Throws BAD_USER_INPUT when an edit changes nothing; answers the fields that are filled. */
export function checkChanges(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const changes = filledFields(fields);
  if (Object.keys(changes).length > 0) return changes;
  throw codedError('BAD_USER_INPUT', 'There is nothing to change: fill at least one field.', { field: 'input' });
}
