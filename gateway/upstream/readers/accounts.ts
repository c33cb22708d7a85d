import type { DeviceKey, DeviceState, MachineToken, User, WatchedDevice } from '../../../schema/generated/types.ts';
import { eachOnce, hasField, type Loose, ownID, readEntries, readObject, readText } from '../read.ts';
import { type Fields, type RowFor, readFields } from './fields.ts';
import type { ValueReader } from './value-reader.ts';

const userFields = {
  email: 'text',
  name: 'text',
  district: 'unit',
  serviceCentre: 'unit',
  macAddress: 'text',
  createdAt: 'instant',
} as const satisfies Fields;

/** A dashboard user. Instants are ISO with the zone's offset. */
export type UserRow = RowFor<User>;

/** Reads the reply of `GET /users/findAll`, in upstream's order; a user who stands there twice is one. */
export function readUsers(data: unknown, read: ValueReader): UserRow[] {
  return eachOnce(readEntries(data, isUser, read.losses)).map((record) => ({
    ...readFields(record, userFields, read),
    id: read.identity(record),
    role: readRole(record.role, read),
    isActive: read.truth(record.isActive, 'isActive') ?? false,
  }));
}

const isUser = (record: Loose) => hasField(record, ['_id', 'email', 'name', 'macAddress']) || ownID(record) !== '';

const roles = { ADMIN: 'ADMIN', MANAGEMENT: 'MANAGEMENT', USER: 'USER' } as const;

/** A role as upstream spells it; null for anything else. */
export const readRole = (value: unknown, read: ValueReader): UserRow['role'] =>
  read.word(roles, typeof value === 'string' ? value.toUpperCase() : value, 'role');

/** It was last used, to the minute, and revoked; null while it was not. */
const tokenFields = {
  name: 'text',
  createdBy: 'text',
  createdAt: 'instant',
  expiresAt: 'instant',
  lastUsedAt: 'instant',
  revokedAt: 'instant',
} as const satisfies Fields;

/** A token by which a program calls, without the token itself; read-only too when the reply does not say it. */
export type MachineTokenRow = RowFor<MachineToken>;

/** Reads the reply of `GET /machineToken/findAll`, in upstream's order. */
export function readMachineTokens(data: unknown, read: ValueReader): MachineTokenRow[] {
  return readEntries(data, isToken, read.losses).map((record) => readToken(record, read));
}

/** Reads the reply of `GET /machineToken/own`; null when it holds no token. */
export function readMachineToken(data: unknown, read: ValueReader): MachineTokenRow | null {
  const record = readObject(data);
  return isToken(record) ? readToken(record, read) : null;
}

const isToken = (record: Loose) => hasField(record, ['_id']) && hasField(record, ['role']);

const readToken = (record: Loose, read: ValueReader): MachineTokenRow => ({
  ...readFields(record, tokenFields, read),
  id: read.id(record._id),
  role: readRole(record.role, read),
  isReadOnly: read.truth(record.isReadOnly, 'isReadOnly') ?? true,
  operations: Array.isArray(record.operations) ? record.operations.map(readText) : null,
});

/** The centre is the one that the device records for; an empty string for any. */
const keyFields = {
  name: 'text',
  serviceCentre: 'unit',
  createdAt: 'instant',
  revokedAt: 'instant',
} as const satisfies Fields;

/** A key by which a device hands in records, without the key itself. */
export type DeviceKeyRow = RowFor<DeviceKey>;

/** Reads the reply of `GET /deviceKey/findAll`, in upstream's order. */
export function readDeviceKeys(data: unknown, read: ValueReader): DeviceKeyRow[] {
  return readEntries(data, isKey, read.losses).map((record) => ({
    ...readFields(record, keyFields, read),
    id: read.id(record._id),
  }));
}

/**
 * No last record of a device that has never sent one; no usual records and no start where none is usual on such a day.
 */
const watchedFields = {
  name: 'text',
  serviceCentre: 'unit',
  lastRecordAt: 'instant',
  recordsToday: 'count',
  usualRecords: 'count',
  usualStart: 'timeOfDay',
} as const satisfies Fields;

/** A device as the service watches it. */
export type WatchedDeviceRow = Omit<RowFor<WatchedDevice>, 'silentMinutes'>;

/** Reads the reply of `GET /deviceKey/watch`, in upstream's order. */
export function readWatchedDevices(data: unknown, read: ValueReader): WatchedDeviceRow[] {
  return readEntries(data, isKey, read.losses).map((record) => {
    const row = readFields(record, watchedFields, read);
    const isSilent = read.truth(record.isSilent, 'isSilent') ?? false;
    return { ...row, id: read.id(record._id), state: stateOf(isSilent, row.recordsToday, row.usualStart) };
  });
}

/** What is known of a device today. */
function stateOf(isSilent: boolean, recordsToday: number | null, usualStart: string | null): DeviceState {
  if (isSilent) return 'SILENT';
  if (recordsToday) return 'SENDING';
  return usualStart ? 'NOT_DUE' : 'NOT_EXPECTED';
}

const isKey = (record: Loose) => hasField(record, ['_id', 'name']);
