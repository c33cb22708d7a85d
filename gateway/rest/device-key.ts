import { zoneClock } from '../dates.ts';
import { hasField, type Loose, readEntries, readText } from './read.ts';

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
export function readDeviceKeys(data: unknown, timeZone: string): DeviceKeyRow[] {
  const { readInstant } = zoneClock(timeZone);
  return readEntries(data, isKey).map((record) => ({
    id: readText(record._id),
    name: readText(record.name),
    serviceCentre: readText(record.serviceCentre),
    createdAt: readInstant(readText(record.createdAt)),
    revokedAt: readInstant(readText(record.revokedAt)),
  }));
}

const isKey = (record: Loose) => hasField(record, ['_id', 'name']);
