import { zoneClock } from '../dates.ts';
import { hasField, type Loose, readBoolean, readEntries, readObject, readText } from './read.ts';
import { readRole, type UserRow } from './user.ts';

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
export function readMachineTokens(data: unknown, timeZone: string): MachineTokenRow[] {
  return readEntries(data, isToken).map((record) => readToken(record, timeZone));
}

/** Reads the reply of `GET /machineToken/own`; null when it holds no token. */
export function readMachineToken(data: unknown, timeZone: string): MachineTokenRow | null {
  const record = readObject(data);
  return isToken(record) ? readToken(record, timeZone) : null;
}

const isToken = (record: Loose) => hasField(record, ['_id']) && hasField(record, ['role']);

function readToken(record: Loose, timeZone: string): MachineTokenRow {
  const { readInstant } = zoneClock(timeZone);
  const instant = (value: unknown) => readInstant(readText(value));
  return {
    id: readText(record._id),
    name: readText(record.name),
    role: readRole(record.role),
    isReadOnly: readBoolean(record.isReadOnly) ?? true,
    operations: Array.isArray(record.operations) ? record.operations.map(readText) : null,
    createdBy: readText(record.createdBy),
    createdAt: instant(record.createdAt),
    expiresAt: instant(record.expiresAt),
    lastUsedAt: instant(record.lastUsedAt),
    revokedAt: instant(record.revokedAt),
  };
}
