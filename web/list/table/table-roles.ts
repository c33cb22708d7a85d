/**
 * Roles of a table's parts. Rows are laid out as grids and, on phones, as cards: some browsers then forget what a
 * table element is, so each part says it.
 */
export const partRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Place among the columns that stay in view when a table scrolls sideways: 1 and 2 at its start, or at its end. */
export type Pin = 1 | 2 | 'end' | null;

/** The classes of a cell that stays in view when its table scrolls sideways. */
export const pinClass = (pin: Pin): string => (pin ? `pinned pinned-${pin}` : '');
