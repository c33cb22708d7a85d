import { type CellObject, read, set_cptable } from 'xlsx';
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

/**
 * Lines of a workbook's first sheet. Only cells that exist are visited, so a lone cell in the last corner costs
 * nothing. Throws SheetFault when the workbook cannot be read; may also hang or exhaust the heap on damaged bytes, which
 * is why it runs in a worker only.
 */
export function* readWorkbook(bytes: Uint8Array, limits: SheetLimits): Generator<SheetLine> {
  const rows = firstSheet(bytes);
  const lines = Object.keys(rows).map((key) => Number(key) + 1);
  for (const line of lines.filter((line) => line >= 1 && line <= lastLine).sort((left, right) => left - right)) {
    const cells = Object.entries(rows[line - 1] ?? []).filter(([column]) => Number(column) < limits.columns);
    const texts: string[] = [];
    for (const [column, cell] of cells) texts[Number(column)] = cellText(cell);
    if (cells.length > 0) yield { line, cells: Array.from(texts, (text) => text ?? '') };
  }
}

function firstSheet(bytes: Uint8Array): readonly (readonly CellObject[] | undefined)[] {
  try {
    const workbook = read(bytes, {
      type: 'array',
      dense: true,
      sheets: 0,
      sheetRows: lastLine,
      nodim: true,
      cellNF: true,
      cellText: true,
      cellFormula: false,
      cellHTML: false,
    });
    const sheet = workbook.Sheets[workbook.SheetNames[0] ?? ''];
    return sheet?.['!data'] ?? [];
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
