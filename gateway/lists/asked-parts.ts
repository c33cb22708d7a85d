import { type Condition, columnsIn } from './condition.ts';
import type { OrderStep } from './selection.ts';
import { type SelectedBelow, selectsField } from './selects-field.ts';

/** What of a list is asked for, for a loader that reads more where it is wanted. */
export interface AskedParts {
  /** Whether rows are chosen or ordered by the column. */
  readonly selectsBy: (column: string) => boolean;
  /** Whether the answer is asked for the field at the path given; a file asks for none. */
  readonly asksFor: (...path: readonly string[]) => boolean;
  /** Whether the values of the column are to be counted. */
  readonly counts: (column: string) => boolean;
  /** Names of a file's columns; null for a page. */
  readonly fileColumns: readonly string[] | null;
}

interface Choice {
  readonly where?: readonly Condition<string>[] | null | undefined;
  readonly orderBy?: readonly OrderStep<string>[] | null | undefined;
}

const selectsBy =
  ({ where, orderBy }: Choice) =>
  (column: string): boolean =>
    Boolean(where?.some((condition) => columnsIn(condition).includes(column))) ||
    Boolean(orderBy?.some((step) => step.column === column));

/** What a page is asked for. */
export const partsOfPage = (choice: Choice, info: SelectedBelow): AskedParts => ({
  selectsBy: selectsBy(choice),
  asksFor: (...path) => selectsField(info, path),
  counts: (column) => selectsField(info, ['facets'], (given) => (given.columns as readonly string[])?.includes(column)),
  fileColumns: null,
});

/** What a file is asked for. */
export const partsOfFile = (choice: Choice, fileColumns: readonly string[]): AskedParts => ({
  selectsBy: selectsBy(choice),
  asksFor: () => false,
  counts: () => false,
  fileColumns,
});
