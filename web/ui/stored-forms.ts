import { readSession } from '../session/session.ts';

interface StoredForm {
  readonly userID: string;
  readonly values: unknown;
}

const forms = new Map<string, StoredForm>();
/** Of what waits in the tab's session storage from one page to the next. */
const storageKey = 'typed-forms';
const readReloaded = (): [string, StoredForm][] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');

/** A form's name: its fields and what stood in them at first, so that another record's form is another one. */
export const formKey = (first: unknown) => JSON.stringify(first);

/** Stores what was typed into a form whose session ended, in this page's memory alone. */
export function storeForm(key: string, userID: string, values: unknown): void {
  forms.set(key, { userID, values });
}

/**
 * Stores what was typed into a form whose page is loaded anew, in the tab alone: the end of the session clears it. Files
 * are left out.
 */
export function storeForReload(key: string, userID: string, values: object): void {
  const typed = Object.entries(values).filter(([, value]) => typeof value !== 'object');
  const form: StoredForm = { userID, values: Object.fromEntries(typed) };
  sessionStorage.setItem(storageKey, JSON.stringify([...readReloaded(), [key, form]]));
}

/** What the person who is signed in left in that form; null for everybody else. */
export function storedForm(key: string): unknown {
  for (const [name, form] of readReloaded()) forms.set(name, form);
  sessionStorage.removeItem(storageKey);
  const found = forms.get(key);
  return found && found.userID === readSession()?.viewer.userID ? found.values : null;
}

/** Forgets what was left in that form. */
export function dropForm(key: string): void {
  forms.delete(key);
}
