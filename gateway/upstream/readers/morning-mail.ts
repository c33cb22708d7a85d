import type { MailState } from '../../../schema/generated/types.ts';
import { hasField, type Loose, readEntries, readObject } from '../read.ts';
import type { ValueReader } from './value-reader.ts';

const scopes = { none: 'NONE', district: 'DISTRICT', all: 'ALL' } as const;

/** When somebody gets the morning mail. */
export interface MorningMailChoiceRow {
  readonly scope: (typeof scopes)[keyof typeof scopes];
  /** ISO weekdays, ascending. */
  readonly weekdays: readonly number[];
  readonly hour: number;
}

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
export interface MorningMailPreviewRow {
  readonly subject: string;
  readonly text: string;
}

/** Reads the reply of `GET /digest/preview/own`; null when it holds no mail. */
export function readPreview(data: unknown): MorningMailPreviewRow | null {
  const { subject, text } = readObject(data) ?? {};
  return typeof subject === 'string' && typeof text === 'string' ? { subject, text } : null;
}

/** A morning mail as the gateway lists it. */
export interface MorningMailRow {
  readonly key: string;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly email: string;
  readonly state: MailState | null;
  readonly attempts: number | null;
  readonly fault: string;
}

const states: Readonly<Record<string, MailState>> = {
  sent: 'SENT',
  sending: 'WAITING',
  waiting: 'WAITING',
  refused: 'REFUSED',
  failed: 'FAILED',
};

/** Reads the reply of `GET /digest/mails`, in upstream's order. */
export function readMorningMails(data: unknown, read: ValueReader): MorningMailRow[] {
  read.losses.nameRows('mail', 'mails');
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
