import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { ensureDemoCompany, startTrickle } from './demo/company.ts';
import { deliverTo } from './demo/deliver-events.ts';
import type { Intake } from './intake/intake.ts';
import { hashPassword } from './passwords.ts';
import type { Tables } from './tables.ts';

/** Where portraits of the demo company are served; stored as a path, completed when it is read. */
const imageBase = '/images/demo';

/** Brings the demo company up to the present and, when wanted, lets it go on living; `stop` ends that. */
export async function keepDemo(options: {
  db: Kysely<Tables>;
  config: Config;
  demo: NonNullable<Config['demo']>;
  intake: Intake;
  now: () => Date;
  log: Logger;
}): Promise<{ stop(): Promise<void> }> {
  const { db, config, demo, intake, now, log } = options;
  const { timeZone } = config;
  const deliver = deliverTo(intake, imageBase);
  await ensureDemoCompany({
    db,
    timeZone,
    now,
    staff: demo.staff,
    days: demo.days,
    seed: demo.seed,
    hashPassword,
    imageBase,
    deliver,
    log: (message: string) => log.info(message),
  });
  const onError = (error: unknown) => log.warn({ err: error }, 'the demo company missed a tick');
  return demo.trickle ? startTrickle({ db, timeZone, now, deliver, onError }) : { stop: async () => undefined };
}
