import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addDays, dayOf, startOf } from '../calendar.ts';
import { forEachAlone } from '../each-alone.ts';
import { jsonRows } from '../lists/list.ts';
import { summaryTexts } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { reachOf } from './day-outcomes.ts';
import { readOutcomes } from './outcomes.ts';

/** Finished days whose texts are stored: three months, and the weeks before that a month is explained by. */
const storedDays = 100;

/** What the attendance of a day, an expression of SQL, goes by: the same text for the same records. */
const versionOn = (day: RawBuilder<unknown>, timeZone: string): RawBuilder<string> => {
  const utcDay = (local: RawBuilder<unknown>) =>
    sql`((${local} at time zone ${timeZone}::text) at time zone 'UTC')::date`;
  return sql<string>`(
    select coalesce(sum(revision), 0)::text from revisions
    where resource = 'attendance' and (revisions.day = '-infinity' or revisions.day
      between ${utcDay(sql`${day}::timestamp`)} and ${utcDay(sql`(${day}::timestamp + interval '1 day' - interval '1 millisecond')`)})
  )`;
};

/**
 * The records of a day as the text of a JSON object, in columns, the earliest first. `people` and `texts` have each value once,
 * and columns name them by their index; `at` is in whole seconds from the day's midnight; `withoutPhoto` is 1 for a record
 * that was recognised and has no photo.
 */
function recordsOf(day: string, timeZone: string): RawBuilder<string> {
  const at = (of: string) => sql`${startOf(of, timeZone).toISOString()}::timestamptz`;
  const column = (value: RawBuilder<unknown>) => sql`coalesce(string_agg(${value}::text, ','), '')`;
  // Aggregates above one ordered query take its rows in their order.
  const columns = (mode: string) => sql`(
    select concat('{"who":[', ${column(sql`who`)}, '],"at":[', ${column(sql`at`)}, '],"centre":[', ${column(sql`centre`)},
      '],"place":[', ${column(sql`place`)}, '],"latitude":[', ${column(sql`coalesce(latitude::text, 'null')`)},
      '],"longitude":[', ${column(sql`coalesce(longitude::text, 'null')`)},
      '],"withoutPhoto":[', ${column(sql`without_photo`)}, ']}')
    from (
      select people.index as who, records.at, centres.index as centre, places.index as place, latitude, longitude,
        without_photo
      from records
      join people using (staff_id)
      join texts centres on centres.text = records.centre
      join texts places on places.text = records.place
      where mode = ${mode}
      order by position
    ) as listed
  )`;
  return sql<string>`(
    with records as materialized (
      select staff_id, mode, floor(extract(epoch from attendance_at - ${at(day)}))::integer as at,
        coalesce(service_centre, '') as centre, coalesce(location, '') as place, latitude, longitude,
        (coalesce(is_image_recognised, false) and coalesce(image_url, '') = '')::integer as without_photo,
        row_number() over (order by attendance_at, id) as position
      from attendance where attendance_at >= ${at(day)} and attendance_at < ${at(addDays(day, 1))}
    ),
    people as materialized (
      select staff_id, row_number() over () - 1 as index from (select distinct staff_id from records) as named
    ),
    texts as materialized (
      select text, row_number() over () - 1 as index
      from (select centre as text from records union select place from records) as named
    )
    select concat('{"people":', (select coalesce(json_agg(staff_id order by index), '[]') from people),
      ',"texts":', (select coalesce(json_agg(text order by index), '[]') from texts),
      ',"signedIn":', ${columns('signedIn')}, ',"signedOut":', ${columns('signedOut')}, '}')
  )`;
}

/** A finished day's text anew, where it is missing or of other attendance. */
const writeRecords = (db: Kysely<Tables>, timeZone: string, day: string) =>
  sql`
    insert into day_records (day, version, records)
    values (${day}::date, ${versionOn(sql`${day}::date`, timeZone)}, ${recordsOf(day, timeZone)})
    on conflict (day) do update set version = excluded.version, records = excluded.records`.execute(db);

