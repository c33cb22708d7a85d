import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Reads } from './list.ts';

/** Of tables whose revision counts for all days. */
const allDays = '-infinity';

/**
 * One text for the state of all that a list reads, as SQL: equal texts of two snapshots mean equal rows. Revisions only
 * grow, so their sum is the same only where each of them is.
 */
export function versionOf({ tables, attendance, clock }: Reads): RawBuilder<string> {
  const whole = attendance ? [...tables, 'attendance'] : tables;
  const days = attendance
    ? sql`union all select revision from revisions where resource = 'attendance'
        and day between ${utcDay(attendance.from)}::date and ${utcDay(attendance.before, -1)}::date`
    : sql``;
  return sql<string>`(
    select concat_ws(' ', coalesce(sum(revision), 0), ${clock ?? sql`null::text`})
    from (
      select revision from revisions where resource = any(${whole}::text[]) and day = ${allDays}::date
      ${days}
    ) as revised
  )`;
}

function utcDay(instant: Date, milliseconds = 0): string {
  return new Date(instant.getTime() + milliseconds).toISOString().slice(0, 10);
}

/** What the program itself is: another version of it may write the same rows in another way. */
export function programVersion(): string {
  const root = join(import.meta.dirname, '../..');
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync('{upstream,schema}/**/*.ts', { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('base64url');
}
