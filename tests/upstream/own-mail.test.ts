import { afterAll, beforeAll, expect, it } from 'vitest';
import { maximumOwnMails } from '../../schema/limits.ts';
import { createMailer } from '../../upstream/digest/mailer.ts';
import { describeOnEngines } from '../support/database.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { addShift, addStaff, startTestUpstream, type TestUpstream } from '../support/upstream.ts';

describeOnEngines('the morning mail that somebody asks for', (engine) => {
  let upstream: TestUpstream;
  let server: MailServer;
  beforeAll(async () => {
    server = await startMailServer();
    const settings = { smtpUrl: server.url, from: 'attendance@company.example', dashboardUrl: undefined };
    upstream = await startTestUpstream(engine, { mailer: createMailer(settings) });
    const shift_id = await addShift(upstream.db, 'Day');
    for (const [staffID, name, district] of [
      ['00123', 'Ada Obi', 'AWKA'],
      ['00125', 'Chi Eze', 'Nnewi'],
    ] as const) {
      await addStaff(upstream.db, staffID, { name, district, service_centre: district, shift_id });
    }
    await upstream.db
      .updateTable('staff')
      .set({ created_at: new Date('2026-01-01') })
      .execute();
    for (const [staffID, attendanceDate] of [
      ['00123', '2026-11-19T06:50:00Z'],
      ['00125', '2026-11-19T06:50:00Z'],
      ['00123', '2026-11-20T06:50:00Z'],
    ]) {
      await upstream.call('POST', '/attendance/create', { body: { staffID, mode: 'signedIn', attendanceDate } });
    }
  });
  afterAll(async () => {
    await upstream?.close();
    await server?.close();
  });

  it('F-281: is shown as it would be now, of the own district or of all', async () => {
    const preview = (scope: string) => upstream.call('GET', `/digest/preview/own?scope=${scope}`, { as: 'user' });
    const own = (await preview('district')).body.data;
    expect(own.subject).toBe('Friday, 20 November 2026: 1 present, 0 late, 0 absent (Awka)');
    expect(own.text).toContain('As of 10:00.');
    expect(own.text).not.toContain('Chi Eze');
    expect((await preview('all')).body.data.text).toContain('Chi Eze (00125)');
    for (const scope of ['none', '', 'mine']) expect((await preview(scope)).status).toBe(400);
    expect(await upstream.db.selectFrom('digest_mails').select('user_id').execute()).toEqual([]);
    expect(server.mails).toEqual([]);
  });

  it('F-281: goes at once to whoever asks, and leaves the choice and the mail of the day alone', async () => {
    const send = (scope: string) => upstream.call('POST', '/digest/send', { as: 'user', body: { scope } });
    expect((await send('district')).body.message).toBe('Mail sent to user@test.example');
    expect((await send('all')).status).toBe(200);
    expect(server.mails.map(({ to }) => (to as { text: string }).text)).toEqual(Array(2).fill('user@test.example'));
    expect(server.mails[0]?.subject).toBe('Friday, 20 November 2026: 1 present, 0 late, 0 absent (Awka)');
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
    expect((await send('none')).status).toBe(400);
    expect(await upstream.db.selectFrom('digest_mails').select('user_id').execute()).toEqual([]);
    expect((await upstream.call('GET', '/digest/own', { as: 'user' })).body.data.scope).toBe('none');
  });

  it('F-281: says why the mail server did not take it, and is sent a few times a minute', async () => {
    const send = () => upstream.call('POST', '/digest/send', { as: 'management', body: { scope: 'all' } });
    server.refuse = () => ({ code: 554, message: '5.7.1 Relay access denied' });
    const refused = await send();
    expect([refused.status, refused.body.message]).toEqual([
      422,
      expect.stringMatching(/^The mail server did not take the mail: 554 5\.7\.1 Relay access denied/),
    ]);
    server.refuse = () => undefined;
    const statuses = [];
    for (let turn = 1; turn < maximumOwnMails; turn += 1) statuses.push((await send()).status);
    expect([...statuses, (await send()).status]).toEqual([...Array(maximumOwnMails - 1).fill(200), 429]);
  });
});
