import { pageSizes } from '../../../schema/limits.ts';
import { type Column, type Columns, fixedValues } from '../../../schema/lists/column.ts';
import { isDay } from '../../../schema/time.ts';
import {
  columnKey,
  type Filter,
  filterKey,
  filterKind,
  readableAddress,
  viewParameters,
  writeFilter,
} from '../../../schema/view-address.ts';
import type { Preference } from '../../session/browser-database.ts';
import type { SearchFields, SearchValues } from './search-fields.ts';
import { columnNames, offeredColumns, tableColumns, type View, type ViewShape } from './view.ts';

/** A view with what is to say of the parts of the address that could not be kept, and the names of those. */
interface ReadView<Name extends string, Fields extends SearchFields> {
  readonly view: View<Name, Fields>;
  readonly notes: readonly string[];
  readonly refused: readonly string[];
}

/** The parts of a view besides its search values and filters, by their names in the address. */
type Parts<Name extends string> = {
  readonly [Key in keyof typeof addressed]: Required<View<Name, SearchFields>>[(typeof addressed)[Key]];
};
const addressed = {
  search: 'search',
  sort: 'sort',
  page: 'page',
  size: 'size',
  hide: 'hidden',
  show: 'shown',
  density: 'density',
  open: 'open',
} as const;

/** How a part stands in the address: `read` refuses what of a text it cannot keep. */
interface Part<Value> {
  readonly read: (text: string, refuse: (text?: string) => void) => Value;
  readonly write: (value: Value) => string;
}

/** The view that an address stands for. Never throws: what is invalid falls back to its default, with a note. */
export function readView<Name extends string, Fields extends SearchFields>(
  shape: ViewShape<Name, Fields>,
  parameters: URLSearchParams,
): ReadView<Name, Fields> {
  const notes: string[] = [];
  const unknown: string[] = [];
  const refused: string[] = [];
  const refuse = (name: string, what: string) => {
    refused.push(name);
    unknown.push(`"${what}"`);
  };

  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(shape.fields)) {
    const text = parameters.get(name);
    const read = text === null ? null : field.read(text);
    const initial: string | null = field.initial();
    if (read && 'value' in read) values[name] = read.value;
    else if (initial !== null) values[name] = initial;
    if (!read || !('fault' in read)) continue;
    refused.push(name);
    notes.push(`${field.label}: ${read.fault}${initial === null ? '' : ` Shown: ${field.show(initial)}.`}`);
  }

  const parts = partCodecs(shape.columns);
  const preferred = initialParts(shape);
  const read = <Key extends keyof Parts<Name>>(name: Key): Parts<Name>[Key] => {
    const text = parameters.get(name);
    if (text === null) return preferred[name];
    return parts[name].read(text, (what = text) => refuse(name, `${name}=${what}`));
  };

  const filters: { [Key in Name]?: Filter } = {};
  const filterKeys = keysOfFilters(shape);
  for (const [name, key] of filterKeys) {
    const text = parameters.get(key);
    const filter = text === null ? null : readFilter(shape.columns[name], text);
    if (filter) filters[name] = filter;
    else if (text !== null) refuse(key, `${key}=${text}`);
  }

  const shown = read('show');
  const view: View<Name, Fields> = {
    values: values as Partial<SearchValues<Fields>>,
    search: read('search'),
    filters,
    sort: read('sort'),
    page: read('page'),
    size: read('size'),
    hidden: read('hide'),
    ...(shown.length > 0 && { shown }),
    density: read('density'),
    open: read('open'),
  };
  const known = new Set<string>([...viewParameters, ...Object.keys(shape.fields), ...filterKeys.values()]);
  for (const name of new Set(parameters.keys())) if (!known.has(name)) refuse(name, name);
  if (unknown.length === 1) notes.push(`The link has an unknown setting ${unknown}; it was ignored.`);
  if (unknown.length > 1) notes.push(`The link has unknown settings ${unknown.join(', ')}; they were ignored.`);
  return { view, notes, refused };
}

/**
 * The query string of a view, without `?`: search values always, so that the address still means the same tomorrow;
 * all else only where it differs from its default or from what the viewer prefers. `readView` reads it back.
 */
export function writeView<Name extends string, Fields extends SearchFields>(
  shape: ViewShape<Name, Fields>,
  view: View<Name, Fields>,
): string {
  const parameters = new URLSearchParams();
  for (const [name, field] of Object.entries(shape.fields)) {
    const value = view.values[name];
    if (value !== undefined) parameters.set(name, field.write(value));
  }
  const parts = partCodecs(shape.columns);
  const [usual, preferred] = [initialParts({ columns: shape.columns }), initialParts(shape)];
  const write = <Key extends keyof Parts<Name>>(name: Key) => {
    const value = (view[addressed[name]] ?? usual[name]) as Parts<Name>[Key];
    const text = parts[name].write(value);
    const isSaid = [usual, preferred].some((silent) => parts[name].write(silent[name]) !== text);
    if (isSaid) parameters.set(name, text);
  };
  write('search');
  for (const [name, key] of keysOfFilters(shape)) {
    const filter = view.filters[name];
    if (filter) parameters.set(key, writeFilter(filter));
  }
  for (const name of ['sort', 'page', 'size', 'hide', 'show', 'density', 'open'] as const) write(name);
  return readableAddress(parameters);
}

