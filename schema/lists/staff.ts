import type { StaffMember } from '../generated/types.ts';
import { type ColumnsOf, date, image, text } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

const { STAFF_ID, NAME, ...others } = staffSummaryColumns;

/** Columns of the staff list. */
export const staffColumns = {
  STAFF_ID: { ...STAFF_ID, header: 'Staff ID' },
  NAME,
  SHIFT: text('Shift', 'Shift, by name.', (row) => row.shift?.name, { filterable: true }),
  ...others,
  SERVICE_CENTRE: { ...staffSummaryColumns.SERVICE_CENTRE, header: 'Service Center' },
  UNIT: text('Unit', 'Organisational unit.', (row) => row.unit, { filterable: true }),
  IMAGE: image(
    'Image',
    'Reference photo; exported as an address that opens for anyone who is signed in.',
    (row) => row.imageURL,
  ),
  CREATED_ON: date('Created-On', 'Day of creation, YYYY-MM-DD.', (row) => row.createdAt?.slice(0, 10)),
} satisfies ColumnsOf<
  RowWith<StaffMember, 'unit' | 'imageURL' | 'createdAt'> & { readonly shift?: { readonly name: string } | null }
>;

/** The staff list. */
export const staff = {
  field: 'staff',
  description: 'Staff records.',
  source: 'GET /staff/findAll',
  role: 'MANAGEMENT',
  arguments: {
    shift: {
      type: 'ID',
      description: 'Id of a shift: its people alone; everybody where it is left out.',
      isForTools: true,
    },
  },
  type: 'Staff',
  row: 'StaffMember',
  model: 'upstream/readers/staff.ts#StaffMemberRow',
  title: 'the staff list',
  columns: staffColumns,
  order: ['STAFF_ID'],
  key: 'id',
  filePrefix: 'Staff-Report',
  screen: '/manage/all/staffs',
} as const satisfies ListDeclaration;
