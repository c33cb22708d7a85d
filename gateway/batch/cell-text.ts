import type { CellObject } from 'xlsx';

/** Significant digits that a sheet shows of a number without a format; what lies behind is dust of calculations. */
const shownDigits = 11;

/**
 * A workbook's cell as a person sees it, with nothing lost that an ID needs: zeros that a number format shows stay
 * (`00123`), whole numbers keep all digits where the sheet shows `1.23E+11` or `123,456`; dates, masks, currencies and a
 * scientific format that someone chose stay as shown, so that damage done by the spreadsheet can be seen. A formula
 * gives its last result.
 */
export function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.v === null) return '';
  if (cell.t === 's') return String(cell.v);
  const shown = cell.w ?? '';
  if (cell.t !== 'n' || typeof cell.v !== 'number') return shown || String(cell.v);
  const isWhole = Number.isInteger(cell.v);
  const value = isWhole ? String(cell.v) : String(Number(cell.v.toPrecision(shownDigits)));
  if (cell.w === undefined || cell.z === undefined || cell.z === 'General' || cell.z === '@') return value;
  // Digits grouped or followed by zero decimals show the same number; anything else says more than the number.
  return shown.replace(/[,\u00A0\u202F ]/g, '').replace(/\.0+$/, '') === value ? value : shown;
}
