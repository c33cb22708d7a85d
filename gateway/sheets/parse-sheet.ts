import { templateListSheet } from '../../schema/staff-fields.ts';
import { openWorkbook, type Workbook } from './read-workbook.ts';
import { SheetFault, type SheetKind, type SheetLimits } from './refusals.ts';
import { type SheetRows, sheetRows } from './sheet-rows.ts';

/** A spreadsheet that was read. */
export interface Sheet extends SheetRows {
  readonly kind: SheetKind;
  /** Name of the sheet that was read; null for a text file. */
  readonly name: string | null;
  readonly isHidden: boolean;
  /** Names of the sheets that are not read, but for the lists of the template. */
  readonly otherSheets: readonly string[];
}

/** What is known of a sheet beside its rows. */
export type SheetFacts = Omit<Sheet, 'rows'>;

/** Reads a spreadsheet's first sheet on this thread. Throws SheetFault; runs in the sheet worker only. */
export async function parseSheet(bytes: Buffer, limits: SheetLimits): Promise<Sheet> {
  const { sheets, lines } = await openWorkbook(bytes, limits);
  const [first, ...others] = sheets;
  if (!first)
    throw new SheetFault('NO_ROWS', 'The workbook has no sheet. Enter the rows in a sheet and save it again.');
  const isOfTemplate = ({ name, isHidden }: (typeof others)[number]) => isHidden && name === templateListSheet;
  const otherSheets = others.flatMap((other) => (isOfTemplate(other) ? [] : (other.name ?? '')));
  try {
    return { kind: limits.kind, ...first, otherSheets, ...sheetRows(lines(), limits) };
  } catch (error) {
    throw error instanceof SheetFault && first.name !== null ? explainSheet(error, first, otherSheets) : error;
  }
}

/** Adds to a refusal the name of the sheet that was read, and of those that may have been meant. */
function explainSheet(fault: SheetFault, { name, isHidden }: Workbook['sheets'][number], others: readonly string[]) {
  if (!['NO_ROWS', 'NO_STAFF_ID_COLUMN', 'STAFF_ID_MISSING'].includes(fault.reason)) return fault;
  const read = `The first sheet, "${name}"${isHidden ? ', which is hidden,' : ','} was read. ${fault.message}`;
  const names = others.slice(0, mostNamed).map((other) => `"${other}"`);
  const advice = ` Only the first sheet of a workbook is read. If yours is another one (${names.join(', ')}), drag its tab to the first place${isHidden ? ' or delete the hidden sheet' : ''}, save, and choose the file again.`;
  return new SheetFault(fault.reason, others.length > 0 ? read + advice : read);
}

/** Most names of other sheets in a refusal. */
const mostNamed = 8;
