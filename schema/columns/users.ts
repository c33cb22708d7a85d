import type { ListColumns } from '../lists/column.ts';

/** Names of the users list's columns: the SDL enum UserColumn. */
export type UserColumnName =
  | 'EMAIL'
  | 'NAME'
  | 'DISTRICT'
  | 'SERVICE_CENTRE'
  | 'ROLE'
  | 'IS_ACTIVE'
  | 'MAC_ADDRESS'
  | 'CREATED_ON';

/** What the users columns read of a row. */
export interface UserRow {
  readonly email: string;
  readonly name: string;
  readonly district: string;
  readonly serviceCentre: string;
  readonly role?: 'ADMIN' | 'MANAGEMENT' | 'USER' | null;
  readonly isActive: boolean;
  readonly macAddress: string;
  readonly createdAt?: string | null;
}

/** Columns of the users list. */
export const userColumns: ListColumns<UserColumnName, UserRow> = {
  EMAIL: { header: 'Email', description: 'Email address.', kind: 'text', value: (row) => row.email },
  NAME: { header: 'Name', description: 'Full name.', kind: 'text', value: (row) => row.name },
  DISTRICT: {
    header: 'District',
    description: 'District.',
    kind: 'text',
    filterable: true,
    value: (row) => row.district,
  },
  SERVICE_CENTRE: {
    header: 'Service Center',
    description: 'Service centre.',
    kind: 'text',
    filterable: true,
    value: (row) => row.serviceCentre,
  },
  ROLE: {
    header: 'Role',
    description: 'Role: admin, management or user.',
    values: ['admin', 'management', 'user', ''],
    kind: 'text',
    filterable: true,
    value: (row) => row.role?.toLowerCase() ?? '',
  },
  IS_ACTIVE: {
    header: 'IsActive',
    description: 'Yes or No.',
    kind: 'yesNo',
    filterable: true,
    value: (row) => row.isActive,
  },
  MAC_ADDRESS: { header: 'Mac Address', description: 'MAC address.', kind: 'text', value: (row) => row.macAddress },
  CREATED_ON: {
    header: 'Created-On',
    description: 'Day of creation, YYYY-MM-DD.',
    kind: 'date',
    value: (row) => row.createdAt?.slice(0, 10) ?? '',
  },
};
