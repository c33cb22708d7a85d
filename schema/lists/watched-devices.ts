import type { WatchedDevice } from '../generated/types.ts';
import { type ColumnsOf, number, text, timeOfDay, timestamp, word } from './column.ts';
import type { ListDeclaration } from './list.ts';

/** Labels of what is known of a device today. */
export const deviceWords = {
  SILENT: 'Silent',
  SENDING: 'Sending',
  NOT_DUE: 'Not due yet',
  NOT_EXPECTED: 'Not expected',
} as const;

/** Columns of the watched devices. */
export const watchedDeviceColumns = {
  DEVICE: text('Device', 'Which device it is.', (row) => row.name),
  SERVICE_CENTRE: text(
    'Service Centre',
    'The one service centre that the device records for, or Any.',
    (row) => row.serviceCentre || 'Any',
    { filterable: true },
  ),
  STATE: word('State', 'Silent, Sending, Not due yet or Not expected.', deviceWords, (row) => row.state, {
    filterable: true,
  }),
  LAST_RECORD: timestamp('Last Record', 'When its last record arrived.', (row) => row.lastRecordAt),
  RECORDS_TODAY: number('Records Today', 'Records that arrived today.', (row) => row.recordsToday),
  USUAL_RECORDS: number(
    'Usual Records',
    'Median number of records on this weekday in the last four weeks; empty where it usually sends none.',
    (row) => row.usualRecords,
  ),
  USUAL_START: timeOfDay(
    'Usual Start',
    'Time until which its first record usually comes on those days, HH:MM:SS: the median and thrice the distance from it that half of them keep, no later than the latest.',
    (row) => row.usualStart,
  ),
} satisfies ColumnsOf<Omit<WatchedDevice, 'silentMinutes'>>;

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
