import type { SearchFields, SearchValues } from './search-fields.ts';
import type { View, ViewShape } from './view.ts';
import { readView, writeView } from './view-codec.ts';

/** Longest name of a view. */
export const longestName = 60;

/**
 * What a named view keeps of a view: all but its days and months, its page and what is open. The text means the same
 * whatever its reader prefers by then.
 */
export function textOfView<Name extends string, Fields extends SearchFields>(
  { columns, fields }: ViewShape<Name, Fields>,
  view: View<Name, Fields>,
): string {
  const values = Object.entries(view.values).filter(([name]) => isKept(fields, name));
  return writeView(
    { columns, fields },
    { ...view, values: Object.fromEntries(values) as Partial<SearchValues<Fields>>, page: 1, open: '' },
  );
}

/** Where the kept text leads: its view at the day or month of the present one, and what of it is not known any more. */
export function addressOfView<Name extends string, Fields extends SearchFields>(
  shape: ViewShape<Name, Fields>,
  present: View<Name, Fields>,
  text: string,
): { address: string; notes: readonly string[] } {
  const { columns, fields } = shape;
  const parameters = new URLSearchParams(text);
  const { view, notes } = readView({ columns, fields }, parameters);
  const values = Object.entries(view.values).filter(([name]) => isKept(fields, name) && parameters.has(name));
  return {
    address: writeView(shape, { ...view, values: { ...present.values, ...Object.fromEntries(values) } }),
    notes,
  };
}

/** Days and months are the present ones: a view is of any of them. */
const isKept = (fields: SearchFields, name: string) => !/date|month/.test(fields[name]?.kind ?? 'date');