const keysOfFilters = <Name extends string>({ columns, fields }: ViewShape<Name, SearchFields>): Map<Name, string> =>
  new Map(columnNames(columns).map((name) => [name, filterKey(name, Object.keys(fields))]));

/** What the parts are in an address that says nothing of them: as the viewer prefers, else as they are for everybody. */
function initialParts<Name extends string>({
  columns,
  preference = {},
}: Pick<ViewShape<Name, SearchFields>, 'columns' | 'preference'>): Parts<Name> {
  const names = columnNames(tableColumns(columns));
  const hidden = names.filter((name) => preference.hidden?.includes(name));
  const isPreferred = preference.hidden && hidden.length < names.length;
  return {
    search: '',
    sort: null,
    page: 1,
    size: pageSizes.find((known) => known === preference.size) ?? pageSizes[0],
    hide: isPreferred ? hidden : hiddenAtFirst(columns),
    show: offeredColumns(columns).filter((name) => preference.shown?.includes(name)),
    density: preference.density === 'compact' ? 'compact' : 'comfortable',
    open: '',
  };
}

/** The columns that a table leaves out until its reader asks for them. */
export const hiddenAtFirst = <Name extends string>(columns: Columns<Name, never>): readonly Name[] =>
  columnNames(columns).filter((name) => columns[name].isHiddenAtFirst);

/** What is preferred after a change of a view: what it does not name stays, defaults are not stored. */
export function changePreference(
  old: Preference,
  parts: Partial<Pick<View<string, SearchFields>, 'hidden' | 'shown' | 'density' | 'size'>>,
  columns: Columns<string, never>,
): Preference {
  if (!parts.hidden && !parts.shown && !parts.density && !parts.size) return old;
  const { hidden, shown, density, size } = { ...old, ...parts };
  return {
    ...(hidden && hidden.join() !== hiddenAtFirst(columns).join() && { hidden }),
    ...(shown && shown.length > 0 && { shown }),
    ...(density === 'compact' && { density }),
    ...(size && size !== pageSizes[0] && { size }),
  };
}

function partCodecs<Name extends string>(
  columns: Columns<Name, never>,
): { readonly [Key in keyof Parts<Name>]: Part<Parts<Name>[Key]> } {
  const inTable = columnNames(tableColumns(columns));
  const isKey = (text: string) => (name: Name) => columnKey(name) === text;
  /** Those of some columns that a text names. */
  const namesIn = (text: string, names: readonly Name[], known: readonly Name[], refuse: (text?: string) => void) => {
    const keys = text.split('~').filter(Boolean);
    const unknown = keys.filter((key) => !known.some(isKey(key)));
    if (unknown.length > 0) refuse(unknown.join('~'));
    return names.filter((name) => keys.includes(columnKey(name)));
  };
  const keysOf = (names: readonly Name[]) => names.map(columnKey).join('~');
  const plain: Part<string> = { read: (text) => text.trim(), write: (text) => text };
  return {
    search: plain,
    open: plain,
    sort: {
      read: (text, refuse) => {
        const column = columnNames(columns).find(isKey(text.replace(/^-/, '')));
        if (column) return { column, direction: text.startsWith('-') ? 'DESC' : 'ASC' };
        refuse();
        return null;
      },
      write: (sort) => (sort ? `${sort.direction === 'DESC' ? '-' : ''}${columnKey(sort.column)}` : ''),
    },
    page: {
      read: (text, refuse) => {
        if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
        refuse();
        return 1;
      },
      write: String,
    },
    size: {
      read: (text, refuse) => {
        const size = pageSizes.find((known) => String(known) === text);
        if (!size) refuse();
        return size ?? pageSizes[0];
      },
      write: String,
    },
    hide: {
      read: (text, refuse) => {
        const hidden = namesIn(text, inTable, columnNames(columns), refuse);
        if (hidden.length < inTable.length) return hidden;
        refuse();
        return [];
      },
      write: keysOf,
    },
    show: {
      read: (text, refuse) => namesIn(text, offeredColumns(columns), offeredColumns(columns), refuse),
      write: keysOf,
    },
    density: {
      read: (text, refuse) => {
        if (text !== 'compact' && text !== 'comfortable') refuse();
        return text === 'compact' ? text : 'comfortable';
      },
      write: String,
    },
  };
}

/** The filter that a text from the address stands for; null when it is none for that column. */
function readFilter(column: Column<never>, text: string): Filter | null {
  const kind = filterKind(column);
  if (kind === 'oneOf') {
    const values = [...new Set(splitValues(text))];
    const known = fixedValues(column);
    return known && !values.every((value) => known.includes(value)) ? null : { kind, values };
  }
  if (kind === 'contains') return text === '' ? null : { kind, text };
  if (kind !== 'between') return null;
  const parts = text.split('..');
  const [from = '', to = ''] = parts;
  const isBound = column.kind === 'number' ? isNumber : isDay;
  if (parts.length !== 2 || (!from && !to) || ![from, to].every((bound) => !bound || isBound(bound))) return null;
  return { kind, from, to };
}

/** The values between the `~` of a text; `!` marks one inside a value, and itself. */
function splitValues(text: string): string[] {
  const values = [''];
  for (const [part, marked] of text.matchAll(/!(.?)|./gs)) {
    if (part === '~') values.push('');
    else values.push(values.pop() + (marked ?? part));
  }
  return values;
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
