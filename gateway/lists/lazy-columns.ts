import { columnsIn } from './index/condition.ts';
import type { Selection } from './selection.ts';

/** What of the rows of a list takes more calls than the list, and is read where somebody asks for it. */
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
