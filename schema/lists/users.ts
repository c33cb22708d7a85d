import type { User } from '../generated/types.ts';
import { type ColumnsOf, date, text, yesNo } from './column.ts';
import type { ListDeclaration } from './list.ts';

/** Columns of the users list. */
export const userColumns = {
  EMAIL: text('Email', 'Email address.', (row) => row.email),
  NAME: text('Name', 'Full name.', (row) => row.name),
  DISTRICT: text('District', 'District.', (row) => row.district, { filterable: true }),
  SERVICE_CENTRE: text('Service Center', 'Service centre.', (row) => row.serviceCentre, { filterable: true }),
  ROLE: text('Role', 'Role: admin, management or user.', (row) => row.role?.toLowerCase(), {
    values: ['admin', 'management', 'user', ''],
    filterable: true,
  }),
  IS_ACTIVE: yesNo('IsActive', 'Yes or No.', (row) => row.isActive, { filterable: true }),
  MAC_ADDRESS: text('Mac Address', 'MAC address.', (row) => row.macAddress),
  CREATED_ON: date('Created-On', 'Day of creation, YYYY-MM-DD.', (row) => row.createdAt?.slice(0, 10)),
} satisfies ColumnsOf<User>;

/** The dashboard users. */
export const users = {
  field: 'users',
  description: 'Dashboard users.',
  source: 'GET /users/findAll',
  role: 'ADMIN',
  arguments: {},
  type: 'User',
  row: 'User',
  model: 'upstream/readers/accounts.ts#UserRow',
  title: 'the users list',
  columns: userColumns,
  order: ['EMAIL'],
  key: 'id',
  filePrefix: 'Admin-Users-Report',
  screen: '/manage/users',
} as const satisfies ListDeclaration;
