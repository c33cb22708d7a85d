import type { ListColumns } from '../lists/column.ts';

/** Names of the device key list's columns: the SDL enum DeviceKeyColumn. */
export type DeviceKeyColumnName = 'NAME' | 'SERVICE_CENTRE' | 'CREATED_ON' | 'IS_REVOKED';

/** What the device key columns read of a row. */
export interface DeviceKeyRow {
  readonly name: string;
  readonly serviceCentre: string;
  readonly createdAt?: string | null;
  readonly revokedAt?: string | null;
}

/** Columns of the device key list. */
export const deviceKeyColumns: ListColumns<DeviceKeyColumnName, DeviceKeyRow> = {
  NAME: { header: 'Name', description: 'Which device has the key.', kind: 'text', value: (row) => row.name },
  SERVICE_CENTRE: {
    header: 'Service centre',
    description: 'The one service centre that the device records for, or Any.',
    kind: 'text',
    filterable: true,
    value: (row) => row.serviceCentre || 'Any',
  },
  CREATED_ON: {
    header: 'Created on',
    description: 'Day of creation, YYYY-MM-DD.',
    kind: 'date',
    value: (row) => row.createdAt?.slice(0, 10) ?? '',
  },
  IS_REVOKED: {
    header: 'Revoked',
    description: 'Yes or No.',
    kind: 'yesNo',
    filterable: true,
    value: (row) => Boolean(row.revokedAt),
  },
};
