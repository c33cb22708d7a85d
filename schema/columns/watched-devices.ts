import type { ListColumns } from '../lists/column.ts';

/** Names of the watched devices' columns: the SDL enum WatchedDeviceColumn. */
export type WatchedDeviceColumnName =
  | 'DEVICE'
  | 'SERVICE_CENTRE'
  | 'STATE'
  | 'LAST_RECORD'
  | 'RECORDS_TODAY'
  | 'USUAL_RECORDS'
  | 'USUAL_START';

/** Labels of what is known of a device today. */
export const deviceWords = {
  SILENT: 'Silent',
  SENDING: 'Sending',
  NOT_DUE: 'Not due yet',
  NOT_EXPECTED: 'Not expected',
} as const;

/** Names of the states: the SDL enum DeviceState. */
export type DeviceState = keyof typeof deviceWords;

/** What the columns read of a row. */
export interface WatchedDeviceRow {
  readonly name: string;
  readonly serviceCentre: string;
  readonly lastRecordAt?: string | null;
  readonly recordsToday?: number | null;
  readonly usualRecords?: number | null;
  readonly usualStart?: string | null;
  readonly isSilent?: boolean | null;
}

/** What is known of a device today. */
export function deviceStateOf({ isSilent, recordsToday, usualStart }: WatchedDeviceRow): DeviceState {
  if (isSilent) return 'SILENT';
  if (recordsToday) return 'SENDING';
  return usualStart ? 'NOT_DUE' : 'NOT_EXPECTED';
}

/** Columns of the watched devices. */
export const watchedDeviceColumns: ListColumns<WatchedDeviceColumnName, WatchedDeviceRow> = {
  DEVICE: { header: 'Device', description: 'Which device it is.', kind: 'text', value: (row) => row.name },
  SERVICE_CENTRE: {
    header: 'Service Centre',
    description: 'The one service centre that the device records for, or Any.',
    kind: 'text',
    filterable: true,
    value: (row) => row.serviceCentre || 'Any',
  },
  STATE: {
    header: 'State',
    description: 'Silent, Sending, Not due yet or Not expected.',
    kind: 'text',
    filterable: true,
    values: Object.values(deviceWords),
    value: (row) => deviceWords[deviceStateOf(row)],
  },
  LAST_RECORD: {
    header: 'Last Record',
    description: 'When its last record arrived.',
    kind: 'timestamp',
    value: (row) => row.lastRecordAt ?? '',
  },
  RECORDS_TODAY: {
    header: 'Records Today',
    description: 'Records that arrived today.',
    kind: 'number',
    value: (row) => row.recordsToday ?? '',
  },
  USUAL_RECORDS: {
    header: 'Usual Records',
    description: 'Records of such a weekday in the last four weeks, the median; empty where none is usual.',
    kind: 'number',
    value: (row) => row.usualRecords ?? '',
  },
  USUAL_START: {
    header: 'Usual Start',
    description:
      'Time until which its first record usually comes on those days, HH:MM:SS: the median and thrice the distance from it that half of them keep, no later than the latest.',
    kind: 'timeOfDay',
    value: (row) => row.usualStart ?? '',
  },
};
