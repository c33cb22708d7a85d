import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { type Intake, isRefused } from '../intake/intake.ts';
import type { Sender } from '../intake/sender.ts';
import { hashPassword } from '../passwords.ts';
import type { Tables } from '../tables.ts';
import { type Deliver, ensureDemoCompany, startTrickle } from './company.ts';
import type { DemoEvent } from './day-plan.ts';
import { keepDemoDevices } from './devices.ts';
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
