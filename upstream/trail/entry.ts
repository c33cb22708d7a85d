import { hash } from 'node:crypto';
import type { Role, TrailEntry } from '../tables.ts';

/** What was done. `dropped` is the service's own: what its retention has removed. */
export type Action = 'created' | 'changed' | 'deleted' | 'passwordChanged' | 'passwordReset' | 'dropped';

/** What has rows of which fields are written down. */
export type RowSubject = 'staff' | 'shift' | 'user' | 'holiday' | 'deviceKey' | 'machineToken' | 'review' | 'verdict';

/** To what it was done. What is no row is dropped by retention alone. */
type Subject = RowSubject | 'attendance' | 'photo' | 'trail';

/** What the trail may write down of a row, by the names of section 7. */
export type Fields = Readonly<Record<string, string | number | boolean | null>>;

/** One change, before it has its place in the chain. */
export interface Change {
  readonly action: Action;
  readonly subject: Subject;
  readonly id: string;
  /** What the row is called, at the time. */
  readonly name: string;
  /** Null for a row that is new, and where nothing is written down but the fact. Of a changed row, what differs. */
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** Who has made a change, and from where. */
export interface Author {
  /** For a program the id of its machine token; null for the service itself. */
  readonly userID: string | null;
  /** Email address of the user; of a program, of whoever made its token. */
  readonly who: string;
  readonly role: Role | null;
  /** Name of the machine token, for a program. */
  readonly program: string | null;
  /** As far as trusted proxies tell. */
  readonly address: string;
}

/** What the service does on its own. */
export const service: Author = { userID: null, who: 'service', role: null, program: null, address: '' };

/** The hash of an entry: of all that it holds, and of the hash before it. */
export function hashOf(entry: Omit<TrailEntry, 'hash'>, previous: string): string {
  const { number, at, user_id, who, role, program, address } = entry;
  const { action, subject, subject_id, subject_name, before, after } = entry;
  const made = [previous, number, at.toISOString(), user_id, who, role, program, address];
  const text = JSON.stringify([...made, action, subject, subject_id, subject_name, before, after]);
  return hash('sha256', text, 'base64url');
}
