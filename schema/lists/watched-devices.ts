import { watchedDeviceColumns } from '../columns/watched-devices.ts';
import type { ListDeclaration } from './list.ts';

/** The devices that hand in records, and which of them are silent. */
export const watchedDevices = {
  field: 'watchedDevices',
  description:
    'Devices that hand in records: when each did last, how many today beside its usual day, and which are silent. Needs version 2 of the extension intake.',
  source: 'GET /deviceKey/watch',
  extension: 'intake',
  role: 'USER',
  arguments: {},
  type: 'WatchedDevice',
  row: 'WatchedDevice',
  model: 'upstream/readers/accounts.ts#WatchedDeviceRow',
  title: 'the device list',
  columns: watchedDeviceColumns,
  order: ['DEVICE'],
  key: 'id',
  filePrefix: 'Devices',
  screen: '/attendance/devices',
} as const satisfies ListDeclaration;
