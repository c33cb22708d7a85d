import { type CellObject, read, set_cptable, type WorkBook, type WorkSheet } from 'xlsx';
import { cellText } from './cell-text.ts';
import { openCompound } from './open-compound.ts';
import { damagedFile } from './sheet-fault.ts';
import type { SheetLimits } from './sheet-limits.ts';
import type { SheetLine } from './sheet-line.ts';
import type { SheetFormat } from './sniff-format.ts';
import { openWorkbookParts } from './workbook-parts.ts';

/** A workbook's sheets in the order of their tabs. */
export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[];
  /** Lines of a sheet. Throws SheetFault when it cannot be read. */
  readonly read: (sheet: number) => Iterable<SheetLine>;
}

/** Rows of the largest sheet Excel knows. */
const lastLine = 1_048_576;

/**
 * Opens a workbook. Throws SheetFault when it cannot be read; may also hang or exhaust the heap on damaged bytes, which
 * is why it runs in a worker only.
 */
export async function openWorkbook(bytes: Buffer, format: SheetFormat, limits: SheetLimits): Promise<Workbook> {
  const opened = format === 'xls' ? await openCompound(bytes) : bytes;
  if (opened[0] === 0x50) {
    const parts = openWorkbookParts(opened, limits);
    const readPart = (index: number) => {
      const { bytes, hidden } = parts.pack(index);
      const workbook = parse(bytes);
      return readLines(workbook.Sheets[workbook.SheetNames[0] ?? ''], limits, (line) => hidden.has(line));
    };
    return { sheets: parts.sheets, read: readPart };
  }
  // Text of Excel 95 and before is in a code page; loading the tables takes a while.
  set_cptable(await import('xlsx/dist/cpexcel.full.mjs'));
  const workbook = parse(opened);
  const sheets = workbook.SheetNames.map((name, index) => ({
    name,
    isHidden: (workbook.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0,
  }));
  const readSheet = (index: number) => {
    const sheet = workbook.Sheets[workbook.SheetNames[index] ?? ''];
    return readLines(sheet, limits, (line) => sheet?.['!rows']?.[line - 1]?.hidden === true);
  };
  return { sheets, read: readSheet };
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      sheetRows: lastLine,
      nodim: true,
      cellNF: true,
      cellText: true,
      cellFormula: false,
      cellHTML: false,
    });
  } catch {
    throw damagedFile('The workbook is damaged');
  }
}

/** Only cells that exist are visited, so that a lone cell in the last corner costs nothing. */
function* readLines(
  sheet: WorkSheet | undefined,
  limits: SheetLimits,
  isHidden: (line: number) => boolean,
): Generator<SheetLine> {
  const rows: readonly (readonly CellObject[] | undefined)[] = sheet?.['!data'] ?? [];
  const merged = readMerges(sheet, rows, limits);
  const lines = Object.keys(rows).map((key) => Number(key) + 1);
  for (const line of lines.filter((line) => line >= 1 && line <= lastLine).sort((left, right) => left - right)) {
    const cells = Object.entries(rows[line - 1] ?? []).filter(([column]) => Number(column) < limits.columns);
    const texts: string[] = [];
    for (const [column, cell] of cells) texts[Number(column)] = cellText(cell);
    // A line that holds nothing of its own is blank, though a merged cell may reach over it.
    if (!texts.some((text) => text.trim() !== '')) continue;
    for (const [column, text] of merged.get(line) ?? []) texts[column] ||= text;
    yield { line, cells: Array.from(texts, (text) => text ?? ''), isHidden: isHidden(line) };
  }
}

/** Lines that merged cells may cover in all: beyond it nobody has merged a staff list. */
const mostMerged = 100_000;

/** Columns that a merged cell may cover to count for each of them: a wider one is a title or a note. */
const widestMerge = 2;

/** The texts that merged cells show on lines and columns behind their first cell: by line, column and text. */
function readMerges(
  sheet: WorkSheet | undefined,
  rows: readonly (readonly CellObject[] | undefined)[],
  limits: SheetLimits,
): ReadonlyMap<number, readonly (readonly [column: number, text: string])[]> {
  const merged = new Map<number, [number, string][]>();
  let left = mostMerged;
  for (const { s: first, e: last } of sheet?.['!merges'] ?? []) {
    const text = cellText(rows[first.r]?.[first.c]);
    if (text === '' || first.c >= limits.columns) continue;
    const lastColumn = last.c - first.c < widestMerge ? last.c : first.c;
    for (let row = first.r; row <= last.r && left > 0; row += 1) {
      const texts = merged.get(row + 1) ?? [];
      for (let column = first.c; column <= lastColumn; column += 1) texts.push([column, text]);
      merged.set(row + 1, texts);
      left -= 1;
    }
  }
  return merged;
}
