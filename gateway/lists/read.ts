import type { ListCall } from '../upstream/call.ts';
import { type Bearer, nameByPatience } from '../upstream/caller.ts';

/** One caller's read of one list. */
export interface Read {
  readonly call: ListCall<unknown>;
  /** The list's identity. */
  readonly key: string;
  readonly caller: Bearer;
  readonly owner: string;
  /** Whether an answer of the last minutes is enough, writes notwithstanding. */
  readonly isSettled: boolean;
}

/** Name of an owner's answer. */
export const nameOf = ({ owner, key }: Pick<Read, 'owner' | 'key'>): string => `${owner} ${key}`;

/** Name of the question whose answer it is. */
export const questionOf = (read: Read): string => nameByPatience(nameOf(read), read.caller);
