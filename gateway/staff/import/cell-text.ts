import { type CellObject, SSF } from 'xlsx';

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
  const shown = shownText(cell);
  if (cell.t !== 'n' || typeof cell.v !== 'number') return shown || String(cell.v);
  const isWhole = Number.isInteger(cell.v);
  const value = isWhole ? String(cell.v) : String(Number(cell.v.toPrecision(shownDigits)));
  if (cell.w === undefined || cell.z === undefined || cell.z === 'General' || cell.z === '@') return value;
  const isDate = SSF.is_date(String(cell.z));
  if (shown === '' && isDate) return '########';
  // Digits grouped or followed by zero decimals show the same number; anything else says more than the number.
  const isSame = shown.replace(/[,\u00A0\u202F ]/g, '').replace(/\.0+$/, '') === value;
  return isSame || (!isDate && isCutOff(shown, value)) ? value : shown;
}

/** The parser takes the language that a format names, as in `[$-409]0`, for a currency. */
function shownText({ w = '', z, v }: CellObject): string {
  const format = String(z ?? '');
  if (!format.includes('[$-') || SSF.is_date(format)) return w;
  return SSF.format(format.replace(/\[\$-[^\]]*\]/g, ''), v);
}

/** The parser drops digits of a number that is longer than its mask: a spreadsheet program shows them all. */
function isCutOff(shown: string, value: string): boolean {
  const digits = shown.replace(/\D/g, '');
  return (
    digits !== '' &&
    digits.length < value.length &&
    !/[E%:/]/i.test(shown) &&
    /^\d+$/.test(value) &&
    value.endsWith(digits)
  );
}
