import type { Columns } from '../../../schema/columns/column.ts';
import { StaffName } from '../../people/staff-name.tsx';
import type { CellKinds } from './table-cell.tsx';

/** A row of a list over staff; its own day is what its person's page opens at. */
interface StaffRow {
  readonly staff: { readonly staffID: string; readonly name: string };
  readonly date?: string;
}

/**
 * The drawings of a list's columns with that of its names: each leads to the person, at the day of the row or at the day
 * or month of the list. Names of other things, such as users, stay texts.
 */
export function withNames<Name extends string, Row extends object>(
  columns: Columns<Name, Row>,
  cells: CellKinds<Name, Row> | undefined,
  period: string | undefined,
): CellKinds<Name, Row> | undefined {
  if (!('NAME' in columns)) return cells;
  const nameOf = (row: Row) => {
    if (!('staff' in row)) return String(columns['NAME' as Name].value(row));
    const { staff, date } = row as unknown as StaffRow;
    return <StaffName staff={staff} period={date ?? period} />;
  };
  return { NAME: nameOf, ...cells } as CellKinds<Name, Row>;
}
