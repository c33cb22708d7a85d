import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Tables } from '../tables.ts';
import { type DueMail, endMail, type MailOutcome, takeDueMail } from './mail-queue.ts';
import { type Morning, readMorning } from './morning-facts.ts';
import { writeMail } from './write-mail.ts';

/** Milliseconds for which mails tell of the same moment. */
const freshness = 60_000;

/** Milliseconds for each step of handing a mail over: shorter than the lease of a mail, all together. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/** What the morning mail works with. */
export interface MorningMailDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  readonly now: () => Date;
  readonly log: Logger;
  readonly mail: {
    /** `smtp://` or `smtps://`, with the account in it. */
    readonly smtpUrl: string;
    /** Who sends, an address. */
    readonly from: string;
    /** Where the dashboard opens, for links; undefined leaves them out. */
    readonly dashboardUrl: string | undefined;
  };
  /** Milliseconds between rounds. */
  readonly interval?: number;
}

/**
 * Sends the morning mails that are due, one a person and day, by however many services. What could not be handed over is
 * tried again; what the server refuses is noted with its reason. A service that is killed between handing a mail over and
 * noting it leaves it to the next, which sends it once more under the same Message-ID, so that mailboxes show one.
 */
export function startMorningMail(options: MorningMailDependencies): { stop(): Promise<void> } {
  const { db, timeZone, now, log, mail, interval = 30_000 } = options;
  const { smtpUrl: url, from } = mail;
  const safe = { disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url, pool: true, maxConnections: 1, ...patience, ...safe }, { from });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  let isEnding = false;

  async function round() {
    let morning: Morning | undefined;
    for (;;) {
      const due = isEnding ? undefined : await takeDueMail(db, { now: now(), timeZone });
      if (!due) return;
      if (morning?.day !== due.day || now().getTime() - morning.at.getTime() > freshness) {
        morning = await readMorning(db, due.day, now(), timeZone);
      }
      const outcome = await send(due, morning);
      await endMail(db, due, outcome, now());
      const { userID, day } = due;
      // No address and no name goes into the log.
      if (outcome.state !== 'sent') log.warn({ user: userID, day, ...outcome }, 'a morning mail was not taken');
    }
  }

  async function send(due: DueMail, morning: Morning): Promise<MailOutcome> {
    const { userID, day, email, name, district } = due;
    const time = clock.format(morning.at);
    try {
      await transport.sendMail({
        to: name ? { name, address: email } : email,
        messageId: `<morning-${day}-${userID}@attendance>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...writeMail({ morning, district, time, dashboardUrl: mail.dashboardUrl }),
      });
      return { state: 'sent' };
    } catch (error) {
      return { state: isRefusal(error) ? 'refused' : 'waiting', fault: faultOf(error) };
    }
  }

  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= round()
      .catch((error) => log.warn({ err: error }, 'a round of morning mails failed'))
      .finally(() => {
        running = undefined;
      });
  };
  begin();
  const timer = setInterval(begin, interval);
  timer.unref();
  return {
    stop: async () => {
      isEnding = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

/** Whether the server will never take this mail: its recipient or its text. A password that is wrong is nobody's mail. */
function isRefusal(error: unknown): boolean {
  const { responseCode = 0, code, command } = error as { responseCode?: number; code?: string; command?: string };
  return responseCode >= 500 && ((code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE');
}

/** Why a mail was not taken, without the address that servers repeat: `550 5.1.1 mailbox unavailable`. */
function faultOf(error: unknown): string {
  const { response, message = '' } = error as { response?: string; message?: string };
  return (response ?? message).replaceAll(/<?[^\s<>@]+@[^\s<>@]+>?/g, '(address)').slice(0, 300);
}
