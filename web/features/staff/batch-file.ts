import { staffFieldNames } from '../../../schema/staff-fields.ts';
import { type BatchRow, suggestionOf } from './batch-rows.ts';

/** An empty staff batch: its headings. */
export const templateFile = () => csvFile([staffFieldNames]);

/**
 * The faulty rows as a batch that can be mended and uploaded again: the cells as they were, behind them the line of the
 * sheet and the reasons, in columns that an upload does not read.
 */
export function faultyRowsFile(rows: readonly BatchRow[]): Blob {
  const faulty = rows.filter(({ outcome }) => outcome === 'FAULTY');
  const lines = faulty.map((row) => [...staffFieldNames.map((field) => row[field]), String(row.line), reasonsOf(row)]);
  return csvFile([[...staffFieldNames, 'Line', 'Reason'], ...lines]);
}

const reasonsOf = ({ problems }: BatchRow) =>
  problems
    .filter(({ severity }) => severity === 'ERROR')
    .map((problem) => {
      const suggestion = suggestionOf(problem);
      return suggestion ? `${problem.message} Probably meant: ${suggestion}` : problem.message;
    })
    .join(' ');

/** With a byte order mark, or spreadsheets misread letters with accents. */
const csvFile = (lines: readonly (readonly string[])[]) =>
  new Blob(['\uFEFF', lines.map((cells) => `${cells.map(quote).join(',')}\r\n`).join('')], { type: 'text/csv' });

/** A text that a spreadsheet would run as a formula begins with an apostrophe, as in the exports. */
function quote(cell: string): string {
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
