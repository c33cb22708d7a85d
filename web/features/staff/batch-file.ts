import { staffFieldNames } from '../../../schema/staff-fields.ts';
import { csvFile } from '../../list/import/csv-file.ts';
import { suggestionOf } from '../../list/import/row-problems.ts';
import type { BatchRow } from './batch-rows.ts';

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
