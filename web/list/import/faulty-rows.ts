import { csvFile } from './csv-file.ts';
import { type Problem, suggestionOf } from './row-problems.ts';
import { labelIn, type SheetFields } from './sheet-fields.ts';

/** A row of a checked sheet; it has its cells by the names of their fields too. */
export interface SheetRow {
  readonly line: number;
  readonly outcome: string;
  readonly problems: readonly Problem[];
}

/**
 * The faulty rows as a sheet that can be mended and uploaded again: the cells as they were, behind them the line of the sheet
 * and the reasons, in columns that an upload does not read.
 */
export function faultyRowsFile(rows: readonly SheetRow[], fields: SheetFields): Blob {
  const names = Object.keys(fields);
  const cellOf = (row: SheetRow, name: string) => String((row as SheetRow & Record<string, unknown>)[name] ?? '');
  const lines = rows
    .filter(({ outcome }) => outcome === 'FAULTY')
    .map((row) => [...names.map((name) => cellOf(row, name)), String(row.line), reasonsOf(row, fields)]);
  return csvFile([[...names, 'Line', 'Reason'], ...lines]);
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
