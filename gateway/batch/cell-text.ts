import type { CellObject } from 'xlsx';

/**
 * A workbook's cell as text, with nothing lost that an ID needs: zeros that a number format shows stay (`00123`), whole
 * numbers keep all digits where the sheet shows `1.23E+11` or `123,456`; dates, masks and a scientific format that
 * someone chose stay as shown, so that damage done by the spreadsheet can be seen. A formula gives its last result.
 */
export function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  const shown = cell.w ?? '';
  if (cell.t === 's') return String(cell.v);
  if (cell.t !== 'n' || typeof cell.v !== 'number') return shown || String(cell.v);
  const exact = String(cell.v);
  if (cell.z === undefined || cell.z === 'General' || shown === '') return exact;
  // Digits grouped or followed by zero decimals show the same number; anything else says more than the number.
  return shown.replace(/[,\u00A0 ]/g, '').replace(/\.0+$/, '') === exact ? exact : shown;
}
