import type { DeviceState } from '../../../schema/generated/types.ts';
import { eachOnce, hasField, type Loose, ownID, readEntries, readObject, readText } from '../read.ts';
import { Losses } from './losses.ts';
import { ValueReader } from './value-reader.ts';

/** A dashboard user; a missing text is an empty string. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Null when upstream sends another value than the three roles. */
  readonly role: 'ADMIN' | 'MANAGEMENT' | 'USER' | null;
  readonly district: string;
  readonly serviceCentre: string;
  readonly macAddress: string;
  /** False too when the reply lacks it. */
  readonly isActive: boolean;
  /** ISO with the zone's offset; null when the reply lacks it. */
  readonly createdAt: string | null;
}

/** Reads the reply of `GET /users/findAll`, in upstream's order; a user who stands there twice is one. */
export function readUsers(data: unknown, timeZone: string, losses = new Losses()): UserRow[] {
  losses.nameRows('user', 'users');
  const read = new ValueReader(losses, timeZone);
  return eachOnce(readEntries(data, isUser, losses)).map((record) => ({
    id: read.identity(record),
    email: read.text(record.email, 'email'),
    name: read.text(record.name, 'name'),
    role: readRole(record.role, read),
    district: read.unit(record.district, 'district'),
    serviceCentre: read.unit(record.serviceCentre, 'serviceCentre'),
    macAddress: read.text(record.macAddress, 'macAddress'),
    isActive: read.truth(record.isActive, 'isActive') ?? false,
    createdAt: read.instant(record.createdAt, 'createdAt'),
  }));
}

const isUser = (record: Loose) => hasField(record, ['_id', 'email', 'name', 'macAddress']) || ownID(record) !== '';

const roles = { ADMIN: 'ADMIN', MANAGEMENT: 'MANAGEMENT', USER: 'USER' } as const;

/** A role as upstream spells it; null for anything else. */
export const readRole = (value: unknown, read: ValueReader): UserRow['role'] =>
  read.word(roles, typeof value === 'string' ? value.toUpperCase() : value, 'role');

/** A token by which a program calls, without the token itself. Instants are ISO with the zone's offset. */
export interface MachineTokenRow {
  readonly id: string;
  readonly name: string;
  /** In which it acts now; null when upstream sends another value than the three roles. */
  readonly role: UserRow['role'];
  /** True too when the reply lacks it. */
  readonly isReadOnly: boolean;
  /** Fields of Query and Mutation that it may ask for; null for all of its role. */
  readonly operations: string[] | null;
  /** Email address of the user who made it. */
  readonly createdBy: string;
  readonly createdAt: string | null;
  readonly expiresAt: string | null;
  /** To the minute; null while it has not been used. */
  readonly lastUsedAt: string | null;
  /** Null while it is not revoked. */
  readonly revokedAt: string | null;
}

/** Reads the reply of `GET /machineToken/findAll`, in upstream's order. */
export function readMachineTokens(data: unknown, timeZone: string, losses = new Losses()): MachineTokenRow[] {
  losses.nameRows('token', 'tokens');
  const read = new ValueReader(losses, timeZone);
  return readEntries(data, isToken, losses).map((record) => readToken(record, read));
}

/** Reads the reply of `GET /machineToken/own`; null when it holds no token. */
export function readMachineToken(data: unknown, timeZone: string): MachineTokenRow | null {
  const record = readObject(data);
  return isToken(record) ? readToken(record, new ValueReader(new Losses(), timeZone)) : null;
}

const isToken = (record: Loose) => hasField(record, ['_id']) && hasField(record, ['role']);

function readToken(record: Loose, read: ValueReader): MachineTokenRow {
  return {
    id: read.id(record._id),
    name: read.text(record.name, 'name'),
    role: readRole(record.role, read),
    isReadOnly: read.truth(record.isReadOnly, 'isReadOnly') ?? true,
    operations: Array.isArray(record.operations) ? record.operations.map(readText) : null,
    createdBy: read.text(record.createdBy, 'createdBy'),
    createdAt: read.instant(record.createdAt, 'createdAt'),
    expiresAt: read.instant(record.expiresAt, 'expiresAt'),
    lastUsedAt: read.instant(record.lastUsedAt, 'lastUsedAt'),
    revokedAt: read.instant(record.revokedAt, 'revokedAt'),
  };
}

/** A key by which a device hands in records, without the key itself. Instants are ISO with the zone's offset. */
export interface DeviceKeyRow {
  readonly id: string;
  readonly name: string;
  /** The one centre that the device records for; an empty string for any. */
  readonly serviceCentre: string;
  readonly createdAt: string | null;
  /** Null while it is not revoked. */
  readonly revokedAt: string | null;
}

/** Reads the reply of `GET /deviceKey/findAll`, in upstream's order. */
export function readDeviceKeys(data: unknown, timeZone: string, losses = new Losses()): DeviceKeyRow[] {
  losses.nameRows('key', 'keys');
  const read = new ValueReader(losses, timeZone);
  return readEntries(data, isKey, losses).map((record) => ({
    id: read.id(record._id),
    name: read.text(record.name, 'name'),
    serviceCentre: read.unit(record.serviceCentre, 'serviceCentre'),
    createdAt: read.instant(record.createdAt, 'createdAt'),
    revokedAt: read.instant(record.revokedAt, 'revokedAt'),
  }));
}

/** A device as the service watches it. Instants are ISO with the zone's offset. */
export interface WatchedDeviceRow {
  readonly id: string;
  readonly name: string;
  /** The one centre that the device records for; an empty string for any. */
  readonly serviceCentre: string;
  /** Null for one that has never sent a record. */
  readonly lastRecordAt: string | null;
  readonly recordsToday: number | null;
  /** Null where none is usual on such a day; `usualStart` is null then too. */
  readonly usualRecords: number | null;
  /** `HH:MM:SS`. */
  readonly usualStart: string | null;
  readonly state: DeviceState;
}

/** Reads the reply of `GET /deviceKey/watch`, in upstream's order. */
export function readWatchedDevices(data: unknown, timeZone: string, losses = new Losses()): WatchedDeviceRow[] {
  losses.nameRows('device', 'devices');
  const read = new ValueReader(losses, timeZone);
  return readEntries(data, isKey, losses).map((record) => {
    const recordsToday = read.count(record.recordsToday, 'recordsToday');
    const usualStart = read.timeOfDay(record.usualStart, 'usualStart');
    return {
      id: read.id(record._id),
      name: read.text(record.name, 'name'),
      serviceCentre: read.unit(record.serviceCentre, 'serviceCentre'),
      lastRecordAt: read.instant(record.lastRecordAt, 'lastRecordAt'),
      recordsToday,
      usualRecords: read.count(record.usualRecords, 'usualRecords'),
      usualStart,
      state: stateOf(read.truth(record.isSilent, 'isSilent') ?? false, recordsToday, usualStart),
    };
  });
}

/** What is known of a device today. */
function stateOf(isSilent: boolean, recordsToday: number | null, usualStart: string | null): DeviceState {
  if (isSilent) return 'SILENT';
  if (recordsToday) return 'SENDING';
  return usualStart ? 'NOT_DUE' : 'NOT_EXPECTED';
}

const isKey = (record: Loose) => hasField(record, ['_id', 'name']);
