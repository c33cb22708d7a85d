import { type Kysely, sql } from 'kysely';
import { isSameName } from '../../common/name-core.ts';
import { type WatchedDevice, watchDevices } from '../intake/device-days.ts';
import { dayOutcomes, isWorkday } from '../reports/day-outcomes.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';

/** Somebody as the mail names them. */
export interface NamedPerson {
  readonly name: string;
  readonly staffID: string;
}

/** Somebody late, and when they came: `HH:MM`. */
interface LatePerson extends NamedPerson {
  readonly at: string;
}

/** What a morning looks like at a service centre. */
export interface CentreMorning {
  readonly district: string;
  /** An empty text for those without one. */
  readonly serviceCentre: string;
  readonly present: number;
  readonly late: readonly LatePerson[];
  /** Absent without leave. */
  readonly absent: readonly NamedPerson[];
  /** Absent on leave; nothing of its kind and note is read. */
  readonly onLeave: readonly NamedPerson[];
  /** Names of devices that should have sent by now. */
  readonly silentDevices: readonly string[];
}

/** A morning at all service centres, by district and name, as it was at an instant. */
export interface Morning {
  readonly day: string;
  readonly at: Date;
  readonly centres: readonly CentreMorning[];
  /** Districts that staff of this day have, as they are spelled, and how many of their people work today and are not counted yet. */
  readonly districts: readonly { readonly name: string; readonly uncounted: number }[];
  /** Silent devices that belong to no centre that has staff. */
  readonly otherSilentDevices: readonly string[];
}

interface PersonRow extends LatePerson {
  readonly district: string;
  readonly serviceCentre: string;
  /** Null of who is not counted: on a day off, or not yet. */
  readonly outcome: 'absent' | 'onLeave' | 'late' | 'present' | null;
  readonly isUncounted: boolean;
}

/** The moment that a mail tells of, and whether it tells leave apart from absence. */
interface MorningQuestion {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly now: Date;
  readonly timeZone: string;
  readonly hasLeave: boolean;
}

/** Reads what the morning looks like now; who is absent and late is what the reports say of it. */
export async function readMorning(
  db: Kysely<Tables>,
  { day, now, timeZone, hasLeave }: MorningQuestion,
): Promise<Morning> {
  const hasDayOfLeave = sql`(${hasLeave} and exists (
    select from leaves where leaves.staff_id = staff.id and ${day}::date between first_day and last_day))`;
  const [{ rows }, devices] = await Promise.all([
    sql<PersonRow>`
      select staff.district, coalesce(staff.service_centre, '') as "serviceCentre", staff.name,
        staff.staff_id as "staffID", case when outcome.outcome = 'absent' and ${hasDayOfLeave} then 'onLeave' else outcome.outcome end as outcome,
        to_char(outcome.first_at at time zone ${timeZone}::text, 'HH24:MI') as at,
        outcome.staff_id is null and not ${hasDayOfLeave} and ${isWorkday(day, sql`shift.work_days`)} as "isUncounted"
      from staff_versions staff
      left join shift_versions shift on shift.id = staff.shift_id and ${validOn('shift', day)}
      left join (${dayOutcomes({ day, timeZone, now })}) as outcome on outcome.staff_id = staff.id
      where ${validOn('staff', day)}
      order by staff.district, staff.service_centre, staff.name, staff.staff_id`.execute(db),
    watchDevices(db, now, timeZone),
  ]);
  const districts = [...Map.groupBy(rows, ({ district }) => district)].map(([name, people]) => ({
    name,
    uncounted: people.filter(({ isUncounted }) => isUncounted).length,
  }));
  const silent = devices.filter(({ isSilent }) => isSilent);
  const isAt = (serviceCentre: string) => (device: WatchedDevice) =>
    device.serviceCentre !== null && isSameName(device.serviceCentre, serviceCentre);
  const counted = rows.filter(({ outcome }) => outcome !== null);
  const groups = Map.groupBy(counted, ({ district, serviceCentre }) => `${district}\n${serviceCentre}`);
  const centres = [...groups.values()].map((people): CentreMorning => {
    const [{ district, serviceCentre }] = people as [PersonRow, ...PersonRow[]];
    const of = (outcome: PersonRow['outcome']) => people.filter((person) => person.outcome === outcome);
    return {
      district,
      serviceCentre,
      present: of('present').length + of('late').length,
      late: of('late').map(({ name, staffID, at }) => ({ name, staffID, at })),
      absent: of('absent').map(({ name, staffID }) => ({ name, staffID })),
      onLeave: of('onLeave').map(({ name, staffID }) => ({ name, staffID })),
      silentDevices: silent.filter(isAt(serviceCentre)).map(({ name }) => name),
    };
  });
  const others = silent.filter((device) => centres.every(({ serviceCentre }) => !isAt(serviceCentre)(device)));
  return { day, at: now, centres, districts, otherSilentDevices: others.map(({ name }) => name) };
}
