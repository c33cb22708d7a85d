import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the memory and time that OWASP advises; about 12 ms of one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobody: Promise<string> | undefined;

/** The argon2id hash to store. Composed and decomposed accents are the same password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/** Whether the password is the one; without a hash (no such user) it takes as long and answers false. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(32).toString('hex'));
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
  return matches && passwordHash !== undefined;
}
