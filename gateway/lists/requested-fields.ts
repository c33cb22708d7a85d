import { type SelectedBelow, selectsField } from '../graphql/walk-selection.ts';
import { columnsIn, type Selection } from './selection.ts';

/** What of a list is asked for, for a loader that reads more where it is wanted. */
export interface RequestedFields {
  /** Whether rows are chosen or ordered by the column. */
  readonly selectsBy: (column: string) => boolean;
  /** Whether the answer is asked for the field at the path given; a file asks for none. */
  readonly asksFor: (...path: readonly string[]) => boolean;
  /** Whether the values of the column are to be counted. */
  readonly counts: (column: string) => boolean;
  /** How many rows are asked for, if the first rows of the unsorted, unfiltered list are enough for the answer; else null. */
  readonly beginning: number | null;
  /** Names of a file's columns; null for a page. */
  readonly fileColumns: readonly string[] | null;
}

type Choice = Pick<Selection<string>, 'where' | 'orderBy'>;

const selectsBy =
  ({ where, orderBy }: Choice) =>
  (column: string): boolean =>
    Boolean(where?.some((condition) => columnsIn(condition).includes(column))) ||
    Boolean(orderBy?.some((step) => step.column === column));

/** What a page is asked for. */
export function partsOfPage(selection: Selection<string>, info: SelectedBelow): RequestedFields {
  const counts = (isIt: (columns: readonly string[]) => boolean) =>
    selectsField(info, ['facets'], (given) => isIt((given.columns as readonly string[] | undefined) ?? []));
  const { search, where, orderBy, after, offset, first = null } = selection;
  const isChosen = Boolean(search?.trim() || where?.length || orderBy?.length || after != null || offset);
  const takesAll = isChosen || selectsField(info, ['pageInfo', 'endCursor']) || counts(({ length }) => length > 0);
  return {
    selectsBy: selectsBy(selection),
    asksFor: (...path) => selectsField(info, path),
    counts: (column) => counts((columns) => columns.includes(column)),
    beginning: takesAll ? null : first,
    fileColumns: null,
  };
}

/** What a file is asked for. */
export const partsOfFile = (choice: Choice, fileColumns: readonly string[]): RequestedFields => ({
  selectsBy: selectsBy(choice),
  asksFor: () => false,
  counts: () => false,
  beginning: null,
  fileColumns,
});

/** Columns and fields that need more calls than the list itself; they are read when a query asks for them. */
export interface LazyColumns<Row> {
  /** Columns that read it. */
  readonly columns: ReadonlySet<string>;
  /** Fields of a row that are made of it. */
  readonly fields: readonly string[];
  /** The same rows in the same order, with it. The same array for the same lists. */
  readonly read: () => Promise<readonly Row[]>;
}

/** Whether conditions, steps or some columns need it. */
export function asksFor(
  further: LazyColumns<unknown> | undefined,
  { where, orderBy }: Selection<string>,
  columns: readonly string[] = [],
): boolean {
  if (!further) return false;
  const named = [...columns, ...(where ?? []).flatMap(columnsIn), ...(orderBy ?? []).map(({ column }) => column)];
  return named.some((name) => further.columns.has(name));
}
