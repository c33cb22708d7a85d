import type { SortingState } from '@tanstack/react-table';
import type { pageSizes } from '../../../schema/limits.ts';
import type { Column, Columns } from '../../../schema/lists/column.ts';
import type { Preference } from '../../session/browser-database.ts';
import type { Density, Filters } from '../table/table-state.ts';
import type { SearchFields, SearchValues } from './search-fields.ts';

/** Everything that decides what a report shows. It stands in the address; where that is silent, preferences speak. */
export interface View<Name extends string, Fields extends SearchFields> {
  /** Search values; a field that still waits for an answer is missing. */
  readonly values: Partial<SearchValues<Fields>>;
  /** Words that a row's text columns must hold; empty for none. */
  readonly search: string;
  readonly filters: Filters<Name>;
  /** Empty keeps the order of the source. */
  readonly sort: SortingState;
  /** From 1. */
  readonly page: number;
  readonly size: (typeof pageSizes)[number];
  /** Hidden columns in table order; never all of them. */
  readonly hidden: readonly Name[];
  /** Offered columns that the reader has asked for, in table order; left out for none. */
  readonly shown?: readonly Name[];
  readonly density: Density;
  /** The record whose popup is open: its key, or `first` or `last` of the page; empty for none. */
  readonly open: string;
}

/** Parts of a view, or what makes them of the view that is in the address by then. */
export type ViewChange<Name extends string, Fields extends SearchFields> =
  | Partial<View<Name, Fields>>
  | ((latest: View<Name, Fields>) => Partial<View<Name, Fields>>);

/** The parts that a change comes to on the latest view. */
export const partsOf = <Name extends string, Fields extends SearchFields>(
  change: ViewChange<Name, Fields>,
  latest: View<Name, Fields>,
): Partial<View<Name, Fields>> => (typeof change === 'function' ? change(latest) : change);

/** What reading and writing a view needs to know of its report. */
export interface ViewShape<Name extends string, Fields extends SearchFields> {
  readonly columns: Columns<Name, never>;
  readonly fields: Fields;
  /** What the viewer prefers where the address is silent. */
  readonly preference?: Preference;
}

/** Names of a list's columns in table order. */
export function columnNames<Name extends string>(columns: Columns<Name, never>): Name[] {
  return Object.keys(columns) as Name[];
}

/** The columns that a table may show, in its order: of those that are only offered the ones that were asked for. */
export function tableColumns<Name extends string, One extends Column<never>>(
  columns: Readonly<Record<Name, One>>,
  asked: readonly Name[] = [],
): Readonly<Record<Name, One>> {
  const shown = columnNames(columns).filter((name) => !columns[name].isFilterOnly || asked.includes(name));
  // No table asks for the others.
  return Object.fromEntries(shown.map((name) => [name, columns[name]])) as Record<Name, One>;
}

/**
 * The columns of a view's files: those of its table, and where that `isKnown` what their cells say by marks and titles, and
 * what is seldom said of a row.
 */
export function fileColumns<Name extends string>(
  columns: Columns<Name, never>,
  { hidden, shown }: Pick<View<Name, SearchFields>, 'hidden' | 'shown'>,
  isKnown: (name: Name) => boolean,
): readonly Name[] {
  const inTable = columnNames(tableColumns(columns, shown)).filter((name) => !hidden.includes(name));
  const isSaid = (name: Name) => {
    const { markedIn, isSeldom } = columns[name];
    const isBeside = markedIn === undefined ? isSeldom === true : inTable.some((one) => one === markedIn);
    return isBeside && !hidden.includes(name) && isKnown(name);
  };
  return columnNames(columns).filter((name) => inTable.includes(name) || isSaid(name));
}

/** The columns that a table leaves out, though its menu offers them. */
export const offeredColumns = <Name extends string>(columns: Columns<Name, never>): readonly Name[] =>
  columnNames(columns).filter((name) => columns[name].isOffered);

/** A column shown that was not, or hidden that was shown; the last one stays. */
export function toggledColumn<Name extends string>(
  columns: Columns<Name, never>,
  { hidden, shown = [] }: Pick<View<Name, SearchFields>, 'hidden' | 'shown'>,
  name: Name,
): Partial<Pick<View<Name, SearchFields>, 'hidden' | 'shown'>> {
  const inOrder = (names: readonly Name[]) => columnNames(columns).filter((one) => names.includes(one));
  const without = (names: readonly Name[]) => names.filter((one) => one !== name);
  if (offeredColumns(columns).includes(name)) {
    return { shown: inOrder(shown.includes(name) ? without(shown) : [...shown, name]) };
  }
  if (hidden.includes(name)) return { hidden: without(hidden) };
  const left = columnNames(tableColumns(columns, shown)).filter((one) => one !== name && !hidden.includes(one));
  return left.length > 0 ? { hidden: inOrder([...hidden, name]) } : {};
}
