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
  const workbook = await openWorkbook(bytes, limits);
  const [first, ...others] = workbook.sheets;
  if (!first)
    throw new SheetFault('NO_ROWS', 'The workbook has no sheet. Enter the rows in a sheet and save it again.');
  const isOfTemplate = ({ name, isHidden }: (typeof others)[number]) => isHidden && name === templateListSheet;
  const otherSheets = others.flatMap((other) => (isOfTemplate(other) ? [] : (other.name ?? '')));
  try {
    return { kind: limits.kind, ...first, otherSheets, ...sheetRows(workbook.read(0), limits) };
  } catch (error) {
    throw error instanceof SheetFault && first.name !== null ? explainSheet(error, workbook, limits) : error;
  }
}

/** Further sheets that are searched for a staff list. */
const mostSheets = 8;

/** Adds to a refusal the name of the sheet that was read, and of the sheet that was probably meant. */
function explainSheet(fault: SheetFault, workbook: Workbook, limits: SheetLimits): SheetFault {
  const [first, ...others] = workbook.sheets;
  if (!first || !['NO_ROWS', 'NO_STAFF_ID_COLUMN', 'STAFF_ID_MISSING'].includes(fault.reason)) return fault;
  const state = first.isHidden ? ', which is hidden,' : ',';
  const read = `The first sheet, "${first.name}"${state} was read. ${fault.message}`;
  if (others.length === 0) return new SheetFault(fault.reason, read);
  const staffList = others.slice(0, mostSheets).findIndex((_sheet, index) => isStaffList(workbook, index + 1, limits));
  const meant = others[staffList];
  const advice = meant
    ? `The sheet "${meant.name}" looks like a staff list: drag its tab to the first place${first.isHidden ? ' or delete the hidden sheet' : ''}, save, and choose the file again.`
    : 'Only the first sheet of a workbook is read: drag the tab of yours to the first place.';
  return new SheetFault(fault.reason, `${read} ${advice}`);
}

function isStaffList(workbook: Workbook, index: number, limits: SheetLimits): boolean {
  try {
    return sheetRows(workbook.read(index), limits).rows.length > 0;
  } catch (error) {
    if (error instanceof SheetFault) return false;
    throw error;
  }
}
