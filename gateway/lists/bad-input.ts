import { codedError } from '../shared/errors.ts';

/** BAD_USER_INPUT that names the argument at fault. */
export function badInput(field: string, message: string) {
  return codedError('BAD_USER_INPUT', message, { field });
}
