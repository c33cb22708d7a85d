import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Refusal } from './refusal.ts';

/** argon2id with the memory and time that OWASP advises; about 12 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing at once takes threads from everything else; more than what waits here would wait too long. */
const longestQueue = 60;
const queue = bulkhead(4, longestQueue);

const queued = <Result>(work: () => Promise<Result>): Promise<Result> =>
  queue.execute(work).catch((error) => {
    if (!(error instanceof BulkheadRejectedError)) throw error;
    throw new Refusal(503, 'MANY_SIGN_INS', {}, { retryAfter: 2 });
  });

/** Passwords that wait to be hashed now. */
export const waitingPasswords = (): number => longestQueue - queue.queueSlots;

let nobody: Promise<string> | undefined;

/**
 * The argon2id hash to store. Composed and decomposed accents are the same password. Throws a Refusal (503) when too many
 * are waited for.
 */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password.normalize('NFC'), cost));
}

/** Whether two passwords are one to people: capital letters, spaces and the way in which accents are written aside. */
export const isSamePassword = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (password: string) => password.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** Whether the password is the one; without a hash (no such user) it takes as long and answers false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(32).toString('hex'));
  const stored = passwordHash ?? (await nobody);
  const matches = await queued(() => verify(stored, password.normalize('NFC')));
  return matches && passwordHash !== undefined;
}
