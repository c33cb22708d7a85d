import { maximumBatchBytes, maximumBatchRows } from '../../../schema/limits.ts';

/** Why a spreadsheet is refused as a whole, as a word for programs. */
export type SheetReason =
  | 'FILE_NAME'
  | 'EMPTY'
  | 'OTHER_FORMAT'
  | 'HTML'
  | 'XML'
  | 'MHTML'
  | 'PASSWORD'
  | 'RIGHTS_MANAGED'
  | 'DAMAGED'
  | 'DECLARATIONS'
  | 'OPEN_QUOTE'
  | 'NO_ROWS'
  | 'NO_STAFF_ID_COLUMN'
  | 'STAFF_ID_MISSING'
  | 'TOO_SLOW'
  | 'TOO_LARGE';

/**
 * A refusal of a spreadsheet as a whole. The message is written for the person who chose the file: the reason, and what
 * to do. `TOO_LARGE` means a file that could be read but is above a limit.
 */
export class SheetFault extends Error {
  readonly reason: SheetReason;

  constructor(reason: SheetReason, message: string) {
    super(message);
    this.name = 'SheetFault';
    this.reason = reason;
  }
}

/** The refusal of a damaged file, with what to do. */
export const damagedFile = (what: string): SheetFault =>
  new SheetFault('DAMAGED', `${what}. Open it in a spreadsheet program and save it again.`);

/** What reading one spreadsheet may cost. */
export interface SheetLimits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Bytes of the parts of an .xlsx file that are read, unpacked. */
  readonly unpackedBytes: number;
  /** Parts an .xlsx file may list. */
  readonly archiveEntries: number;
  /** Rows below the column names that are not blank. */
  readonly rows: number;
  /** Columns that are read, from the left; what lies beyond is never looked at. */
  readonly columns: number;
  /** Characters of one staff value. */
  readonly cellLength: number;
  /** Milliseconds of CPU time from the arrival of the file in the worker to its answer. */
  readonly milliseconds: number;
  /** Milliseconds from the start of the worker to its answer by the clock, however busy the machine is. */
  readonly waitMilliseconds: number;
  /** Megabytes of the worker's heap. */
  readonly heapMegabytes: number;
}

/** Limits of a staff batch: twenty thousand people, far above the file sizes their rows need. */
export const sheetLimits: SheetLimits = {
  bytes: maximumBatchBytes,
  unpackedBytes: 32 * 1024 * 1024,
  archiveEntries: 1_000,
  rows: maximumBatchRows,
  columns: 64,
  cellLength: 500,
  milliseconds: 10_000,
  waitMilliseconds: 60_000,
  heapMegabytes: 192,
};
