import type { DeviceKey, DeviceState, MachineToken, User, WatchedDevice } from '../../../schema/generated/types.ts';
import { hasField, readBoolean, readCount, readObject, readText } from '../read.ts';
import { by, type Fields, identity, listOf, type RowFor, readFields } from './fields.ts';
import { readTimeOfDay } from './read-clocks.ts';
import { type ValueReader, wordOf } from './value-reader.ts';

const roles = { ADMIN: 'ADMIN', MANAGEMENT: 'MANAGEMENT', USER: 'USER' } as const;

/** A role as upstream spells it; null for anything else. */
export const role = by((value) => wordOf(roles, typeof value === 'string' ? value.toUpperCase() : value));

/** A dashboard user. Instants are ISO with the zone's offset. */
export type UserRow = RowFor<User>;

/** Reads the reply of `GET /users/findAll`; a user who is in it twice is one user. */
export const readUsers = listOf<UserRow>(
  {
    id: identity,
    email: 'text',
    name: 'text',
    role,
    district: 'unit',
    serviceCentre: 'unit',
    macAddress: 'text',
    isActive: (value, read, name) => read.noted(readBoolean, value, name) ?? false,
    createdAt: 'instant',
  },
  { has: ['_id', 'id', 'email', 'name', 'macAddress'], isOnce: true },
);

/** A token by which a program calls, without the token itself; read-only too when the reply does not say it. */
export type MachineTokenRow = RowFor<MachineToken>;

/** It was last used, to the minute, and revoked; null while it was not. */
const tokenFields: Fields<MachineTokenRow> = {
  id: identity,
  name: 'text',
  role,
  isReadOnly: (value, read, name) => read.noted(readBoolean, value, name) ?? true,
  operations: (value) => (Array.isArray(value) ? value.map(readText) : null),
  createdBy: 'text',
  createdAt: 'instant',
  expiresAt: 'instant',
  lastUsedAt: 'instant',
  revokedAt: 'instant',
};

/** Reads the reply of `GET /machineToken/findAll`. */
export const readMachineTokens = listOf<MachineTokenRow>(tokenFields, { has: ['role'] });

/** Reads the reply of `GET /machineToken/own`; null when it holds no token. */
export function readMachineToken(data: unknown, read: ValueReader): MachineTokenRow | null {
  const record = readObject(data);
  return hasField(record, ['role']) ? readFields<MachineTokenRow>(record, tokenFields, read) : null;
}

/** A key by which a device hands in records, without the key itself. */
export type DeviceKeyRow = RowFor<DeviceKey>;

/** Reads the reply of `GET /deviceKey/findAll`. The centre is the one that the device records for; an empty string for any. */
export const readDeviceKeys = listOf<DeviceKeyRow>(
  { id: identity, name: 'text', serviceCentre: 'unit', createdAt: 'instant', revokedAt: 'instant' },
  { has: ['_id', 'name'] },
);

/** A device as the service watches it. */
export type WatchedDeviceRow = Omit<RowFor<WatchedDevice>, 'silentMinutes'>;

/** No last record of a device that has never sent one; no usual records and no start where none is usual on such a day. */
const readWatched = listOf<Omit<WatchedDeviceRow, 'state'> & { readonly isSilent: boolean | null }>(
  {
    id: identity,
    name: 'text',
    serviceCentre: 'unit',
    lastRecordAt: 'instant',
    recordsToday: by(readCount),
    usualRecords: by(readCount),
    usualStart: by(readTimeOfDay),
    isSilent: by(readBoolean),
  },
  { has: ['_id', 'name'] },
);

/** Reads the reply of `GET /deviceKey/watch`. */
export const readWatchedDevices = (data: unknown, read: ValueReader): WatchedDeviceRow[] =>
  readWatched(data, read).map(({ isSilent, ...row }) => ({ ...row, state: stateOf(isSilent, row) }));

/** What is known about a device today. */
function stateOf(
  isSilent: boolean | null,
  { recordsToday, usualStart }: Pick<WatchedDeviceRow, 'recordsToday' | 'usualStart'>,
): DeviceState {
  if (isSilent) return 'SILENT';
  if (recordsToday) return 'SENDING';
  return usualStart ? 'NOT_DUE' : 'NOT_EXPECTED';
}
