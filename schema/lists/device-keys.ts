import type { DeviceKey } from '../generated/types.ts';
import { type ColumnsOf, date, text, yesNo } from './column.ts';
import type { ListDeclaration } from './list.ts';

/** Columns of the device key list. */
export const deviceKeyColumns = {
  NAME: text('Name', 'Which device has the key.', (row) => row.name),
  SERVICE_CENTRE: text(
    'Service centre',
    'The one service centre that the device records for, or Any.',
    (row) => row.serviceCentre || 'Any',
    { filterable: true },
  ),
  CREATED_ON: date('Created on', 'Day of creation, YYYY-MM-DD.', (row) => row.createdAt?.slice(0, 10)),
  IS_REVOKED: yesNo('Revoked', 'Yes or No.', (row) => Boolean(row.revokedAt), { filterable: true }),
} satisfies ColumnsOf<DeviceKey>;

/** Keys of the devices that hand in records, revoked ones too. */
export const deviceKeys = {
  field: 'deviceKeys',
  description: 'Keys by which devices hand in records, without the keys themselves; revoked ones stay on the list.',
  source: 'GET /deviceKey/findAll',
  extension: 'intake',
  role: 'ADMIN',
  arguments: {},
  type: 'DeviceKey',
  row: 'DeviceKey',
  model: 'upstream/readers/accounts.ts#DeviceKeyRow',
  title: 'the device key list',
  columns: deviceKeyColumns,
  order: ['NAME'],
  key: 'id',
  filePrefix: 'Device-Keys',
} as const satisfies ListDeclaration;
