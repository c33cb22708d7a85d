import type { CellValue } from './column.ts';

/** The number that a cell is ordered and bounded by: itself, or the one that its text holds, `<3` just below 3; NaN for none. */
export function numberIn(value: CellValue): number {
  if (typeof value === 'number') return value;
  const [, sign, digits] = /(<?)([+-]?\d+(?:\.\d+)?)$/.exec(String(value)) ?? [];
  return digits === undefined ? Number.NaN : Number(digits) - (sign ? 0.5 : 0);
}
