import { type SelectedBelow, selectsField } from '../graphql/walk-selection.ts';
import { columnsOf, type Selection } from './selection.ts';

/** What a request asks of a list, for loaders that read some parts only on demand. */
export interface RequestedFields {
  /** Whether rows are filtered or sorted by the column. */
  readonly selectsBy: (column: string) => boolean;
  /** Whether they are, the values of the column are counted, or a file has it. */
  readonly needs: (column: string) => boolean;
  /** Whether the request asks for the field at the path; a file asks for none. */
  readonly asksFor: (...path: readonly string[]) => boolean;
  readonly isForFile: boolean;
}

/** What a request asks of a page. */
export function partsOfPage(selection: Selection<string>, info: SelectedBelow): RequestedFields {
  const selectsBy = (column: string) => columnsOf(selection).includes(column);
  const counts = (column: string) =>
    selectsField(info, ['facets'], ({ columns }) =>
      ((columns as readonly string[] | undefined) ?? []).includes(column),
    );
  return {
    selectsBy,
    needs: (column) => selectsBy(column) || counts(column),
    asksFor: (...path) => selectsField(info, path),
    isForFile: false,
  };
}

/** What a request asks of a file with these columns. */
export function partsOfFile(selection: Selection<string>, columns: readonly string[]): RequestedFields {
  const selectsBy = (column: string) => columnsOf(selection).includes(column);
  return {
    selectsBy,
    needs: (column) => selectsBy(column) || columns.includes(column),
    asksFor: () => false,
    isForFile: true,
  };
}

/** Columns and fields that need further calls; they are read on demand. */
export interface LazyColumns<Row> {
  /** Columns that need the further calls. */
  readonly columns: ReadonlySet<string>;
  /** Fields of a row that need them. */
  readonly fields: readonly string[];
  /** The same rows in the same order with these columns. The same array for the same lists. */
  readonly read: () => Promise<readonly Row[]>;
}

/** The rows of a list, with its lazy columns where conditions, steps or the named columns need them, or `isNeeded`. */
export async function rowsFor<Row>(
  { rows, further }: { readonly rows: readonly Row[]; readonly further?: LazyColumns<Row> },
  selection: Selection<string>,
  columns: readonly string[] = [],
  isNeeded = false,
): Promise<readonly Row[]> {
  if (!further) return rows;
  const names = [...columns, ...columnsOf(selection)];
  return isNeeded || names.some((name) => further.columns.has(name)) ? further.read() : rows;
}
