import type { Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Tables } from '../tables.ts';
import { type DueMail, endMail, type MailOutcome, takeDueMail } from './mail-queue.ts';
import { type Morning, readMorning } from './morning-facts.ts';
import { writeMail } from './write-mail.ts';

/** Milliseconds for which mails tell of the same moment. */
const freshness = 60_000;

/** Milliseconds for handing a mail over: shorter than the lease of a mail. */
const longestHandOver = 120_000;

/** What the morning mail works with. */
export interface MorningMailDependencies {
  readonly db: Kysely<Tables>;
  readonly timeZone: string;
  /** Whether people on leave are named apart from the absent. */
  readonly hasLeave: boolean;
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
  /** Milliseconds for handing a mail over, from the connection to the server's word. */
  readonly handOver?: number;
}

/**
 * Sends the morning mails that are due, one a person and day, by however many services. What could not be handed over is
 * tried again; what the server refuses is noted with its reason. A service that is killed between handing a mail over and
 * noting it leaves it to the next, which sends it once more under the same Message-ID, so that mailboxes show one.
 */
export function startMorningMail(options: MorningMailDependencies): { stop(): Promise<void> } {
  const { db, timeZone, hasLeave, now, log, mail, interval = 30_000, handOver = longestHandOver } = options;
  const { smtpUrl: url, from } = mail;
  const step = Math.min(handOver, 10_000);
  const limits = { dnsTimeout: step, connectionTimeout: step, greetingTimeout: step, socketTimeout: step * 3 };
  const safe = { disableFileAccess: true, disableUrlAccess: true };
  // A connection for each mail: the library's pool sends one again by itself where a server hangs up after taking it.
  const transport = createTransport({ url, ...limits, ...safe }, { from });
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  let isEnding = false;

  async function round() {
    let morning: Morning | undefined;
    for (;;) {
      const due = isEnding ? undefined : await takeDueMail(db, { now: now(), timeZone });
      if (!due) return;
      if (morning?.day !== due.day || now().getTime() - morning.at.getTime() > freshness) {
        morning = await readMorning(db, { day: due.day, now: now(), timeZone, hasLeave });
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
      const handing = transport.sendMail({
        to: name ? { name, address: email } : email,
        messageId: `<morning-${day}-${userID}@attendance>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...writeMail({ morning, district, time, dashboardUrl: mail.dashboardUrl }),
      });
      await within(handing, handOver);
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

/** Waits for a server that answers little by little for so many milliseconds at most. */
async function within(handing: Promise<unknown>, milliseconds: number): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The mail server took too long.')), milliseconds);
  try {
    await Promise.race([handing, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether this mail will never be taken: its recipient or its text. A wrong password or sender is no fault of the mail. */
function isRefusal(error: unknown): boolean {
  const { responseCode, code, command } = error as { responseCode?: number; code?: string; command?: string };
  // An address that is none is not even shown to the server.
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  return (responseCode ?? 0) >= 500 && ((code === 'EENVELOPE' && command === 'RCPT TO') || code === 'EMESSAGE');
}

/** Why a mail was not taken, without the address that servers repeat: `550 5.1.1 mailbox unavailable`. */
function faultOf(error: unknown): string {
  const { response, message = '' } = error as { response?: string; message?: string };
  return (response ?? message).replaceAll(/<?[^\s<>@]+@[^\s<>@]+>?/g, '(address)').slice(0, 300);
}
