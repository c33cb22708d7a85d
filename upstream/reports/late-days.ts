import { type RawBuilder, sql } from 'kysely';
import { dueDays, type ReportSpan, rotas, signIns } from './rota.ts';

/**
 * Table expressions ending in `late`: rows `staff_id, day, first_at`, one for each shift day on which somebody's first
 * sign-in came after the threshold. Coming in on a day off or on a holiday is nobody's lateness. The few late ones are
 * gathered before `due` joins them: planned as one, that join runs over every sign-in of the month.
 */
export function lateDays(span: ReportSpan): RawBuilder<unknown> {
  return sql`
    rotas as (${rotas}),
    due as (${dueDays(span)}),
    late_firsts as materialized (
      select staff_id, rota_id, day, min(attendance_at) as first_at
      from (${signIns(span)}) as sign_ins
      group by staff_id, rota_id, day, late_after
      having min(wall) > day + late_after
    ),
    late as (
      select late_firsts.staff_id, late_firsts.day, late_firsts.first_at
      from late_firsts
      join due on due.rota_id = late_firsts.rota_id and due.day = late_firsts.day
    )`;
}
