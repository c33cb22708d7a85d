import type { Column } from './lists/column.ts';

/**
 * A condition on one column, as the lists of the gateway take it: its shown value is one of a set, contains a text, or lies
 * between two bounds, which count as inside.
 */
export interface Filter {
  readonly in?: string[];
  readonly contains?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Parameters that every view of a list has in its address; no filter or search field may take their names. */
export const viewParameters = [
  'search',
  'sort',
  'page',
  'size',
  'hide',
  'show',
  'density',
  'open',
  'download',
] as const;

/** A column's name in the address: `ATTENDANCE_DATE` as `attendanceDate`, `STAFF_ID` as `staffID`. */
export function columnKey(name: string): string {
  const words = name.toLowerCase().split('_');
  const capital = (word: string) => (word === 'id' ? 'ID' : word.charAt(0).toUpperCase() + word.slice(1));
  return words.map((word, index) => (index === 0 ? word : capital(word))).join('');
}

/** The parameter of a column's filter: its key, with `Filter` behind it where one of the search fields has that name. */
export function filterKey(name: string, fields: readonly string[]): string {
  const key = columnKey(name);
  const isTaken = fields.includes(key) || viewParameters.some((parameter) => parameter === key);
  return isTaken ? `${key}Filter` : key;
}

/** How a column can be filtered; null for pictures, places and instants. */
export function filterKind(
  column: Pick<Column<never>, 'filterable' | 'kind'>,
): 'oneOf' | 'contains' | 'between' | null {
  if (column.filterable || column.kind === 'yesNo' || column.kind === 'mark') return 'oneOf';
  if (column.kind === 'text' || column.kind === 'timeOfDay') return 'contains';
  if (column.kind === 'number' || column.kind === 'date' || column.kind === 'longDate') return 'between';
  return null;
}

/** The filter as the address spells it: `Aba~Awka`, `obi`, `2026-11-01..2026-11-19`. `!` marks a `~` inside a value. */
export function writeFilter(filter: Filter): string {
  if (filter.in) return filter.in.map((value) => value.replaceAll('!', '!!').replaceAll('~', '!~')).join('~');
  return filter.contains ?? `${filter.from ?? ''}..${filter.to ?? ''}`;
}

/** Characters that mean nothing in a query string and read better as they are. */
const readable: readonly (readonly [string, string])[] = [
  ['%7E', '~'],
  ['%2C', ','],
  ['%3A', ':'],
  ['%21', '!'],
  ['%2F', '/'],
];

/** The query string of a view, without `?`. */
export const readableAddress = (parameters: URLSearchParams): string =>
  readable.reduce((text, [code, letter]) => text.replaceAll(code, letter), parameters.toString());
