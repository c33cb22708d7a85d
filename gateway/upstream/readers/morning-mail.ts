import type { MorningMail, MorningMailChoice, MorningMailPreview } from '../../../schema/generated/types.ts';
import { readCount, readObject } from '../read.ts';
import { by, listOf, type RowFor, word } from './fields.ts';

const scopes = { none: 'NONE', district: 'DISTRICT', all: 'ALL' } as const;

/** When somebody gets the morning mail. */
export type MorningMailChoiceRow = RowFor<MorningMailChoice>;

/** Reads the reply of `GET /digest/own`; null when it does not say what was chosen. */
export function readChoice(data: unknown): MorningMailChoiceRow | null {
  const { scope, weekdays, hour } = readObject(data);
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
  const { subject, text } = readObject(data);
  return typeof subject === 'string' && typeof text === 'string' ? { subject, text } : null;
}

/** A morning mail as the gateway lists it. */
export type MorningMailRow = RowFor<MorningMail>;

/** Reads the reply of `GET /digest/mails`. */
export const readMorningMails = listOf<MorningMailRow>(
  {
    key: (_value, read, _name, { _id, day }) => `${read.id(_id)} ${read.day(day) ?? ''}`,
    day: 'day',
    email: 'text',
    state: word({ sent: 'SENT', sending: 'WAITING', waiting: 'WAITING', refused: 'REFUSED', failed: 'FAILED' }),
    attempts: by(readCount),
    fault: 'text',
  },
  { has: ['_id', 'email'] },
);
