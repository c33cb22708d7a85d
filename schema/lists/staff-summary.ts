import type { SummaryText } from '../staff-fields.ts';
import { type ColumnsOf, image, text } from './column.ts';

/** The staff columns that reports repeat, for any row that embeds a staff summary. */
export interface StaffSummaryRow {
  readonly staff: Readonly<Record<SummaryText, string>>;
}

/** What columns read of a row about somebody: these fields of its SDL type, and those that are missing where nobody asks for them. */
export type RowWith<Row, Field extends keyof Row, Asked extends keyof Row = never> = StaffSummaryRow &
  Pick<Row, Field> &
  Partial<Pick<Row, Asked>>;

/** Columns every report starts with; spread them where their place in the table is. */
export const staffSummaryColumns = {
  STAFF_ID: text('Staff-ID', 'Staff ID, sorted naturally.', (row) => row.staff.staffID),
  NAME: text('Name', 'Full name.', (row) => row.staff.name),
  DISTRICT: text('District', 'District.', (row) => row.staff.district, { filterable: true }),
  SERVICE_CENTRE: text('Service Centre', 'Service centre.', (row) => row.staff.serviceCentre, { filterable: true }),
  DEPARTMENT: text('Department', 'Department.', (row) => row.staff.department, { filterable: true }),
} satisfies ColumnsOf<StaffSummaryRow>;

/** The shift of reports over the register. */
export const shiftColumn = text(
  'Shift',
  'Name of the shift on the register.',
  (row: { readonly shift: string }) => row.shift,
  { filterable: true },
);

/** The photo that sign-ins are compared with. */
export const refImageColumn = image(
  'Ref Image',
  'Reference photo; exported as an address that opens for anyone who is signed in.',
  (row: { readonly imageURL: string }) => row.imageURL,
);

/** What files of a month say of a person whose staff ID somebody else had in it too. */
export const holderColumn = text(
  'Remark',
  'On which days of the month the person was on the register, if somebody else also had the staff ID in that month; else empty.',
  (row: StaffSummaryRow & { readonly holder?: string }) => row.holder,
  { isUnsearched: true, isFilterOnly: true, isSeldom: true },
);
