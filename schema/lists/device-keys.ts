import { deviceKeyColumns } from '../columns/device-keys.ts';
import type { ListDeclaration } from './list.ts';

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
