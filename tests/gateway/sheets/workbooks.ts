import { strToU8, unzipSync, zipSync } from 'fflate';
import { type BookType, utils, type WorkSheet, write } from 'xlsx';
import type { BatchProblem } from '../../../gateway/generated/resolvers.ts';
import { checkRows, type NewStaff } from '../../../gateway/sheets/check-rows.ts';
import { checkSheet } from '../../../gateway/sheets/check-sheet.ts';
import { totalsOf } from '../../../gateway/sheets/import-sheet.ts';
import type { KnownCompany, KnownStaff } from '../../../gateway/sheets/known-names.ts';
import { parseSheet, type Sheet } from '../../../gateway/sheets/parse-sheet.ts';
import { type SheetLimits, sheetLimits } from '../../../gateway/sheets/refusals.ts';
import { staffFieldNames } from '../../../schema/staff-fields.ts';
import { addedToSummary } from '../../support/added-texts.ts';

/** Reads a sheet on this thread: a worker takes a tenth of a second to start. Throws SheetFault. */
export const parse = (file: Uint8Array | string): Promise<Sheet> =>
  parseSheet(Buffer.from(file as string), sheetLimits);

/** What becomes of rows, and the records that an import sends: the new ones, and on request the faulty ones. */
export function reportOf(...given: Parameters<typeof checkRows>) {
  const rows = checkRows(...given);
  const recordsOf = (outcome: string): NewStaff[] =>
    rows.flatMap((row) => (row.outcome === outcome && row.record ? row.record : []));
  return { rows, totals: totalsOf(rows), staffs: recordsOf('NEW'), faultyStaffs: recordsOf('FAULTY') };
}

/** A company of which nothing is known. */
export const nothingKnown: KnownCompany = {
  staff: [],
  districts: [],
  serviceCentres: new Map(),
  departments: [],
  units: [],
  shifts: [],
  imageOrigins: [],
  photoLinks: new Map(),
};

/** Somebody of the register: Ada Obi of ICT in Awka, but for what is given. */
export const member = (staffID: string, changed: Partial<KnownStaff['staff']> = {}): KnownStaff => ({
  id: `id-${staffID}`,
  staff: {
    ...{ staffID, name: 'Ada Obi', district: 'Awka', serviceCentre: 'Awka', department: 'ICT' },
    ...{ ...addedToSummary, ...changed },
  },
  unit: 'BIU',
  imageURL: '',
  shift: { id: 's1', name: 'Office' },
});

/** A problem in short. */
export const brief = ({ severity, column, reason, suggestion }: BatchProblem) => [severity, column, reason, suggestion];

/** Reads a sheet by the worker, as a mutation does: the filled cells of each row. */
export async function readSheet(bytes: Buffer, fileName: string, limits: Partial<SheetLimits> = {}) {
  const { sheet, rows } = await checkSheet({ bytes, fileName }, 'staff', async () => nothingKnown, limits);
  const values = rows.map((row) => ({
    line: row.line,
    values: Object.fromEntries(staffFieldNames.flatMap((name) => (row[name] ? [[name, row[name]]] : []))),
  }));
  return { ...sheet, rows: values };
}

/** Writes sheets into a workbook of a format, the first one first. */
export function workbookOf(bookType: BookType, ...sheets: readonly WorkSheet[]): Buffer {
  const book = utils.book_new();
  for (const [index, sheet] of sheets.entries()) utils.book_append_sheet(book, sheet, `Sheet ${index + 1}`);
  return write(book, { type: 'buffer', bookType, compression: true });
}

/** A sheet of text cells. */
export const textSheet = (rows: readonly (readonly string[])[]): WorkSheet =>
  utils.aoa_to_sheet(rows.map((row) => [...row]));

const soundParts = unzipSync(workbookOf('xlsx', textSheet([['staffID'], ['001']])));

/** An archive of a sound workbook with parts replaced or added. */
export const archiveOf = (parts: Readonly<Record<string, string | Uint8Array>>, workbook?: Buffer): Buffer =>
  Buffer.from(
    zipSync({
      ...(workbook ? unzipSync(workbook) : soundParts),
      ...Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]),
      ),
    }),
  );

/** A workbook whose first sheet has the rows' XML, with more XML before and after. */
export const workbookOfRows = (rows: string, before = '', after = ''): Buffer =>
  archiveOf({
    'xl/worksheets/sheet1.xml': `${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData>${after}</worksheet>`,
  });

/** XML of a text cell. */
export const textCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** The archive with every declared unpacked size set to 1 byte, in directory and parts. */
export function withLyingSizes(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  for (let at = 0; at < copy.length - 30; at += 1) {
    const signature = copy.readUInt32LE(at);
    if (signature === 0x02014b50) copy.writeUInt32LE(1, at + 24);
    if (signature === 0x04034b50) copy.writeUInt32LE(1, at + 22);
  }
  return copy;
}
