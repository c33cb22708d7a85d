import { type RawBuilder, sql } from 'kysely';
import type { ReportSpan } from './stored-days.ts';

/** What a report goes by besides whole tables, as one text: see migration 014. */
export function reportVersion({ timeZone, now, from, before }: ReportSpan): RawBuilder<unknown> {
  return sql`report_version(${from}::date, ${before}::date, ${now.toISOString()}::timestamptz, ${timeZone}::text)`;
}
