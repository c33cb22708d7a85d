import type { MailState, MorningMail, MorningMailChoice, MorningMailPreview } from '../../../schema/generated/types.ts';
import { hasField, type Loose, readEntries, readObject } from '../read.ts';
import type { RowFor } from './fields.ts';
import type { ValueReader } from './value-reader.ts';

const scopes = { none: 'NONE', district: 'DISTRICT', all: 'ALL' } as const;

/** When somebody gets the morning mail. */
export type MorningMailChoiceRow = RowFor<MorningMailChoice>;

/** Reads the reply of `GET /digest/own`; null when it does not say what was chosen. */
export function readChoice(data: unknown): MorningMailChoiceRow | null {
  const { scope, weekdays, hour } = readObject(data) ?? {};
  const known = Object.entries(scopes).find(([name]) => name === scope)?.[1];
  if (!known || !Array.isArray(weekdays) || !isWhole(hour, 0, 23)) return null;
  return { scope: known, weekdays: weekdays.filter((day) => isWhole(day, 1, 7)), hour };
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A morning mail as it would be now. */
export type MorningMailPreviewRow = RowFor<MorningMailPreview>;

/** Reads the reply of `GET /digest/preview/own`; null when it holds no mail. */
export function readPreview(data: unknown): MorningMailPreviewRow | null {
  const { subject, text } = readObject(data) ?? {};
  return typeof subject === 'string' && typeof text === 'string' ? { subject, text } : null;
}

/** A morning mail as the gateway lists it. */
export type MorningMailRow = RowFor<MorningMail>;

const states: Readonly<Record<string, MailState>> = {
  sent: 'SENT',
  sending: 'WAITING',
  waiting: 'WAITING',
  refused: 'REFUSED',
  failed: 'FAILED',
};

/** Reads the reply of `GET /digest/mails`, in upstream's order. */
export function readMorningMails(data: unknown, read: ValueReader): MorningMailRow[] {
  return readEntries(data, isMail, read.losses).map((record) => {
    const day = read.day(record.day);
    return {
      key: `${read.id(record._id)} ${day ?? ''}`,
      day,
      email: read.text(record.email, 'email'),
      state: states[read.text(record.state, 'state')] ?? null,
      attempts: read.count(record.attempts, 'attempts'),
      fault: read.text(record.fault, 'fault'),
    };
  });
}

const isMail = (record: Loose) => hasField(record, ['_id', 'email']);
