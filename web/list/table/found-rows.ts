import type { FoundRow } from '../../../schema/lists/findings.ts';
import type { Drawings } from './table-columns.ts';

/** What was found in the records of a page, and how it is drawn. */
export interface FoundRows {
  /** By the record's key. */
  readonly rows: ReadonlyMap<string, FoundRow>;
  /** Whether all days that they rest on were read. */
  readonly isWhole: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: its code draws the records of every list that has findings.
  readonly drawings: Drawings<'LOCATION', any>;
}
