import { machineTokenColumns } from '../columns/machine-tokens.ts';
import type { ListDeclaration } from './list.ts';

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
