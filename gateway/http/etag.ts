import { hash, randomUUID } from 'node:crypto';
import { programVersion } from '../../schema/program-version.ts';

/** Stands in validators for what no other process knows. */
export const processName: string = randomUUID();

/** Stands in validators of what is named by its source: another version of the program may write the same otherwise. */
export const program = programVersion(['gateway', 'schema']);

/** A weak validator (RFC 9110, section 8.8.1) of what a text stands for: equal texts, equal validators. */
export const weakETag = (text: string): string => `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

/** Whether an `If-None-Match` names the validator of what is there now, by weak comparison. */
export function isNamed(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((name) => name.trim().replace(/^W\//, '') === opaque);
}
