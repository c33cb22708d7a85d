import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server of the tests' own, on a free port of this machine. */
export interface MailServer {
  readonly url: string;
  /** What it has taken, in order. */
  readonly mails: readonly ParsedMail[];
  /** What it answers a recipient's address with; undefined takes it. */
  refuse: (address: string) => { readonly code: number; readonly message: string } | undefined;
  /** What it answers a whole mail with; undefined takes it. */
  refuseMail: MailServer['refuse'];
  close(): Promise<void>;
}

/** Starts it. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const refusal = mail.refuse(address);
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
    },
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (parsed) => {
          const refusal = mail.refuseMail('');
          if (!refusal) mails.push(parsed);
          done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        },
        (error) => done(error),
      );
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuse: () => undefined,
    refuseMail: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
