import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { forgetMails } from '../../upstream/digest/mail-queue.ts';
import { readMorning } from '../../upstream/digest/morning-facts.ts';
import { describeOnEngines } from '../support/database.ts';
import { friday, morningMails, nine } from '../support/morning-mails.ts';
import { addShift, addStaff } from '../support/upstream.ts';

describeOnEngines('the morning mail', (engine) => {
  const mails = morningMails(engine, 'https://attendance.example');
  const { upstream, server, choose, start, round, states } = mails;

  beforeAll(async () => {
    const shift_id = await addShift(upstream.db, 'Day');
    const staff = [
      ['00123', 'Ada <b>Obi</b>', 'Awka'],
      ['00124', 'Bem Uche', 'Awka'],
      ['00125', 'Chi Eze', 'Nnewi'],
    ] as const;
    for (const [staffID, name, district] of staff) {
      await addStaff(upstream.db, staffID, { name, district, service_centre: district, shift_id });
    }
    await upstream.db
      .updateTable('staff')
      .set({ created_at: new Date('2026-01-01') })
      .execute();
    const send = (staffID: string, attendanceDate: string) =>
      upstream.call('POST', '/attendance/create', { body: { staffID, mode: 'signedIn', attendanceDate } });
    for (const staffID of ['00123', '00124', '00125']) await send(staffID, '2026-11-19T07:00:00Z');
    await send('00123', `${friday}T06:50:00Z`);
  });

  /** Runs services until what is expected holds. */
  const until = async (expected: () => Promise<void> | void, services = 1) => {
    const running = Array.from({ length: services }, () => start());
    try {
      await expect.poll(async () => void (await expected())).toBeUndefined();
    } finally {
      await Promise.all(running.map((service) => service.stop()));
    }
  };

  it('tells of the own district: who is present, late and absent by name, as text and HTML, with links', async () => {
    await choose('user', { scope: 'district' });
    await until(() => expect(server.mails).toHaveLength(1));
    const [mail] = server.mails;
    expect(mail?.to).toMatchObject({ text: 'user@test.example' });
    expect(mail?.subject).toBe('Friday, 20 November 2026: 1 present, 0 late, 1 absent (Awka)');
    expect(mail?.text).toContain('Awka, Awka\n- 1 present');
    expect(mail?.text).toContain('- 1 absent: Bem Uche (00124)');
    expect(mail?.text).toContain(`https://attendance.example/report/exception?date=${friday}&serviceCentre=Awka`);
    expect(mail?.text).toContain('As of 09:00.');
    expect(mail?.text).not.toContain('Chi Eze');
    expect(mail?.html).not.toContain('<b>Obi');
    expect(await states()).toEqual([{ state: 'sent', attempts: 1, fault: null }]);
    expect(mails.logged).not.toContain('Bem');
  });

  it.each([
    ['registered today after the shift began', nine, { created_at: new Date(nine), valid_from: friday }, 'Awka'],
    ['of a service centre without records', nine, { created_at: new Date('2026-01-01') }, 'Aba'],
    ['whose shift has not begun', nine - 3 * 3_600_000, { created_at: new Date('2026-01-01') }, 'Awka'],
  ] as const)(
    'F-228: says that somebody %s is not counted yet, not that nobody is expected',
    async (_who, at, staff, service_centre) => {
      const setDistrict = (district: string) =>
        upstream.db.updateTable('users').set({ district }).where('email', '=', 'user@test.example').execute();
      await setDistrict('Aba');
      const { shift_id } = await upstream.db.selectFrom('staff').select('shift_id').executeTakeFirstOrThrow();
      const id = await addStaff(upstream.db, '00777', {
        name: 'Ngo Ude',
        district: 'Aba',
        service_centre,
        shift_id,
        ...staff,
      });
      onTestFinished(async () => {
        await setDistrict('Awka');
        await upstream.db.deleteFrom('staff').where('id', '=', id).execute();
      });
      mails.now = at;
      await choose('user', { scope: 'district', hour: 6 });
      await round();
      const [mail] = server.mails;
      expect(mail?.subject).toBe('Friday, 20 November 2026: nobody is counted yet (Aba)');
      for (const part of [mail?.text, mail?.html]) {
        expect(part).toContain('1 person works today but is not counted yet');
        expect(part).not.toMatch(/Nobody is expected|0 present/);
      }
      // On a day off nobody is.
      await upstream.db.deleteFrom('digest_mails').execute();
      mails.now = nine + 2 * 86_400_000;
      await choose('user', { scope: 'district', hour: 9, weekdays: [7] });
      await round();
      expect(server.mails[1]?.text).toContain('Nobody is expected today');
    },
  );

  it('F-252 keeps what ends a line or cannot be seen out of every header', async () => {
    const name = 'Ada\u2029Bcc: x@evil.example\r\nX: \u2028\u0085\u0000\u202eObi';
    await upstream.db
      .updateTable('users')
      .set({ name: name.replace('\u0000', '') })
      .where('email', '=', 'user@test.example')
      .execute();
    await choose('user', { scope: 'district' });
    await round();
    const [mail] = server.mails;
    const told = JSON.stringify([mail?.to, mail?.from, mail?.subject, mail?.messageId]);
    expect(told).toContain('Ada Bcc: x@evil.example X: Obi');
    expect(told).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|\\u|\\[rn]/u);
    expect(mail?.bcc).toBeUndefined();
  });

  it('tells of all districts where that is chosen, and nobody who chose none', async () => {
    await choose('admin');
    await choose('user', { scope: 'none' });
    await until(() => expect(server.mails).toHaveLength(1));
    expect(server.mails[0]?.text).toContain('Chi Eze (00125)');
  });

  it('waits for the hour and the weekday, and passes public holidays over', async () => {
    await choose('user', { hour: 10 });
    await choose('admin', { hour: 9, weekdays: [1, 2, 3, 4] });
    await round();
    expect(server.mails).toHaveLength(0);
    await upstream.call('POST', '/holiday/create', { body: { date: friday, name: 'Founding day' } });
    mails.now = nine + 2 * 3_600_000;
    await round();
    expect(server.mails).toHaveLength(0);
    await upstream.call('DELETE', `/holiday/destroy/${friday}`);
    await round();
    expect(server.mails).toHaveLength(1);
  });

  it('is sent later the same day by a service that was down at the hour, and never on the next', async () => {
    await choose('user', { hour: 9, weekdays: [5, 6] });
    mails.now = Date.parse(`${friday}T22:59:00Z`);
    await round();
    expect(server.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Friday, 20 November')]);
    expect(server.mails[0]?.text).toContain('As of 23:59.');
    mails.now += 120_000;
    await round();
    expect(server.mails).toHaveLength(1);
    mails.now = nine + 86_400_000;
    await round();
    await round();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Friday'),
      expect.stringContaining('Saturday'),
    ]);
  });

  it('is given up when its day has ended before a server took it, and says so in the list', async () => {
    await choose('user');
    server.refuse = () => ({ code: 451, message: 'try later' });
    await round();
    mails.now += 86_400_000;
    server.refuse = () => undefined;
    await round();
    await forgetMails(upstream.db, '2026-11-21', new Date(mails.now));
    expect(server.mails).toEqual([]);
    expect(await states()).toEqual([{ state: 'failed', attempts: 1, fault: expect.stringContaining('try later') }]);
  });

  it('is not sent for an hour that had passed when it was chosen', async () => {
    await choose('user', { hour: 8 }, new Date(nine));
    await round();
    expect(server.mails).toEqual([]);
  });

  it('names people on leave apart from the absent, without kind and note, and as absent where leave is off', async () => {
    const { body } = await upstream.call('POST', '/leave/create', {
      body: { staffID: '00124', from: friday, to: friday, kind: 'maternity', note: 'clinic' },
    });
    expect(body.status).toBe('success');
    await choose('user', { scope: 'district' });
    await round();
    const [mail] = server.mails;
    expect(mail?.subject).toContain('1 present, 0 late, 0 absent, 1 on leave');
    expect(mail?.text).toContain('- 1 on leave: Bem Uche (00124)');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/maternity|clinic/i);
    const morning = await readMorning(upstream.db, {
      day: friday,
      now: new Date(mails.now),
      timeZone: 'Africa/Lagos',
      hasLeave: false,
    });
    expect(morning.centres[0]).toMatchObject({ absent: [{ staffID: '00124' }], onLeave: [] });
    // Before the shift begins nobody is counted: who is on leave does not work today either.
    const early = { day: friday, now: new Date(nine - 3 * 3_600_000), timeZone: 'Africa/Lagos' };
    for (const [hasLeave, uncounted] of [
      [true, 1],
      [false, 2],
    ] as const) {
      const { districts } = await readMorning(upstream.db, { ...early, hasLeave });
      expect(districts).toContainEqual({ name: 'Awka', uncounted });
    }
    await upstream.db.deleteFrom('leaves').execute();
  });

  it('is sent once a person and day, by two services and after a restart', async () => {
    for (const role of ['user', 'management', 'admin']) await choose(role);
    await until(() => expect(server.mails).toHaveLength(3), 2);
    mails.now += 3_600_000;
    await round();
    expect(server.mails).toHaveLength(3);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(3);
  });

  it('is chosen by each person alone, with a weekday and an hour that exist', async () => {
    const call = (method: string, as: 'user' | 'admin', body?: object) =>
      upstream.call(method, '/digest/own', { as, ...(body && { body }) });
    const none = { scope: 'none', weekdays: [1, 2, 3, 4, 5], hour: 9 };
    expect((await call('GET', 'user')).body.data).toEqual(none);
    const own = { scope: 'district', weekdays: [1, 5], hour: 8 };
    expect((await call('PUT', 'user', own)).status).toBe(200);
    expect((await call('GET', 'user')).body.data).toEqual(own);
    expect((await call('GET', 'admin')).body.data).toEqual(none);
    for (const fault of [{ scope: 'mine' }, { weekdays: [8] }, { weekdays: [1, 1] }, { hour: 24 }, { hour: '8' }]) {
      expect((await call('PUT', 'user', { ...own, ...fault })).status).toBe(400);
    }
  });
});
