import { hasField, type Loose, readEntries, readID } from '../read.ts';
import { Losses } from './losses.ts';
import { eachOnce } from './unique-keys.ts';
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
    id: read.id(record._id),
    email: read.text(record.email, 'email'),
    name: read.text(record.name, 'name'),
    role: readRole(record.role, read),
    district: read.text(record.district, 'district'),
    serviceCentre: read.text(record.serviceCentre, 'serviceCentre'),
    macAddress: read.text(record.macAddress, 'macAddress'),
    isActive: read.truth(record.isActive, 'isActive') ?? false,
    createdAt: read.instant(record.createdAt, 'createdAt'),
  }));
}

const isUser = (record: Loose) => hasField(record, ['_id', 'email', 'name', 'macAddress']) || readID(record._id) !== '';

const roles = { ADMIN: 'ADMIN', MANAGEMENT: 'MANAGEMENT', USER: 'USER' } as const;

/** A role as upstream spells it; null for anything else. */
export const readRole = (value: unknown, read: ValueReader): UserRow['role'] =>
  read.word(roles, typeof value === 'string' ? value.toUpperCase() : value, 'role');
