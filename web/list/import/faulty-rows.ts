import { csvCell } from '../../../schema/csv-cell.ts';
import { labelIn, type SheetFields, type SheetRow, suggestionOf } from './sheet.ts';

/**
 * The faulty rows as a CSV sheet that can be mended and uploaded again: the cells as they were, behind them the line of the
 * sheet and the reasons, in columns that an upload does not read.
 */
export function faultyRowsFile(rows: readonly SheetRow[], fields: SheetFields): Blob {
  const names = Object.keys(fields);
  const cellOf = (row: SheetRow, name: string) => String((row as SheetRow & Record<string, unknown>)[name] ?? '');
  const lines = rows
    .filter(({ outcome }) => outcome === 'FAULTY')
    .map((row) => [...names.map((name) => cellOf(row, name)), String(row.line), reasonsOf(row, fields)]);
  const text = [[...names, 'Line', 'Reason'], ...lines]
    .map((cells) => `${cells.map((cell) => csvCell('text', cell)).join(',')}\r\n`)
    .join('');
  // Without a byte order mark spreadsheets misread letters with accents.
  return new Blob(['\uFEFF', text], { type: 'text/csv' });
}

const reasonsOf = ({ problems }: SheetRow, fields: SheetFields) =>
  problems
    .filter(({ severity }) => severity === 'ERROR')
    .map((problem) => {
      const suggestion = suggestionOf(problem);
      const reason = `${labelIn(fields, problem.column)}: ${problem.message}`;
      return suggestion ? `${reason} Probably meant: ${suggestion}` : reason;
    })
    .join(' ');
