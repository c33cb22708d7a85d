import { pino } from 'pino';
import { beforeEach } from 'vitest';
import type { Database } from '../../upstream/database.ts';
import { type DigestChoice, saveChoice } from '../../upstream/digest/choices.ts';
import { createMailer } from '../../upstream/digest/mailer.ts';
import { startMorningMail } from '../../upstream/digest/morning-mail.ts';
import { begun } from './begun.ts';
import { startMailServer } from './mail-server.ts';
import { longestWait } from './patience.ts';
import { startTestUpstream } from './upstream.ts';

/** The day of the tests, a Friday. */
export const friday = '2026-11-20';

/** 9 in the morning in Lagos. */
export const nine = Date.parse(`${friday}T08:00:00Z`);

/** The service beside a mail server, for the tests of a group; before each nobody has chosen and nothing was sent. */
export function morningMails(engine?: Database['engine'], dashboardUrl?: string) {
  const upstream = begun(() => startTestUpstream(engine));
  const server = begun(startMailServer);
  const mails = { upstream, server, now: nine, logged: '' };
  const choose = async (role: string, choice: Partial<DigestChoice> = {}, at = new Date(nine - 86_400_000)) => {
    const users = upstream.db.selectFrom('users').select('id').where('email', '=', `${role}@test.example`);
    const { id } = await users.executeTakeFirstOrThrow();
    await saveChoice(upstream.db, id, { scope: 'all', weekdays: [5], hour: 9, ...choice }, at);
  };
  const states = async () =>
    (await upstream.db.selectFrom('digest_mails').select(['state', 'attempts', 'fault']).execute()) as object[];
  const start = (smtpUrl = server.url, handOver = longestWait) =>
    startMorningMail({
      db: upstream.db,
      timeZone: 'Africa/Lagos',
      hasLeave: true,
      now: () => new Date(mails.now),
      log: pino({}, { write: (line) => (mails.logged += line) }),
      mailer: createMailer({ smtpUrl, from: 'attendance@company.example', dashboardUrl }, handOver),
      dashboardUrl,
      interval: 20,
    });
  /** Takes the mails that are due, if there are some, and hands them over. */
  const round = (...given: Parameters<typeof start>) => start(...given).stop();
  beforeEach(async () => {
    await upstream.db.deleteFrom('digest_mails').execute();
    await upstream.db.deleteFrom('digest_choices').execute();
    (server.mails as unknown[]).length = 0;
    server.refuse = () => undefined;
    server.refuseMail = () => undefined;
    mails.now = nine;
    mails.logged = '';
  });
  return Object.assign(mails, { choose, states, start, round });
}
