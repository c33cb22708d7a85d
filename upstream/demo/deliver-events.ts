import { type Intake, isRefused } from '../intake/intake.ts';
import type { Sender } from '../intake/sender.ts';
import type { Deliver } from './company.ts';
import type { DemoEvent } from './day-plan.ts';

/** The demo company's phones, as the sender of all that they hand in. */
const phones: Sender = { id: '00000000-0000-4000-8000-000000000001', serviceCentre: null };

/**
 * Hands in events as a phone does, by the service's intake. What it refuses is left out: people who are gone, and times
 * that lie too far back.
 */
export function deliverTo(intake: Intake, imageBase: string): Deliver {
  return async (events) => {
    await Promise.all(
      events.map(async (event) => {
        const record = intake.check(recordOf(event, imageBase), phones);
        if (!isRefused(record)) await intake.store(record, phones);
      }),
    );
  };
}

/** A phone whose position is nowhere on earth is refused, and sends its record again without one. */
function recordOf({ at, portrait, latitude, longitude, ...event }: DemoEvent, imageBase: string) {
  const isOnEarth = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return {
    ...event,
    attendanceDate: new Date(at).toISOString(),
    ...(portrait !== null && { imageURL: `${imageBase}/${portrait}` }),
    ...(isOnEarth && { latitude, longitude }),
  };
}
