import { type RawBuilder, sql } from 'kysely';
import { dueDays, type ReportSpan, rotaOfStaff, rotas, signIns } from './rota.ts';

/**
 * Table expressions ending in `absent`: rows `staff_id, day`, one for each day on which a person's rota works and has
 * begun, the person was already on record, and no sign-in fell into the shift day.
 */
export function absentDays(span: ReportSpan): RawBuilder<unknown> {
  return sql`
    rotas as (${rotas}),
    due as (${dueDays(span)}),
    attended as (select distinct staff_id, day from (${signIns(span)}) as sign_ins),
    absent as (
      select s.id as staff_id, due.day
      from staff s
      join due on due.rota_id = ${rotaOfStaff}
      where (s.created_at at time zone ${span.timeZone}::text)::date <= due.day
        and not exists (select from attended where attended.staff_id = s.id and attended.day = due.day)
    )`;
}
