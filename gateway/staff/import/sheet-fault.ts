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
