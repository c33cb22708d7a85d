import { hasField, type Loose, readEntries } from '../read.ts';
import { Losses } from './losses.ts';
import { ValueReader } from './value-reader.ts';

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
    serviceCentre: read.text(record.serviceCentre, 'serviceCentre'),
    createdAt: read.instant(record.createdAt, 'createdAt'),
    revokedAt: read.instant(record.revokedAt, 'revokedAt'),
  }));
}

const isKey = (record: Loose) => hasField(record, ['_id', 'name']);
