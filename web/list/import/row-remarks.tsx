import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type Problem, suggestionOf } from './row-problems.ts';
import { labelIn, type SheetFields } from './sheet-fields.ts';

/** What is wrong with a row of a sheet, or doubtful, by its columns. */
export function Remarks({ problems, fields }: { problems: readonly Problem[]; fields: SheetFields }) {
  return (
    <ul className="batch-remarks">
      {problems.map((problem) => (
        <li key={`${problem.column} ${problem.message}`} data-severity={problem.severity}>
          <Remark problem={problem} fields={fields} />
        </li>
      ))}
    </ul>
  );
}

function Remark({ problem, fields }: { problem: Problem; fields: SheetFields }) {
  const { column, value, message, severity } = problem;
  const suggestion = suggestionOf(problem);
  return (
    <>
      {severity === 'ERROR' ? <CircleAlert size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
      <span>
        <strong>{labelIn(fields, column)}</strong>
        <span className="visually-hidden">{severity === 'ERROR' ? ', error' : ', warning'}</span>
        {value && !message.includes(value) && <q>{value}</q>} {message}
        {suggestion && <span className="batch-suggestion">Probably meant: {suggestion}</span>}
      </span>
    </>
  );
}
