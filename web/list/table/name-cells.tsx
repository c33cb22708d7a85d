import { createContext, useContext } from 'react';
import { StaffName } from '../../people/staff-name.tsx';

/** A row of a list over staff; its own day is what its person's page opens at. */
interface StaffRow {
  readonly staff: { readonly staffID: string; readonly personID: string | null | undefined; readonly name: string };
  readonly date?: string;
}

/** The day or month of the list that is shown: at it a person's page opens. */
export const ShownPeriod = createContext<string | undefined>(undefined);

const isOfStaff = (row: unknown): row is StaffRow => typeof row === 'object' && row !== null && 'staff' in row;

/** The name in a row of staff, which leads to the person. Names of other things, such as users, stay texts. */
export const drawName = (row: unknown) => (isOfStaff(row) ? <ListedName row={row} /> : undefined);

function ListedName({ row: { staff, date } }: { row: StaffRow }) {
  const period = useContext(ShownPeriod);
  return <StaffName staff={staff} period={date ?? period} />;
}
