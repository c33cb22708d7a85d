import { readSession } from '../session/session.ts';

interface KeptForm {
  readonly userID: string;
  readonly values: unknown;
}

const kept = new Map<string, KeptForm>();

/** A form's name: its fields and what stood in them at first, so that another record's form is another one. */
export const formKey = (first: unknown) => JSON.stringify(first);

/** Keeps what was typed into a form whose session ended, in this page's memory alone. */
export function keepForm(key: string, userID: string, values: unknown): void {
  kept.set(key, { userID, values });
}

/** What the person who is signed in left in that form; null for everybody else. */
export function keptForm(key: string): unknown {
  const found = kept.get(key);
  return found && found.userID === readSession()?.viewer.userID ? found.values : null;
}

/** Forgets what was left in that form. */
export function dropForm(key: string): void {
  kept.delete(key);
}
