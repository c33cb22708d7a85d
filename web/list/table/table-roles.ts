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

/** The classes of a cell that stays in view when its table scrolls sideways. */
export const pinClass = (pin: number): string => (pin > 0 ? `pinned pinned-${pin}` : '');
