import type { ColumnVisibilityState, PaginationState } from '@tanstack/react-table';
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
import { filterOf, type ListFilter } from '../table/table-state.ts';
import type { SearchField, SearchFields } from './search-fields.ts';
import { columnNames, columnsForTable, isUsual, type View, type ViewShape, visibilityOf } from './view.ts';

/** A view, notes for the reader on the parts of the address that were not used, and the names of these parts. */
interface ReadView<Name extends string, Fields extends SearchFields> {
  readonly view: View<Name, Fields>;
  readonly notes: readonly string[];
  readonly refused: readonly string[];
}

/** How the address holds a part of a view that is neither a search value nor a filter. */
interface Part<Value> {
  /** Name of its parameter. */
  readonly key: string;
  /** The value without the parameter: everybody's default, and the viewer's own preference. */
  readonly usual: Value;
  readonly preferred?: Value | undefined;
  /** Reads a text. Returns undefined when the whole text is invalid; calls `refuse` with each part that is not known. */
  read(text: string, refuse: (what: string) => void): Value | undefined;
  write(value: Value): string;
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
  const keys: string[] = [];
  for (const [name, declared] of Object.entries(shape.fields)) {
    const [key, field] = spelled(name, declared, !parameters.has(name) && parameters.has(declared.day?.[0] ?? name));
    keys.push(key);
    const text = parameters.get(key);
    const read = text === null ? null : field.read(text);
    const initial: string | null = field.initial();
    if (read && 'value' in read) values[name] = read.value;
    else if (initial !== null) values[name] = initial;
    if (!read || !('fault' in read)) continue;
    refused.push(key);
    notes.push(`${field.label}: ${read.fault}${initial === null ? '' : ` Shown: ${field.show(initial)}.`}`);
  }

  const filters: ListFilter<Name>[] = [];
  const filterKeys = keysOfFilters(shape.columns, keys);
  for (const [name, key] of filterKeys) {
    const text = parameters.get(key);
    const value = text === null ? null : readFilter(shape.columns[name], text);
    if (value) filters.push({ id: name, value });
    else if (text !== null) refuse(key, `${key}=${text}`);
  }

  const read = ([name, { key, usual, preferred = usual, ...part }]: [string, Part<unknown>]) => {
    const text = parameters.get(key);
    if (text === null) return [name, preferred];
    const value = part.read(text, (what) => refuse(key, `${key}=${what}`));
    if (value === undefined) refuse(key, `${key}=${text}`);
    return [name, value ?? usual];
  };
  const addressed = Object.fromEntries(Object.entries(partsOfView(shape)).map(read));
  const { hidden, shown, pageIndex, pageSize, ...parts } = addressed;
  const visibility = visibilityOf(shape.columns, (name, { isOffered }) =>
    isOffered ? shown.includes(name) : !hidden.includes(name),
  );
  const view = { values, filters, visibility, pagination: { pageIndex, pageSize }, ...parts } as View<Name, Fields>;
  const known = new Set<string>([...viewParameters, ...keys, ...filterKeys.values()]);
  for (const name of new Set(parameters.keys())) if (!known.has(name)) refuse(name, name);
  if (unknown.length === 1) notes.push(`The link has an unknown setting ${unknown}; it was ignored.`);
  if (unknown.length > 1) notes.push(`The link has unknown settings ${unknown.join(', ')}; they were ignored.`);
  return { view, notes, refused };
}

/**
 * The query string of a view, without `?`. Search values are always in it, so that the address means the same tomorrow. All
 * other parts are in it only where they differ from the default or from the viewer's preference; a missing part has its
 * default. `readView` reads the string back.
 */
export function writeView<Name extends string, Fields extends SearchFields>(
  shape: ViewShape<Name, Fields>,
  view: Partial<View<Name, Fields>>,
): string {
  const parameters = new URLSearchParams();
  const keys = Object.entries(shape.fields).map(([name, declared]) => {
    const value: string | undefined = view.values?.[name];
    const [key, field] = spelled(name, declared, value !== undefined && isDay(value));
    if (value !== undefined) parameters.set(key, field.write(value));
    return key;
  });
  const { search, ...parts } = partsOfView(shape);
  const write = <Value>({ key, usual, preferred = usual, ...part }: Part<Value>, value = usual) => {
    const text = part.write(value);
    if ([usual, preferred].some((silent) => part.write(silent) !== text)) parameters.set(key, text);
  };
  write(search, view.search);
  for (const [name, key] of keysOfFilters(shape.columns, keys)) {
    const filter = filterOf(view.filters ?? [], name);
    if (filter) parameters.set(key, writeFilter(filter));
  }
  const listed = view.visibility && hiddenAndShown(shape.columns, view.visibility);
  const addressed = { ...view, ...view.pagination, ...listed };
  for (const [name, part] of Object.entries(parts)) write<unknown>(part, addressed[name as keyof typeof parts]);
  return readableAddress(parameters);
}

/** The parameter and the field of a search value: of the month, or of the day that may stand in its place. */
const spelled = (name: string, field: SearchField<string>, isOfDay: boolean) =>
  (isOfDay && field.day) || ([name, field] as const);

/** The parameter of each filter; `keys` are taken by search values. */
const keysOfFilters = <Name extends string>(columns: Columns<Name, never>, keys: readonly string[]) =>
  new Map(columnNames(columns).map((name) => [name, filterKey(name, keys)]));

