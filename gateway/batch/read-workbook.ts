import { type CellObject, read, set_cptable, type WorkBook, type WorkSheet } from 'xlsx';
import { cellText } from './cell-text.ts';
import { SheetFault } from './sheet-fault.ts';
import type { SheetLimits } from './sheet-limits.ts';
import type { SheetLine } from './sheet-rows.ts';

/** Lets the parser read text of Excel 95 and before, which is in a code page; loading the tables takes a while. */
export async function loadCodepages(): Promise<void> {
  set_cptable(await import('xlsx/dist/cpexcel.full.mjs'));
}

/** Rows of the largest sheet Excel knows. */
const lastLine = 1_048_576;

/** Where a sheet stands in its file. */
export interface SheetPlace {
  /** Null for a text file. */
  readonly name: string | null;
  readonly isHidden: boolean;
  /** Names of the sheets that are not read. */
  readonly otherSheets: readonly string[];
}

/**
 * A workbook's first sheet. Only cells that exist are visited, so a lone cell in the last corner costs
 * nothing. Throws SheetFault when the workbook cannot be read; may also hang or exhaust the heap on damaged bytes, which
 * is why it runs in a worker only.
 */
export function readWorkbook(bytes: Uint8Array, limits: SheetLimits): SheetPlace & { lines: Iterable<SheetLine> } {
  const workbook = parseWorkbook(bytes);
  const [name = '', ...otherSheets] = workbook.SheetNames;
  const isHidden = (workbook.Workbook?.Sheets?.[0]?.Hidden ?? 0) > 0;
  const sheet = workbook.Sheets[name];
  return { name, isHidden, otherSheets, lines: sheet ? readLines(sheet, limits) : [] };
}

function* readLines(sheet: WorkSheet, limits: SheetLimits): Generator<SheetLine> {
  const rows: readonly (readonly CellObject[] | undefined)[] = sheet['!data'] ?? [];
  const lines = Object.keys(rows).map((key) => Number(key) + 1);
  for (const line of lines.filter((line) => line >= 1 && line <= lastLine).sort((left, right) => left - right)) {
    const cells = Object.entries(rows[line - 1] ?? []).filter(([column]) => Number(column) < limits.columns);
    const texts: string[] = [];
    for (const [column, cell] of cells) texts[Number(column)] = cellText(cell);
    const isHidden = sheet['!rows']?.[line - 1]?.hidden === true;
    if (cells.length > 0) yield { line, cells: Array.from(texts, (text) => text ?? ''), isHidden };
  }
}

function parseWorkbook(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      sheets: 0,
      sheetRows: lastLine,
      nodim: true,
      cellNF: true,
      // Which rows are hidden counts as style.
      cellStyles: true,
      cellText: true,
      cellFormula: false,
      cellHTML: false,
    });
  } catch (error) {
    const isProtected = error instanceof Error && /password/i.test(error.message);
    throw new SheetFault(
      'FORMAT',
      isProtected
        ? 'The workbook is protected by a password. Save it without one.'
        : 'The workbook is damaged. Open it in a spreadsheet program and save it again.',
    );
  }
}
