import type { ColumnVisibilityState } from '@tanstack/react-table';
import type { Column, Columns } from '../../../schema/lists/column.ts';
import type { Preference } from '../../session/browser-database.ts';
import type { TableView } from '../table/table-state.ts';
import type { SearchFields, SearchValues } from './search-fields.ts';

/** Everything that decides what a report shows. It stands in the address; where that is silent, preferences speak. */
export interface View<Name extends string, Fields extends SearchFields> extends TableView<Name> {
  /** Search values; a field that still waits for an answer is missing. */
  readonly values: Partial<SearchValues<Fields>>;
  /** Words that a row's text columns must hold; empty for none. */
  readonly search: string;
  /** The record whose popup is open: its key, or `first` or `last` of the page; empty for none. */
  readonly open: string;
}

/** Parts of a view, or a function that makes them from the view in the address at that moment. */
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

/** The columns that a table may show, in its order; what a menu offers alone is among them. */
export function columnsForTable<Name extends string, One extends Column<never>>(
  columns: Readonly<Record<Name, One>>,
): Readonly<Record<Name, One>> {
  const shown = columnNames(columns).filter((name) => !columns[name].isFilterOnly || columns[name].isOffered);
  // No table asks for the others.
  return Object.fromEntries(shown.map((name) => [name, columns[name]])) as Record<Name, One>;
}

/** Whether each column of a table is shown, by name. */
export const visibilityOf = (
  columns: Columns<string, never>,
  isShown: (name: string, column: Column<never>) => boolean,
): ColumnVisibilityState =>
  Object.fromEntries(Object.entries(columnsForTable(columns)).map(([name, column]) => [name, isShown(name, column)]));

/** Whether a table shows a column until its reader asks for others. */
export const isUsual = (_name: string, { isHiddenAtFirst, isOffered }: Column<never>): boolean =>
  !isHiddenAtFirst && !isOffered;

/**
 * The columns of a view's files: the columns of its table and, where `isKnown`, also columns for what cells say by marks and
 * titles, and columns that are empty for most rows.
 */
export function columnsForFile<Name extends string>(
  columns: Columns<Name, never>,
  visibility: ColumnVisibilityState,
  isKnown: (name: Name) => boolean,
): readonly Name[] {
  return columnNames(columns).filter((name) => {
    const { markedIn, isSeldom, isOffered } = columns[name];
    const isBeside = markedIn === undefined ? isSeldom === true : visibility[markedIn];
    const isHidden = visibility[name] === false && !isOffered;
    return visibility[name] || (isBeside && !isHidden && isKnown(name));
  });
}

/** A column shown that was not, or hidden that was shown; the last one stays. */
export function toggledColumn(visibility: ColumnVisibilityState, name: string): ColumnVisibilityState {
  const toggled = { ...visibility, [name]: !visibility[name] };
  return Object.values(toggled).includes(true) ? toggled : visibility;
}
