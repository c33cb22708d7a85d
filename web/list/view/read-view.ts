import { pageSizes } from '../../../schema/limits.ts';
import { columnKey, type Filter, filterKey, viewParameters } from '../../../schema/view-address.ts';
import type { Filters, Sort } from '../table/table-state.ts';
import { readFilter } from './filter-text.ts';
import { preferredView } from './preferred-view.ts';
import type { SearchFields, SearchValues } from './search-fields.ts';
import { columnNames, offeredColumns, tableColumns, type View, type ViewShape } from './view.ts';

/** A view with a sentence for each part of the address that could not be kept. */
export interface ReadView<Name extends string, Fields extends SearchFields> {
  readonly view: View<Name, Fields>;
  readonly notes: readonly string[];
  /** Names of those parts. */
  readonly refused: readonly string[];
}

/** The view that an address stands for. Never throws: what is invalid falls back to its default, with a note. */
export function readView<Name extends string, Fields extends SearchFields>(
  shape: ViewShape<Name, Fields>,
  parameters: URLSearchParams,
): ReadView<Name, Fields> {
  const notes: string[] = [];
  const refused: string[] = [];
  const refuse: Refuse = (name, sentence) => {
    refused.push(name);
    notes.push(sentence);
  };
  const names = columnNames(shape.columns);
  const byKey = new Map(names.map((name) => [columnKey(name), name]));
  const text = (name: string) => parameters.get(name) ?? '';
  const preferred = preferredView(shape);

  function readSize() {
    if (!parameters.has('size')) return preferred.size;
    const size = pageSizes.find((known) => String(known) === text('size'));
    if (!size) refuse('size', `${text('size')} rows per page are not offered: ${pageSizes[0]} are shown.`);
    return size ?? pageSizes[0];
  }

  function readPage() {
    if (!parameters.has('page')) return 1;
    if (/^[1-9]\d{0,8}$/.test(text('page'))) return Number(text('page'));
    refuse('page', `"${text('page')}" is not a page: page 1 is shown.`);
    return 1;
  }

  function readSort(): Sort<Name> | null {
    if (!parameters.has('sort')) return null;
    const column = byKey.get(text('sort').replace(/^-/, ''));
    if (column) return { column, direction: text('sort').startsWith('-') ? 'DESC' : 'ASC' };
    refuse('sort', `"${text('sort')}" is not a column to sort by: the rows are not sorted.`);
    return null;
  }

  function readHidden(): readonly Name[] {
    if (!parameters.has('hide')) return preferred.hidden;
    const keys = text('hide').split('~').filter(Boolean);
    const unknown = keys.filter((key) => !byKey.has(key));
    if (unknown.length > 0) refuse('hide', `"${unknown.join('", "')}" is not a column to hide.`);
    const shown = columnNames(tableColumns(shape.columns));
    const hidden = shown.filter((name) => keys.includes(columnKey(name)));
    if (hidden.length < shown.length) return hidden;
    refuse('hide', 'No column was left to show: all are shown.');
    return [];
  }

  function readShown(): readonly Name[] {
    if (!parameters.has('show')) return preferred.shown ?? [];
    const keys = text('show').split('~').filter(Boolean);
    const offered = offeredColumns(shape.columns);
    const unknown = keys.filter((key) => !offered.some((name) => columnKey(name) === key));
    if (unknown.length > 0) refuse('show', `"${unknown.join('", "')}" is not a column to show.`);
    return offered.filter((name) => keys.includes(columnKey(name)));
  }

  function readDensity() {
    if (!parameters.has('density')) return preferred.density;
    const density = text('density');
    if (density !== 'compact' && density !== 'comfortable')
      refuse('density', `"${density}" is not a row height: comfortable rows are shown.`);
    return density === 'compact' ? density : 'comfortable';
  }

  const shown = readShown();
  const view: View<Name, Fields> = {
    values: readValues(shape.fields, parameters, refuse),
    search: text('search').trim(),
    filters: readFilters(shape, parameters, refuse),
    sort: readSort(),
    page: readPage(),
    size: readSize(),
    hidden: readHidden(),
    ...(shown.length > 0 && { shown }),
    density: readDensity(),
    open: text('open'),
  };
  const known = new Set<string>([
    ...viewParameters,
    ...Object.keys(shape.fields),
    ...names.map((name) => filterKey(name, Object.keys(shape.fields))),
  ]);
  for (const name of new Set(parameters.keys())) {
    if (!known.has(name)) refuse(name, `The link has an unknown setting "${name}"; it was ignored.`);
  }
  return { view, notes, refused };
}

/** Notes that a part of the address, by its name, could not be kept. */
type Refuse = (name: string, sentence: string) => void;

function readValues<Fields extends SearchFields>(fields: Fields, parameters: URLSearchParams, refuse: Refuse) {
  const values: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = parameters.get(name);
    const read = text === null ? null : field.read(text);
    const initial: string | null = field.initial();
    if (read && 'value' in read) values[name] = read.value;
    else if (initial !== null) values[name] = initial;
    if (read && 'fault' in read) {
      refuse(name, `${field.label}: ${read.fault}${initial === null ? '' : ` Shown: ${field.show(initial)}.`}`);
    }
  }
  return values as Partial<SearchValues<Fields>>;
}

function readFilters<Name extends string, Fields extends SearchFields>(
  shape: ViewShape<Name, Fields>,
  parameters: URLSearchParams,
  refuse: Refuse,
): Filters<Name> {
  const filters: { [Key in Name]?: Filter } = {};
  for (const name of columnNames(shape.columns)) {
    const key = filterKey(name, Object.keys(shape.fields));
    const text = parameters.get(key);
    if (text === null) continue;
    const filter = readFilter(shape.columns[name], text);
    if (filter) filters[name] = filter;
    else refuse(key, `"${text}" is not a filter for ${shape.columns[name].header} and was left out.`);
  }
  return filters;
}
