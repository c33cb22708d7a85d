import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { MailOutcome } from './mail-queue.ts';
import type { WrittenMail } from './write-mail.ts';

/** Milliseconds for handing a mail over: shorter than the lease of a mail. */
const longestHandOver = 120_000;

const tooLong = 'The mail server took too long.';

/** Where mails go out. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with the account in it. */
  readonly smtpUrl: string;
  /** Who sends, an address. */
  readonly from: string;
  /** Where the dashboard opens, for links; undefined leaves them out. */
  readonly dashboardUrl: string | undefined;
}

/** To whom a mail goes. */
interface MailHead {
  readonly email: string;
  readonly name: string;
  /** Without angle brackets; two mails of one id are shown as one. */
  readonly id: string;
}

/** Hands mails over to the mail server. */
export interface Mailer {
  /** Hands one over and answers what came of it. Never throws. */
  send(head: MailHead, mail: WrittenMail): Promise<MailOutcome>;
  close(): void;
}

/** `handOver` are the milliseconds for handing a mail over, from the connection to the server's word. */
export function createMailer({ smtpUrl: url, from }: MailSettings, handOver = longestHandOver): Mailer {
  const step = Math.min(handOver, 10_000);
  const limits = { dnsTimeout: step, connectionTimeout: step, greetingTimeout: step, socketTimeout: step * 3 };
  const safe = { disableFileAccess: true, disableUrlAccess: true };
  // A connection for each mail: the library's pool sends one again by itself where a server hangs up after taking it.
  const transport = createTransport({ url, ...limits, ...safe }, { from: headerText(from) });
  return {
    async send({ email, name, id }, mail) {
      try {
        const handing = transport.sendMail({
          to: name ? { name: headerText(name), address: email } : email,
          messageId: `<${id}@attendance>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
          ...mail,
          subject: headerText(mail.subject),
        });
        // A server may answer little by little, and each of the library's times begins anew.
        const late = wait(handOver, null, { ref: false }).then(() => Promise.reject(new Error(tooLong)));
        await Promise.race([handing, late]);
        return { state: 'sent' };
      } catch (error) {
        return { state: isRefusal(error) ? 'refused' : 'waiting', fault: faultOf(error) };
      }
    },
    close: () => transport.close(),
  };
}

/** A text as a header has it: one line, without what is not seen or turns its direction. */
const headerText = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp} ]+/gu, ' ').trim();

/** Codes that say of the recipient alone that it is none: RFC 3463's addressing faults but those of the sender, a closed mailbox. */
const recipientCodes = /^5\.(?:1\.(?:[1-6]|9|10)|2\.1)$/;

/** What servers say of an unknown recipient that give no such code, and what they say of the one who sends. */
const unknownRecipient =
  /\b(?:no such|unknown|invalid|unrouteable|non-?existent|does(?: not|n't) exist|not found|no mailbox|mailbox (?:unavailable|disabled))\b/i;
const aboutSender = /relay|sender|client|host|auth|polic|spam|block|denied|rate|limit|domain of/i;

/**
 * Whether the recipient's address will never take a mail. Whatever else a server refuses, such as relaying, its sender or
 * its text, is to be mended there, and the mail is tried again.
 */
function isRefusal(error: unknown): boolean {
  const {
    responseCode,
    code,
    command,
    response = '',
  } = error as Partial<Record<string, string>> & {
    responseCode?: number;
  };
  // An address that is none is not even shown to the server.
  if (code === 'EENVELOPE' && responseCode === undefined) return true;
  if ((responseCode ?? 0) < 500) return false;
  const extended = /^5\d\d[ -](5\.\d+\.\d+)/.exec(response)?.[1];
  if (extended) return recipientCodes.test(extended);
  return command === 'RCPT TO' && unknownRecipient.test(response) && !aboutSender.test(response);
}

/** Why a mail was not taken, without the address that servers repeat: `550 5.1.1 mailbox unavailable`. */
function faultOf(error: unknown): string {
  const { response, message = '' } = error as { response?: string; message?: string };
  return (response ?? message)
    .replaceAll(/<?[^\s<>@]+@[^\s<>@]+>?/g, '(address)')
    .replaceAll(/\p{C}+/gu, ' ')
    .slice(0, 300);
}