/** The columns that an address and a preference list: hidden ones, and shown ones that are hidden until a menu shows them. */
function hiddenAndShown<Name extends string>(columns: Columns<Name, never>, visibility: ColumnVisibilityState) {
  const names = columnNames(columnsForTable(columns));
  return {
    hidden: names.filter((name) => !columns[name].isOffered && !visibility[name]),
    shown: names.filter((name) => columns[name].isOffered && visibility[name]),
  };
}

/** The preference after a change of a view: parts that the change does not name stay, defaults are not stored. */
export function changePreference(
  old: Preference,
  parts: Partial<Pick<View<string, SearchFields>, 'visibility' | 'density' | 'pagination'>>,
  columns: Columns<string, never>,
  /** Before the change. */
  pageSize: number,
): Preference {
  const { visibility, pagination } = parts;
  // Turning a page says nothing of its size, for a link may have another than the reader prefers; Reset, which names the
  // columns too, does.
  const sized = pagination && (visibility || pagination.pageSize !== pageSize) && { size: pagination.pageSize };
  if (!visibility && !parts.density && !sized) return old;
  const listed = visibility && hiddenAndShown(columns, visibility);
  const { hidden, shown, density, size } = { ...old, ...parts, ...sized, ...listed };
  return {
    ...(hidden &&
      hidden.join() !== hiddenAndShown(columns, visibilityOf(columns, isUsual)).hidden.join() && { hidden }),
    ...(shown && shown.length > 0 && { shown }),
    ...(density === 'compact' && { density }),
    ...(size && size !== pageSizes[0] && { size }),
  };
}

/** The parts of a view, in the order of the address. */
function partsOfView<Name extends string>({
  columns,
  preference = {},
}: Pick<ViewShape<Name, SearchFields>, 'columns' | 'preference'>) {
  const all = columnNames(columnsForTable(columns));
  const inTable = all.filter((name) => !columns[name].isOffered);
  const offered = all.filter((name) => columns[name].isOffered);
  const isKey = (text: string) => (name: Name) => columnKey(name) === text;
  /** The columns among `names` that a text lists. */
  const namesIn = (text: string, names: readonly Name[], known: readonly Name[], refuse: (what: string) => void) => {
    const keys = text.split('~').filter(Boolean);
    const unknown = keys.filter((key) => !known.some(isKey(key)));
    if (unknown.length > 0) refuse(unknown.join('~'));
    return names.filter((name) => keys.includes(columnKey(name)));
  };
  /** Undefined where no column would be left. */
  const hidable = (names: readonly Name[]) => (names.length < inTable.length ? names : undefined);
  const isPreferred = (names: readonly string[] | undefined) => (name: Name) => names?.includes(name);
  const text = (key: string): Part<string> => ({
    key,
    usual: '',
    read: (typed) => typed.trim(),
    write: (typed) => typed,
  });
  const names = { write: (names: readonly Name[]) => names.map(columnKey).join('~') };
  const parts: { readonly [Key in keyof Addressed<Name>]: Part<Addressed<Name>[Key]> } = {
    search: text('search'),
    sort: {
      key: 'sort',
      usual: [],
      read: (text) => {
        const id = columnNames(columns).find(isKey(text.replace(/^-/, '')));
        return id && [{ id, desc: text.startsWith('-') }];
      },
      write: ([sort]) => (sort ? `${sort.desc ? '-' : ''}${columnKey(sort.id)}` : ''),
    },
    pageIndex: {
      key: 'page',
      usual: 0,
      read: (text) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) - 1 : undefined),
      write: (index) => String(index + 1),
    },
    pageSize: {
      key: 'size',
      usual: pageSizes[0],
      preferred: pageSizes.find((size) => size === preference.size),
      read: (text) => pageSizes.find((size) => String(size) === text),
      write: String,
    },
    hidden: {
      key: 'hide',
      usual: inTable.filter((name) => columns[name].isHiddenAtFirst),
      preferred: preference.hidden && hidable(inTable.filter(isPreferred(preference.hidden))),
      read: (text, refuse) => hidable(namesIn(text, inTable, columnNames(columns), refuse)),
      ...names,
    },
    shown: {
      key: 'show',
      usual: [],
      preferred: offered.filter(isPreferred(preference.shown)),
      read: (text, refuse) => namesIn(text, offered, offered, refuse),
      ...names,
    },
    density: {
      key: 'density',
      usual: 'comfortable',
      preferred: preference.density,
      read: (text) => (['comfortable', 'compact'] as const).find((density) => density === text),
      write: String,
    },
    open: text('open'),
  };
  return parts;
}

type Addressed<Name extends string> = PaginationState &
  Omit<View<Name, SearchFields>, 'values' | 'filters' | 'pagination' | 'visibility'> &
  Readonly<Record<'hidden' | 'shown', readonly Name[]>>;

/** The filter in a text from the address; null when the text is no filter of the column. */
function readFilter(column: Column<never>, text: string): Filter | null {
  const kind = filterKind(column);
  if (kind === 'oneOf') {
    const values = [...new Set(splitValues(text))];
    const known = fixedValues(column);
    return known && !values.every((value) => known.includes(value)) ? null : { in: values };
  }
  if (kind === 'contains') return text === '' ? null : { contains: text };
  if (kind !== 'between') return null;
  const parts = text.split('..');
  const [from = '', to = ''] = parts;
  const isBound = column.kind === 'number' ? isNumber : isDay;
  if (parts.length !== 2 || (!from && !to) || ![from, to].every((bound) => !bound || isBound(bound))) return null;
  return { ...(from && { from }), ...(to && { to }) };
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

/** As the gateway reads them: a field for numbers takes `.5` and `1e3` too. */
const isNumber = (text: string) => text.trim() !== '' && Number.isFinite(Number(text));
