import { userColumns } from '../columns/users.ts';
import type { ListDeclaration } from './list.ts';

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
