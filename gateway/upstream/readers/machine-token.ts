import { hasField, type Loose, readEntries, readObject, readText } from '../read.ts';
import { Losses } from './losses.ts';
import { readRole, type UserRow } from './user.ts';
import { ValueReader } from './value-reader.ts';

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
