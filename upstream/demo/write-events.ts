import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DemoEvent } from './day-plan.ts';

const rowsOfStatement = 5_000;

/**
 * Writes events as attendance rows, ordered by time within a statement. People who are no longer on record are left
 * out. `imageBase` is the address under which the portraits are served, without a slash at its end.
 */
export async function writeEvents(db: Kysely<Tables>, events: readonly DemoEvent[], imageBase: string): Promise<void> {
  for (let from = 0; from < events.length; from += rowsOfStatement) {
    const portion = events.slice(from, from + rowsOfStatement);
    await sql`
      insert into attendance
        (staff_id, mode, attendance_at, service_centre, image_url, latitude, longitude, location, is_image_recognised,
        arrived_at)
      select s.id, e.mode, to_timestamp(e.at / 1000.0), e.service_centre, ${imageBase}::text || '/' || e.portrait,
        e.latitude, e.longitude, e.location, e.recognised, to_timestamp(e.at / 1000.0)
      from unnest(
        ${column(portion, 'staffID')}::text[], ${column(portion, 'mode')}::text[], ${column(portion, 'at')}::bigint[],
        ${column(portion, 'serviceCentre')}::text[], ${column(portion, 'portrait')}::text[],
        ${column(portion, 'latitude')}::float8[], ${column(portion, 'longitude')}::float8[],
        ${column(portion, 'location')}::text[], ${column(portion, 'isImageRecognised')}::boolean[]
      ) as e(person, mode, at, service_centre, portrait, latitude, longitude, location, recognised)
      join staff s on s.staff_id = e.person
      order by e.at, e.person`.execute(db);
  }
}

function column<Key extends keyof DemoEvent>(events: readonly DemoEvent[], key: Key): DemoEvent[Key][] {
  return events.map((event) => event[key]);
}