/** Writes the texts of the last finished days that lack one, until `signal`, and deletes all others. */
export async function keepDayRecords(
  db: Kysely<Tables>,
  { timeZone, now, signal }: { timeZone: string; now: Date; signal?: AbortSignal },
): Promise<void> {
  const since = addDays(dayOf(now, timeZone), -storedDays);
  const version = versionOn(sql`finished.day`, timeZone);
  // Retention may have removed records of one that is of other attendance: it goes at once.
  await sql`
    delete from day_records as finished
    where day < ${since}::date or version <> ${version}
      or not exists (select from finished_days where finished_days.day = finished.day)`.execute(db);
  const { rows } = await sql<{ day: string }>`
    select day from finished_days where day >= ${since}::date
      and not exists (select from day_records where day_records.day = finished_days.day)
    order by day desc`.execute(db);
  await forEachAlone(rows, async ({ day }) => {
    if (!signal?.aborted) await writeRecords(db, timeZone, day);
  });
}

/** What is asked of some days that are over, both of them included. */
interface DaysQuestion {
  readonly from: string;
  readonly until: string;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * The records of each day, with the absent and the late, and the people of these days: the JSON text of a list of one entry. The
 * people are in it once for each way in which they stood in the register.
 */
export async function dayRecords(db: Kysely<Tables>, { from, until, timeZone, now }: DaysQuestion): Promise<string> {
  const before = addDays(until, 1);
  const people = await jsonRows(
    db,
    sql`
    select ${sql.join(summaryTexts)}, staff.id as "_id", staff.shift_id as "shift",
      greatest(staff.valid_from, ${from}::date) as "from", least(staff.valid_before, ${before}::date) - 1 as "until"
    from staff_versions staff where staff.valid_from < ${before}::date and staff.valid_before > ${from}::date`,
  );
  const { rows: stored } = await sql<{ day: string; records: string }>`
    select day, records from day_records as finished
    where day between ${from}::date and ${until}::date and version = ${versionOn(sql`finished.day`, timeZone)}`.execute(
    db,
  );
  const records = new Map(stored.map((row) => [row.day, row.records]));
  const { rows: listed } = await sql<{ day: string; absent: string; late: string }>`
    with outcomes as (${await readOutcomes(db, ['absent', 'late'], { timeZone, now, from, before })})
    select day, coalesce(json_agg(staff.id order by staff.staff_id, staff.id) filter (where outcome = 'absent'), '[]')::text as absent,
      coalesce(json_agg(json_build_array(staff.id, outcomes.first_at) order by a.attendance_at, a.id)
        filter (where outcome = 'late' and a.id is not null), '[]')::text as late
    from outcomes
    join staff_versions staff on staff.id = outcomes.staff_id
      and staff.valid_from <= outcomes.day and staff.valid_before > outcomes.day
    left join attendance a on a.staff_id = outcomes.staff_id and a.attendance_at = outcomes.first_at
      and a.mode = 'signedIn' and outcomes.outcome = 'late'
      and a.attendance_at >= ${reachOf(from, timeZone).from.toISOString()}::timestamptz
      and a.attendance_at < ${reachOf(until, timeZone).before.toISOString()}::timestamptz
      and exists (select from shift_versions h where h.id = staff.shift_id
        and h.valid_from <= outcomes.day and h.valid_before > outcomes.day)
    group by day`.execute(db);
  const outcomes = new Map(listed.map((row) => [row.day, row]));
  const texts: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const { absent = '[]', late = '[]' } = outcomes.get(day) ?? {};
    const text = inASCII(records.get(day) ?? (await computed(db, recordsOf(day, timeZone))));
    texts.push(
      `{"day":"${day}","start":"${startOf(day, timeZone).toISOString()}","absent":${absent},"late":${late},"records":${text}}`,
    );
  }
  return `[{"people":${inASCII(people)},"days":[${texts.join(',')}]}]`;
}

/**
 * JSON in ASCII alone. One letter beyond Latin makes a text of twice the memory, here and at the gateway, that takes several
 * times as long to be sent and read.
 */
const inASCII = (json: string) =>
  json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function computed(db: Kysely<Tables>, text: RawBuilder<string>): Promise<string> {
  const { rows } = await sql<{ records: string }>`select ${text} as records`.execute(db);
  return rows[0]?.records ?? '';
}
