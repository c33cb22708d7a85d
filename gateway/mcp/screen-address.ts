import { columnKey, filterKey, filterKind, readableAddress, writeFilter } from '../../schema/view-address.ts';
import type { DeclaredList } from '../lists/declared-list.ts';
import { argumentItems } from '../lists/selection.ts';

/** A condition as far as a screen may show it. */
interface Condition {
  readonly column?: string;
  readonly in?: string | readonly string[];
  readonly contains?: string;
  readonly from?: string;
  readonly to?: string;
}

type Given = Readonly<Record<string, unknown>>;

/** Where a reader sees the whole list, and whether the screen shows more than was asked for: it has no groups. */
export interface ScreenAddress {
  readonly address: string;
  readonly isWider: boolean;
}

/** The address of the list's screen with the arguments that a tool was given, as the dashboard writes it itself. */
export function screenAddress(list: DeclaredList, given: Given): ScreenAddress {
  const parameters = new URLSearchParams();
  let isWider = false;
  for (const [name, { word }] of Object.entries(list.arguments)) {
    const value = given[name];
    if (typeof value !== 'string') continue;
    if (name === 'from' || name === 'to') isWider = true;
    else parameters.set(name, word ? word(value) : value);
  }
  if (typeof given.search === 'string' && given.search) parameters.set('search', given.search);
  for (const condition of argumentItems(given.where) as readonly Condition[]) {
    const filter = filterOf(list, condition);
    const key = filterKey(condition.column ?? '', Object.keys(list.arguments));
    if (filter === null || parameters.has(key)) isWider = true;
    else parameters.set(key, filter);
  }
  const [step] = argumentItems(given.orderBy) as readonly { readonly column?: string; readonly direction?: string }[];
  if (step) parameters.set('sort', `${step.direction === 'DESC' ? '-' : ''}${columnKey(String(step.column))}`);
  const query = readableAddress(parameters);
  return { address: `${list.screen}${query && `?${query}`}`, isWider };
}

/** The condition as the address spells it; null for one that no screen shows. */
function filterOf(list: DeclaredList, { column = '', ...parts }: Condition): string | null {
  const shown = list.columns[column];
  const kind = shown && filterKind(shown);
  const names = Object.entries(parts).flatMap(([name, value]) => (value === null || value === undefined ? [] : [name]));
  const has = (...allowed: readonly string[]) => names.length > 0 && names.every((name) => allowed.includes(name));
  if (kind === 'oneOf' && has('in')) return writeFilter({ kind, values: argumentItems(parts.in).map(String) });
  if (kind === 'contains' && has('contains')) return writeFilter({ kind, text: parts.contains ?? '' });
  if (kind === 'between' && has('from', 'to')) return writeFilter({ kind, from: parts.from ?? '', to: parts.to ?? '' });
  return null;
}
