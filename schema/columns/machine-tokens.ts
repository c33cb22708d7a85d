import type { ListColumns } from '../lists/column.ts';

/** Names of the machine token list's columns: the SDL enum MachineTokenColumn. */
export type MachineTokenColumnName =
  | 'NAME'
  | 'ROLE'
  | 'IS_READ_ONLY'
  | 'OPERATIONS'
  | 'CREATED_BY'
  | 'CREATED_ON'
  | 'EXPIRES_AT'
  | 'LAST_USED_AT'
  | 'IS_REVOKED';

/** What the machine token columns read of a row. */
export interface MachineTokenRow {
  readonly name: string;
  readonly role?: 'ADMIN' | 'MANAGEMENT' | 'USER' | null;
  readonly isReadOnly: boolean;
  readonly operations?: readonly string[] | null;
  readonly createdBy: string;
  readonly createdAt?: string | null;
  readonly expiresAt?: string | null;
  readonly lastUsedAt?: string | null;
  readonly revokedAt?: string | null;
}

/** Columns of the machine token list. */
export const machineTokenColumns: ListColumns<MachineTokenColumnName, MachineTokenRow> = {
  NAME: { header: 'Name', description: 'What the token is for.', kind: 'text', value: (row) => row.name },
  ROLE: {
    header: 'Role',
    description: 'Role in which it acts now: admin, management or user.',
    values: ['admin', 'management', 'user', ''],
    kind: 'text',
    filterable: true,
    value: (row) => row.role?.toLowerCase() ?? '',
  },
  IS_READ_ONLY: {
    header: 'Read only',
    description: 'Yes or No.',
    kind: 'yesNo',
    filterable: true,
    value: (row) => row.isReadOnly,
  },
  OPERATIONS: {
    header: 'Operations',
    description: 'Fields of Query and Mutation that it may ask for; All for all of its role.',
    kind: 'text',
    value: (row) => row.operations?.join(', ') ?? 'All',
  },
  CREATED_BY: {
    header: 'Created by',
    description: 'Email address of the user who made it.',
    kind: 'text',
    filterable: true,
    value: (row) => row.createdBy,
  },
  CREATED_ON: {
    header: 'Created on',
    description: 'Day of creation, YYYY-MM-DD.',
    kind: 'date',
    value: (row) => row.createdAt?.slice(0, 10) ?? '',
  },
  EXPIRES_AT: {
    header: 'Ends',
    description: 'When it ends.',
    kind: 'timestamp',
    value: (row) => row.expiresAt ?? '',
  },
  LAST_USED_AT: {
    header: 'Last used',
    description: 'When it was last used, to the minute.',
    kind: 'timestamp',
    value: (row) => row.lastUsedAt ?? '',
  },
  IS_REVOKED: {
    header: 'Revoked',
    description: 'Yes or No.',
    kind: 'yesNo',
    filterable: true,
    value: (row) => Boolean(row.revokedAt),
  },
};
