import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { hashOf, newCredential } from '../credentials.ts';
import { type Intake, isRefused } from '../intake/intake.ts';
import type { Sender } from '../intake/sender.ts';
import { hashPassword } from '../passwords.ts';
import type { Tables } from '../tables.ts';
import { type Deliver, ensureDemoCompany, startTrickle } from './company.ts';
import type { DemoEvent } from './day-plan.ts';
import type { Company } from './origin.ts';
import { portraitFolder } from './pictures.ts';

/** Brings the demo company up to the present and, when wanted, lets it go on living; `stop` ends that. */
export async function keepDemo(options: {
  db: Kysely<Tables>;
  timeZone: string;
  demo: NonNullable<Config['demo']>;
  intake: Intake;
  now: () => Date;
  log: Logger;
}): Promise<{ stop(): Promise<void> }> {
  const { db, timeZone, demo, intake, now, log } = options;
  const deliver = deliverTo(intake);
  const company = await ensureDemoCompany({
    db,
    timeZone,
    now,
    staff: demo.staff,
    days: demo.days,
    seed: demo.seed,
    hashPassword,
    deliver,
    log: (message: string) => log.info(message),
  });
  if (company) await keepDemoDevices(db, { company, timeZone, now: now() });
  const onError = (error: unknown) => log.warn({ err: error }, 'the demo company missed a tick');
  return demo.trickle ? startTrickle({ db, timeZone, now, deliver, onError }) : { stop: async () => undefined };
}

/** The demo company's phones, as the sender of all that they hand in. */
const phones: Sender = { id: '00000000-0000-4000-8000-000000000001', serviceCentre: null };

/**
 * Hands in events as a phone does, by the service's intake. What it refuses is left out: people who are gone, and times
 * that lie too far back.
 */
export function deliverTo(intake: Intake): Deliver {
  return async (events) => {
    await Promise.all(
      events.map(async (event) => {
        const record = intake.check(recordOf(event), phones);
        if (!isRefused(record)) await intake.store(record, phones);
      }),
    );
  };
}

/** A phone whose position is nowhere on earth is refused, and sends its record again without one. */
function recordOf({ at, portrait, latitude, longitude, ...event }: DemoEvent) {
  const isOnEarth = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    ...event,
    attendanceDate: new Date(at).toISOString(),
    ...(portrait !== null && { imageURL: `${portraitFolder}/${portrait}` }),
    ...(isOnEarth && { latitude, longitude }),
  };
}

/** The devices of the demo company. The one of Onitsha has been dead since yesterday, so that a visitor sees a silent one. */
const devices = [
  { id: '5b1f7000-0000-4000-a000-000000000001', name: 'Main gate', centre: 'CHQ', isDead: false },
  { id: '5b1f7000-0000-4000-a000-000000000002', name: 'Awka entrance', centre: 'Awka', isDead: false },
  { id: '5b1f7000-0000-4000-a000-000000000003', name: 'Onitsha entrance', centre: 'Onitsha', isDead: true },
] as const;

/** Days back for which it is written what the devices have sent. */
const days = 35;

/**
 * Writes the keys of the demo company's devices, which nobody holds, and what each would have sent: the records of its
 * centre. Written again, it goes on to the present.
 */
async function keepDemoDevices(
  db: Kysely<Tables>,
  { company, timeZone, now }: { company: Company; timeZone: string; now: Date },
): Promise<void> {
  await db
    .insertInto('credentials')
    .values(
      devices.map(({ id, name, centre }) => ({
        id,
        kind: 'device' as const,
        name,
        service_centre: centre,
        secret_hash: hashOf(newCredential('device_')),
        created_at: sql<Date>`${company.start}::date at time zone ${timeZone}::text`,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${timeZone}::text)::date`;
  await sql`
    insert into device_days as known (device, day, records, first_at, last_at)
    select device.id, (a.attendance_at at time zone ${timeZone}::text)::date as day, count(*), min(a.attendance_at),
      max(a.attendance_at)
    from unnest(
      ${devices.map(({ id }) => id)}::uuid[], ${devices.map(({ centre }) => centre)}::text[],
      ${devices.map(({ isDead }) => isDead)}::boolean[]
    ) as device(id, centre, is_dead)
    join attendance a on a.service_centre = device.centre
      and a.attendance_at >= ${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz
    where not (device.is_dead and (a.attendance_at at time zone ${timeZone}::text)::date >= ${today} - 1)
    group by device.id, day
    on conflict (device, day) do update set
      records = excluded.records, first_at = excluded.first_at, last_at = excluded.last_at`.execute(db);
}
