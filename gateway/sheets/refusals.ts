import { maximumBatchBytes, maximumBatchRows } from '../../schema/limits.ts';
import type { DayOrder } from '../leave/leave-days.ts';

/** Code word for the reason why a spreadsheet is refused as a whole. */
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

/** Thrown when a spreadsheet is refused as a whole. The message tells the person who chose the file why, and what to do. */
export class SheetFault extends Error {
  readonly reason: SheetReason;

  constructor(reason: SheetReason, message: string) {
    super(message);
    this.name = 'SheetFault';
    this.reason = reason;
  }
}

/** Creates the refusal of a damaged file. */
export const damagedFile = (what: string): SheetFault =>
  new SheetFault('DAMAGED', `${what}. Open it in a spreadsheet program and save it again.`);

/** Creates the refusal of a sheet that is too long. */
export const tooManyRows = ({ rows }: SheetLimits): SheetFault =>
  new SheetFault('TOO_LARGE', `The sheet has more than ${rows} rows. Split it and upload the parts.`);

/** Most texts that a sentence names, and most characters of each. */
const mostNamed = 10;
const longestNamed = 40;

/** Texts of a sheet as a sentence names them. */
export function quoted(texts: readonly string[]): string {
  const shown = texts.slice(0, mostNamed).map((text) => `"${text.slice(0, longestNamed)}"`);
  const more = texts.length - shown.length;
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** What the rows of a spreadsheet are. It decides which headings are looked for, and whether dates are read as days. */
export type SheetKind = 'staff' | 'leave';

/** What is looked for in one spreadsheet, and what reading it may cost. */
export interface SheetLimits {
  readonly kind: SheetKind;
  /** Which number of 05/12/2026 is the day. */
  readonly dayOrder: DayOrder;
  /** Bytes of the file, and characters of the values that are read. */
  readonly bytes: number;
  /** Bytes of the parts of an .xlsx file that are read, unpacked. */
  readonly unpackedBytes: number;
  /** Parts an .xlsx file may list. */
  readonly archiveEntries: number;
  /** Filled rows below the headings. */
  readonly rows: number;
  /** Columns that are read, from the left. */
  readonly columns: number;
  /** Milliseconds of CPU time that the worker may use. */
  readonly milliseconds: number;
  /** Milliseconds that the worker may take by the clock. */
  readonly waitMilliseconds: number;
  /** Megabytes of the worker's heap. */
  readonly heapMegabytes: number;
}

/** The standard limits; a list of twenty thousand people stays far below those of bytes. */
export const sheetLimits: SheetLimits = {
  kind: 'staff',
  dayOrder: null,
  bytes: maximumBatchBytes,
  unpackedBytes: 32 * 1024 * 1024,
  archiveEntries: 1_000,
  rows: maximumBatchRows,
  columns: 64,
  milliseconds: 10_000,
  waitMilliseconds: 60_000,
  heapMegabytes: 256,
};
