import type { ListArgument } from './list.ts';

/** The day that a list is of. */
export const date = { type: 'Date!', description: 'The day.' } satisfies ListArgument;

/** The month that a list is of. */
export const month = { type: 'Month!', description: 'The month.' } satisfies ListArgument;
