import type { RowProblem } from './batch-report.ts';
import { createNameSearch } from './nearest-name.ts';

/** A shift's id, or a remark why there is none; both when the name was taken despite its spelling. */
export interface CheckedShift {
  readonly id: string | null;
  readonly problem: RowProblem | null;
}

/**
 * Reads a cell as a shift: an id, or a name that one shift alone has. Anything else is an error, because a staff
 * record can only be written with a shift's id.
 */
export function createShiftCheck(shifts: readonly { readonly id: string; readonly name: string }[]) {
  const ids = new Set(shifts.map(({ id }) => id));
  const idsByName = new Map<string, string[]>();
  for (const { id, name } of shifts) idsByName.set(name, [...(idsByName.get(name) ?? []), id]);
  const search = createNameSearch(idsByName.keys());

  return (value: string): CheckedShift => {
    if (ids.has(value)) return { id: value, problem: null };
    const { match, name } = search(value);
    if (match === 'NONE') {
      const question = name === null ? '' : ` Did you mean ${name}?`;
      return {
        id: null,
        problem: problem(value, 'SHIFT_UNKNOWN', `The shift ${value} is not known.${question}`, name),
      };
    }
    const found = idsByName.get(name) ?? [];
    if (found.length !== 1 || found[0] === undefined) {
      const message = `${found.length} shifts have the name ${name}. Write the id of the one you mean.`;
      return { id: null, problem: problem(value, 'SHIFT_AMBIGUOUS', message, null) };
    }
    if (match === 'EXACT') return { id: found[0], problem: null };
    const spelling = problem(value, 'SPELLING', `Read as ${name}, the known spelling of this shift.`, name);
    return { id: found[0], problem: { ...spelling, severity: 'WARNING' } };
  };
}

const problem = (
  value: string,
  reason: RowProblem['reason'],
  message: string,
  suggestion: string | null,
): RowProblem => ({ column: 'shift', value, reason, message, suggestion, severity: 'ERROR' });
