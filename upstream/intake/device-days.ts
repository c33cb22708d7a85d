import { type Kysely, sql } from 'kysely';
import { addDays, dayOf, secondsOfDay } from '../calendar.ts';
import type { Tables } from '../tables.ts';
import type { Delivery } from './record.ts';

/** Days of which it is known what a device has sent. */
const remembered = 35;

/** Weeks back of which the same weekday says what is usual. */
const usualWeeks = 4;

/** Seconds after its usual beginning from which a device that has sent nothing is silent. */
const grace = 15 * 60;

/** Counts what devices have handed in, by the day of its arrival; what people hand in is not a device's. */
export async function countDeviceDays(
  db: Kysely<Tables>,
  stored: readonly Delivery[],
  timeZone: string,
): Promise<void> {
  if (stored.length === 0) return;
  const senders = stored.map(({ sender }) => sender);
  const arrivals = stored.map(({ arrivedAt }) => arrivedAt);
  const days = stored.map(({ arrivedAt }) => dayOf(arrivedAt, timeZone));
  // In one order everywhere: two batches that wait for each other's rows would never end.
  await sql`
    insert into device_days as known (device, day, records, first_at, last_at)
    select credentials.id, given.day, count(*), min(given.at), max(given.at)
    from unnest(${senders}::uuid[], ${days}::date[], ${arrivals}::timestamptz[]) as given(sender, day, at)
    join credentials on credentials.id = given.sender and credentials.kind = 'device'
    group by credentials.id, given.day
    order by credentials.id, given.day
    on conflict (device, day) do update set
      records = known.records + excluded.records,
      first_at = least(known.first_at, excluded.first_at),
      last_at = greatest(known.last_at, excluded.last_at)`.execute(db);
}

/** Forgets days that no longer say what is usual; the last one of each device stays. */
export async function forgetDeviceDays(db: Kysely<Tables>, today: string): Promise<void> {
  await sql`delete from device_days as old where day < ${addDays(today, -remembered)}::date
    and exists (select from device_days later where later.device = old.device and later.day > old.day)`.execute(db);
}

/** A device as it is watched. */
export interface WatchedDevice {
  readonly id: string;
  readonly name: string;
  /** Null for a device that moves. */
  readonly serviceCentre: string | null;
  readonly createdAt: Date;
  /** When its last record arrived; null for one that has never sent any. */
  readonly lastRecordAt: Date | null;
  readonly recordsToday: number;
  /** Records of such a weekday, the median of the last four weeks; null where it is not known to send any on it. */
  readonly usualRecords: number | null;
  /** Until when its first record usually comes on such a day, `HH:MM:SS`; null as above. */
  readonly usualStart: string | null;
  /** It should have sent by now, and has sent nothing today. */
  readonly isSilent: boolean;
}

/**
 * Devices whose keys are not revoked, by name. What is usual is what a device did on the same weekday of the last four
 * weeks, without public holidays: it is expected today where it has sent on two of them at least, and on half. On a
 * public holiday none is.
 */
export async function watchDevices(db: Kysely<Tables>, now: Date, timeZone: string): Promise<WatchedDevice[]> {
  const today = dayOf(now, timeZone);
  const same = Array.from({ length: usualWeeks }, (_, week) => addDays(today, -7 * (week + 1)));
  const { rows } = await sql<
    Omit<WatchedDevice, 'isSilent' | 'usualStart'> & {
      /** When its first record came on each such day, in seconds of the day. */
      readonly starts: readonly number[];
      readonly alike: number;
      readonly isHoliday: boolean;
    }
  >`
    with alike as (
      select day from unnest(${same}::date[]) as given(day) where day not in (select day from holidays)
    )
    select key.id, key.name, key.service_centre as "serviceCentre", key.created_at as "createdAt",
      (select max(last_at) from device_days where device = key.id) as "lastRecordAt",
      coalesce((select records from device_days where device = key.id and day = ${today}::date), 0) as "recordsToday",
      usual.records as "usualRecords", usual.starts,
      (select count(*)::int from alike where day >= (key.created_at at time zone ${timeZone}::text)::date) as alike,
      exists (select from holidays where day = ${today}::date) as "isHoliday"
    from credentials key,
    lateral (
      select percentile_disc(0.5) within group (order by records) as records,
        coalesce(array_agg(floor(extract(epoch from (first_at at time zone ${timeZone}::text)::time))::int), '{}') as starts
      from device_days where device = key.id and day in (select day from alike)
    ) as usual
    where key.kind = 'device' and key.revoked_at is null
    order by key.name, key.id`.execute(db);
  return rows.map(({ starts, alike, isHoliday, usualRecords, ...device }) => {
    const isExpected = !isHoliday && starts.length >= 2 && starts.length * 2 >= alike;
    const usualStart = usualStartOf(starts);
    const isLate = isExpected && secondsOfDay(now, timeZone) > usualStart + grace;
    return {
      ...device,
      usualRecords: isExpected ? usualRecords : null,
      usualStart: isExpected ? clockOf(usualStart) : null,
      isSilent: isLate && device.recordsToday === 0,
    };
  });
}

/**
 * The median and thrice the distance from it that half of the days keep, and no later than the latest: odd days, as long as
 * they are not more than half, change little.
 */
function usualStartOf(starts: readonly number[]): number {
  const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);
  const sorted = ascending(starts);
  const half = (sorted.length - 1) / 2;
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  const median = (lower + upper) / 2;
  const spread = ascending(starts.map((start) => Math.abs(start - median)))[Math.floor(half)] ?? Number.NaN;
  return Math.floor(Math.min(median + 3 * spread, ...sorted.slice(-1)));
}

/** `HH:MM:SS` of seconds of a day. */
const clockOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19);
