/** A line of a sheet as the spreadsheet numbers it, first line 1; cells from the first column on, as text. */
export interface SheetLine {
  readonly line: number;
  readonly cells: readonly string[];
  /** By a filter or by hand. */
  readonly isHidden?: boolean;
}
