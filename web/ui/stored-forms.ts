import { readSession } from '../session/session.ts';

interface StoredForm {
  readonly userID: string;
  readonly values: unknown;
}

const forms = new Map<string, StoredForm>();

/** A form's name: its fields and what stood in them at first, so that another record's form is another one. */
export const formKey = (first: unknown) => JSON.stringify(first);

/** Stores what was typed into a form whose session ended, in this page's memory alone. */
export function storeForm(key: string, userID: string, values: unknown): void {
  forms.set(key, { userID, values });
}

/** What the person who is signed in left in that form; null for everybody else. */
export function storedForm(key: string): unknown {
  const found = forms.get(key);
  return found && found.userID === readSession()?.viewer.userID ? found.values : null;
}

/** Forgets what was left in that form. */
export function dropForm(key: string): void {
  forms.delete(key);
}
