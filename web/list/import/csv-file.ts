/** Lines of cells as a CSV file. It has a byte order mark, or spreadsheets misread letters with accents. */
export const csvFile = (lines: readonly (readonly string[])[]) =>
  new Blob(['\uFEFF', lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')], { type: 'text/csv' });

/** A text that a spreadsheet would run as a formula begins with an apostrophe, as in the exports. */
function quote(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
