import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { addListOperations } from '../../schema/codegen/list-operations.ts';
import { clockOuts, staffAttendance } from '../../schema/lists/attendance.ts';

const file = (text: string) => ({ document: parse(text), location: 'web/features/attendance/x.graphql' });
const lists = [clockOuts, staffAttendance];

describe('addListOperations', () => {
  it('writes the operation of the list that a row belongs to, with its own arguments, and asks the list once', () => {
    const row = file('fragment StaffAttendanceRow on AttendanceRecord { key }');
    const [first, second, ...others] = addListOperations([row], lists);
    expect([first, others]).toEqual([row, []]);
    const text = print(second?.document as ReturnType<typeof parse>);
    expect(text).toContain('$mode: AttendanceMode!');
    expect(text.split('staffAttendance(')).toHaveLength(2);
    expect(text).toContain('unfilteredCount');
    expect(text).toContain('...StaffAttendanceRow');
    expect(text).toContain('$facets: [AttendanceColumn!]!');
  });

  it('asks the fragments on the type of the list beside its rows', () => {
    const rows = 'fragment ClockOutsRow on AttendanceRecord { key } fragment Facts on AttendanceList { asOf }';
    const [, second] = addListOperations([file(rows)], lists);
    expect(print(second?.document as ReturnType<typeof parse>)).toContain('...Facts');
  });

  it('writes an operation for a page or for all of a list, of the list that it is called after', () => {
    const part = (name: string, fields: string) => {
      const [, second] = addListOperations([file(`fragment ${name} on AttendanceList { ${fields} }`)], lists);
      return print(second?.document as ReturnType<typeof parse>);
    };
    const page = part('StaffAttendanceFindingsOfPage', 'facets(columns: $facets) { column }');
    expect(page).toContain('query StaffAttendanceFindings(');
    expect(page).toContain('staffAttendance(');
    expect(page).toContain('$facets: [AttendanceColumn!]!');
    const all = part('PlacesOfAll', 'totalCount');
    expect(all).toContain('clockOuts(');
    expect(all).toMatch(/first: 200,?\s+offset: \$rowsBefore/);
    expect(all).not.toContain('$facets');
  });

  it('leaves other fragments alone', () => {
    const cells = file('fragment AttendanceCells on AttendanceRecord { key }');
    expect(addListOperations([cells], lists)).toEqual([cells]);
  });

  it('names file and fragment of a row that belongs to no list', () => {
    const row = file('fragment SignOutsRow on AttendanceRecord { key }');
    expect(() => addListOperations([row], lists)).toThrow(
      'web/features/attendance/x.graphql: the fragment SignOutsRow belongs to no list. Name it after a list that schema/lists declares',
    );
  });
});
