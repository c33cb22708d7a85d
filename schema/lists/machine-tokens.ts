import type { MachineToken } from '../generated/types.ts';
import { type ColumnsOf, date, text, timestamp, yesNo } from './column.ts';
import type { ListDeclaration } from './list.ts';

/** Columns of the machine token list. */
export const machineTokenColumns = {
  NAME: text('Name', 'What the token is for.', (row) => row.name),
  ROLE: text('Role', 'Role in which it acts now: admin, management or user.', (row) => row.role?.toLowerCase(), {
    values: ['admin', 'management', 'user', ''],
    filterable: true,
  }),
  IS_READ_ONLY: yesNo('Read only', 'Yes or No.', (row) => row.isReadOnly, { filterable: true }),
  OPERATIONS: text(
    'Operations',
    'Fields of Query and Mutation that it may ask for; All for all of its role.',
    (row) => row.operations?.join(', ') ?? 'All',
  ),
  CREATED_BY: text('Created by', 'Email address of the user who made it.', (row) => row.createdBy, {
    filterable: true,
  }),
  CREATED_ON: date('Created on', 'Day of creation, YYYY-MM-DD.', (row) => row.createdAt?.slice(0, 10)),
  EXPIRES_AT: timestamp('Ends', 'When it ends.', (row) => row.expiresAt),
  LAST_USED_AT: timestamp('Last used', 'When it was last used, to the minute.', (row) => row.lastUsedAt),
  IS_REVOKED: yesNo('Revoked', 'Yes or No.', (row) => Boolean(row.revokedAt), { filterable: true }),
} satisfies ColumnsOf<MachineToken>;

/** Tokens of programs, those that have ended and were revoked too. */
export const machineTokens = {
  field: 'machineTokens',
  description: 'Tokens by which programs call, without the tokens themselves; revoked ones stay on the list.',
  source: 'GET /machineToken/findAll',
  extension: 'tokens',
  role: 'ADMIN',
  arguments: {},
  type: 'MachineToken',
  row: 'MachineToken',
  model: 'upstream/readers/accounts.ts#MachineTokenRow',
  title: 'the machine token list',
  columns: machineTokenColumns,
  order: ['NAME'],
  key: 'id',
  filePrefix: 'Machine-Tokens',
} as const satisfies ListDeclaration;
