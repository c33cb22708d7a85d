import type { IntakeRecord } from './record.ts';

/** A record ready to be stored: checked by itself, its photo's address as it is stored. */
export interface Delivery {
  readonly record: IntakeRecord;
  /** Of the device key or the user that sends it. */
  readonly sender: string;
  /** Equal for a repeated delivery of the same record. */
  readonly digest: string;
  readonly imageURL: string | null;
  /** Whether it came with a photo, also where that is not stored. */
  readonly hasPhoto: boolean;
  readonly arrivedAt: Date;
}
