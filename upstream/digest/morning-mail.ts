import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { startRounds } from '../rounds.ts';
import type { Tables } from '../tables.ts';
import { endMail, takeDueMail } from './mail-queue.ts';
import type { Mailer } from './mailer.ts';
import { type Morning, readMorning } from './morning-facts.ts';
import { timeOf, writeMail } from './write-mail.ts';

/** Milliseconds for which mails tell of the same moment. */
const freshness = 60_000;

/** What the morning mail works with. */
export interface MorningMailDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  /** Whether people on leave are named apart from the absent. */
  readonly hasLeave: boolean;
  readonly now: () => Date;
  readonly log: Logger;
  readonly mailer: Mailer;
  /** Where the dashboard opens, for links; undefined leaves them out. */
  readonly dashboardUrl: string | undefined;
  /** Milliseconds between rounds. */
  readonly interval?: number;
}

/**
 * Sends the morning mails that are due, one a person and day, by however many services. What could not be handed over is
 * tried again; an address that the server refuses is noted with its reason. A service that is killed between handing a
 * mail over and noting it leaves it to the next, which sends it once more under the same Message-ID, so that mailboxes
 * show one.
 */
export function startMorningMail(options: MorningMailDependencies): { stop(): Promise<void> } {
  const { db, timeZone, hasLeave, now, log, mailer, dashboardUrl, interval = 30_000 } = options;
  let isEnding = false;

  async function round() {
    let morning: Morning | undefined;
    for (;;) {
      const due = isEnding ? undefined : await takeDueMail(db, { now: now(), timeZone });
      if (!due) return;
      const { userID, day, district } = due;
      try {
        if (morning?.day !== day || now().getTime() - morning.at.getTime() > freshness) {
          morning = await readMorning(db, { day, now: now(), timeZone, hasLeave });
        }
        const mail = writeMail({ morning, district, time: timeOf(morning.at, timeZone), dashboardUrl });
        const outcome = await mailer.send({ ...due, id: `morning-${day}-${userID}` }, mail);
        await endMail(db, due, outcome, now());
        // No address and no name goes into the log: servers repeat both.
        if (outcome.state !== 'sent') {
          const { state, fault } = outcome;
          log.warn({ user: userID, day, state, codes: codesOf(fault) }, 'a morning mail was not taken');
        }
      } catch (error) {
        // The others' turn: this one is tried again when its lease has ended.
        log.warn({ user: userID, day, err: error }, 'a morning mail could not be written or noted');
      }
    }
  }

  const failed = (error: unknown) => log.warn({ err: error }, 'a round of morning mails failed');
  const rounds = startRounds(() => round().catch(failed), interval);
  rounds.begin();
  return {
    stop() {
      isEnding = true;
      return rounds.stop();
    },
  };
}

/** What a fault says in codes: `550 5.1.1`, `ECONNREFUSED`. */
const codesOf = (fault: string) => fault.match(/\b([45]\d\d|[45]\.\d+\.\d+|E[A-Z]{4,})\b/g)?.join(' ') ?? null;
