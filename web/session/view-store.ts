import { openStore, settle } from './browser-database.ts';

/** A view of a list that somebody named, as this browser keeps it for that person. */
export interface NamedView {
  readonly name: string;
  /** Search values but for the day or month, filters, order, columns and size, as `textOfView` writes them. */
  readonly text: string;
}

interface StoredView extends NamedView {
  readonly userID: string;
  readonly list: string;
}

/** A person's named views of a list, by name. Rejects where the browser keeps no data. */
export async function readViews(userID: string, list: string): Promise<NamedView[]> {
  const store = await openStore('views', 'readonly');
  const stored: StoredView[] = await settle(store.index('list').getAll([userID, list]));
  return stored.map(({ name, text }) => ({ name, text })).sort((one, other) => one.name.localeCompare(other.name));
}

/** Keeps a view; one of the same name is replaced. Rejects where the browser keeps no data. */
export async function storeView(userID: string, list: string, view: NamedView): Promise<void> {
  const store = await openStore('views', 'readwrite');
  await settle(store.put({ ...view, userID, list } satisfies StoredView));
}

/** Forgets a view. Rejects where the browser keeps no data. */
export async function removeView(userID: string, list: string, name: string): Promise<void> {
  const store = await openStore('views', 'readwrite');
  await settle(store.delete([userID, list, name]));
}
