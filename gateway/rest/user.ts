import { zoneClock } from '../dates.ts';
import { hasField, type Loose, readBoolean, readEntries, readText } from './read.ts';

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

/** Reads the reply of `GET /users/findAll`, in upstream's order. */
export function readUsers(data: unknown, timeZone: string): UserRow[] {
  const { readInstant } = zoneClock(timeZone);
  return readEntries(data, isUser).map((record) => ({
    id: readText(record._id),
    email: readText(record.email),
    name: readText(record.name),
    role: readRole(record.role),
    district: readText(record.district),
    serviceCentre: readText(record.serviceCentre),
    macAddress: readText(record.macAddress),
    isActive: readBoolean(record.isActive) ?? false,
    createdAt: readInstant(readText(record.createdAt)),
  }));
}

const isUser = (record: Loose) => hasField(record, ['_id', 'email', 'name', 'macAddress']);

/** A role as upstream spells it; null for anything else. */
export function readRole(value: unknown): UserRow['role'] {
  const role = readText(value).trim().toUpperCase();
  return role === 'ADMIN' || role === 'MANAGEMENT' || role === 'USER' ? role : null;
}
