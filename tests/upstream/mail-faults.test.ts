import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { countUntaken, takeDueMail } from '../../upstream/digest/mail-queue.ts';
import { friday, morningMails } from '../support/morning-mails.ts';
import { longestWait } from '../support/patience.ts';

const minute = 60_000;

const mails = morningMails();
const { upstream, server, choose, round, states } = mails;
const others: Server[] = [];
afterAll(() => {
  for (const other of others) other.close();
});

/** A server that does with each connection what a test says; its address is one of a mail server. */
async function oddServer(meet: (socket: Socket) => void): Promise<string> {
  const odd = createServer((socket) => {
    socket.on('error', () => undefined);
    meet(socket);
  });
  others.push(odd);
  odd.listen(0, '127.0.0.1');
  await once(odd, 'listening');
  return `127.0.0.1:${(odd.address() as AddressInfo).port}`;
}

describe('a mail server', () => {
  it('N-26 that refuses a recipient is not asked again, and the list names the mail with the reason', async () => {
    await choose('user');
    await choose('admin');
    const answer = { code: 550, message: 'no such mailbox user@test.example' };
    server.refuse = (address) => (address.startsWith('user@') ? answer : undefined);
    await round();
    await round();
    mails.now += 300 * minute;
    await round();
    expect(server.mails).toHaveLength(1);
    const list = await upstream.call('GET', '/digest/mails');
    expect(list.body.data).toHaveLength(2);
    expect(list.body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: 'admin@test.example', state: 'sent', day: friday, fault: null }),
        expect.objectContaining({
          email: 'user@test.example',
          state: 'refused',
          attempts: 1,
          fault: expect.stringContaining('no such mailbox (address)'),
        }),
      ]),
    );
    expect(mails.logged).not.toContain('user@test.example');
  });

  it.each([
    [550, '5.1.1 The email account that you tried to reach does not exist'],
    [550, '5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found'],
    [553, '5.1.3 The recipient address is not a valid address'],
    [550, '5.2.1 The email account is disabled'],
    [550, 'No such user here'],
    [550, 'Requested action not taken: mailbox unavailable'],
  ])('F-232: that says of a recipient %i %s is not asked again', async (code, message) => {
    await choose('user');
    server.refuse = () => ({ code, message });
    await round();
    expect(await states()).toMatchObject([{ state: 'refused', attempts: 1 }]);
    expect(await countUntaken(upstream.db, friday)).toBe(0);
  });

  it.each([
    // Each with an enhanced status of its own kind, and without one.
    [554, '5.7.1 Relay access denied'],
    [550, '5.1.8 Access denied, bad outbound sender'],
    [553, 'sorry, that domain is not in my list of allowed rcpthosts'],
    [554, 'Transaction failed'],
  ])(
    'F-232: that refuses by %i %s, for a reason of its own, is asked again and counted until it takes the mail',
    async (code, message) => {
      await choose('user');
      for (const at of ['refuse', 'refuseMail'] as const) {
        await upstream.db.deleteFrom('digest_mails').execute();
        server[at] = () => ({ code, message });
        await round();
        expect(await states()).toMatchObject([
          { state: 'waiting', attempts: 1, fault: expect.stringContaining(String(code)) },
        ]);
        expect(await countUntaken(upstream.db, friday)).toBe(1);
        server[at] = () => undefined;
        mails.now += minute;
        await round();
        expect(await states()).toEqual([{ state: 'sent', attempts: 2, fault: null }]);
        expect(await countUntaken(upstream.db, friday)).toBe(0);
      }
      expect(server.mails).toHaveLength(2);
    },
  );

  it('that never takes it is asked ten times within five hours, and then no more', { tags: 'nightly' }, async () => {
    await choose('user');
    server.refuse = () => ({ code: 421, message: 'closed' });
    for (let passed = 0; passed < 300; passed += 1) {
      await round();
      mails.now += minute;
    }
    expect(await states()).toEqual([{ state: 'failed', attempts: 10, fault: expect.stringContaining('closed') }]);
  });

  const silent = () => undefined;
  const slow = (socket: Socket) => {
    const timer = setInterval(() => socket.write('220-not yet\r\n'), 5);
    socket.once('close', () => clearInterval(timer));
  };
  const hangsUp = (socket: Socket) => socket.destroy();
  it.each([
    ['hangs', 'smtp', silent, /greeting|too long/i, 300],
    ['answers without end', 'smtp', slow, /too long|greeting|time/i, 300],
    ['hangs up', 'smtp', hangsUp, /closed|socket|ECONNRESET/i, longestWait],
    [
      'speaks no TLS',
      'smtps',
      (socket: Socket) => socket.end('220 plain\r\n'),
      /TLS|SSL|packet|closed|socket/i,
      longestWait,
    ],
  ] as const)('that %s does not keep the mail: it waits for the next try', async (_what, scheme, meet, fault, most) => {
    await choose('user');
    await round(`${scheme}://${await oddServer(meet)}`, most);
    expect(await states()).toEqual([{ state: 'waiting', attempts: 1, fault: expect.stringMatching(fault) }]);
  });

  it('without TLS gets no mail where the setting asks for it, and a dead one none either', async () => {
    await choose('user');
    await round(`${server.url}?requireTLS=true`);
    expect(await states()).toMatchObject([{ state: 'waiting', fault: expect.stringMatching(/TLS|not recognized/i) }]);
    expect(server.mails).toEqual([]);
    mails.now += minute;
    const address = await oddServer(silent);
    const dead = others.pop();
    await new Promise((resolve) => dead?.close(resolve));
    await round(`smtp://${address}`);
    expect(await states()).toMatchObject([
      { state: 'waiting', attempts: 2, fault: expect.stringContaining('ECONNREFUSED') },
    ]);
    mails.now += 2 * minute;
    await round();
    expect(await states()).toEqual([{ state: 'sent', attempts: 3, fault: null }]);
  });

  it('N-26 gets the mail of a service that was killed while it sent it, once its lease has ended', async () => {
    await choose('user');
    expect(await takeDueMail(upstream.db, { now: new Date(mails.now), timeZone: 'Africa/Lagos' })).toMatchObject({
      attempts: 1,
    });
    mails.now += 4 * minute;
    await round();
    expect([server.mails, await states()]).toMatchObject([[], [{ state: 'sending', attempts: 1 }]]);
    mails.now += 2 * minute;
    await round();
    expect([server.mails.length, await states()]).toMatchObject([1, [{ state: 'sent', attempts: 2 }]]);
  });

  it('that takes a mail and hangs up before it says so gets it once more after a pause, under the same id', async () => {
    await choose('user');
    const ids: string[] = [];
    const answers = ['220 x\r\n', '250 x\r\n', '250 ok\r\n', '250 ok\r\n', '354 go\r\n'];
    const address = await oddServer((socket) => {
      let at = 0;
      let text = '';
      const next = () => socket.write(answers[at++] ?? '250 ok\r\n');
      next();
      socket.on('data', (part) => {
        text += part;
        if (at < answers.length) return void next();
        if (!text.includes('\r\n.\r\n')) return;
        ids.push(/message-id:\s+(\S+)/i.exec(text)?.[1] ?? '');
        socket.destroy();
      });
    });
    await round(`smtp://${address}`);
    expect(ids).toEqual([expect.stringContaining(`morning-${friday}`)]);
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    mails.now += minute;
    await round();
    expect(server.mails.map(({ messageId }) => messageId)).toEqual(ids);
  });
});
