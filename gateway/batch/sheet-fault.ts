/** `FORMAT`: not a spreadsheet that can be read. `SIZE`: readable, but above a limit. */
export type SheetFaultKind = 'FORMAT' | 'SIZE';

/** Why a spreadsheet is refused as a whole; the message is written for the person who chose the file. */
export class SheetFault extends Error {
  readonly kind: SheetFaultKind;

  constructor(kind: SheetFaultKind, message: string) {
    super(message);
    this.name = 'SheetFault';
    this.kind = kind;
  }
}
