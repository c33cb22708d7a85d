import { type SelectedBelow, selectsField } from '../graphql/walk-selection.ts';
import { columnsIn, type Selection } from './selection.ts';

/** What a request asks of a list, for loaders that read some parts only on demand. */
export interface RequestedFields {
  /** Whether rows are filtered or sorted by the column. */
  readonly selectsBy: (column: string) => boolean;
  /** Whether the request asks for the field at the path; a file asks for none. */
  readonly asksFor: (...path: readonly string[]) => boolean;
  /** Whether the values of the column are to be counted. */
  readonly counts: (column: string) => boolean;
  /** Names of a file's columns; null for a page. */
  readonly fileColumns: readonly string[] | null;
}

type Choice = Pick<Selection<string>, 'where' | 'orderBy'>;

const selectsBy =
  ({ where, orderBy }: Choice) =>
  (column: string): boolean =>
    Boolean(where?.some((condition) => columnsIn(condition).includes(column))) ||
    Boolean(orderBy?.some((step) => step.column === column));

/** What a request asks of a page. */
export function partsOfPage(selection: Selection<string>, info: SelectedBelow): RequestedFields {
  return {
    selectsBy: selectsBy(selection),
    asksFor: (...path) => selectsField(info, path),
    counts: (column) =>
      selectsField(info, ['facets'], ({ columns }) =>
        ((columns as readonly string[] | undefined) ?? []).includes(column),
      ),
    fileColumns: null,
  };
}

/** What a request asks of a file. */
export const partsOfFile = (choice: Choice, fileColumns: readonly string[]): RequestedFields => ({
  selectsBy: selectsBy(choice),
  asksFor: () => false,
  counts: () => false,
  fileColumns,
});

/** Columns and fields that need further calls; they are read on demand. */
export interface LazyColumns<Row> {
  /** Columns that need the further calls. */
  readonly columns: ReadonlySet<string>;
  /** Fields of a row that need them. */
  readonly fields: readonly string[];
  /** The same rows in the same order with these columns. The same array for the same lists. */
  readonly read: () => Promise<readonly Row[]>;
}

/** Whether conditions, steps or the named columns need the lazy columns. */
export function asksFor(
  further: LazyColumns<unknown> | undefined,
  { where, orderBy }: Selection<string>,
  columns: readonly string[] = [],
): boolean {
  if (!further) return false;
  const named = [...columns, ...(where ?? []).flatMap(columnsIn), ...(orderBy ?? []).map(({ column }) => column)];
  return named.some((name) => further.columns.has(name));
}
