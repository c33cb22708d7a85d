import { expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { describeOnEngines } from '../support/database.ts';
import { night, texts, trailOf } from '../support/trail.ts';
import { startTestUpstream, unknownId } from '../support/upstream.ts';

describeOnEngines('the trail', (engine) => {
  const upstream = begun(() => startTestUpstream(engine));

  const { list, length, left } = trailOf(() => upstream);

  it('has nothing of a write that was refused, and the bare fact of one that changed nothing', async () => {
    const before = await length();
    const refused = [
      ['POST', '/shift/create', { name: 'No times' }],
      ['PUT', `/staff/modify/${unknownId}`, { name: 'Nobody' }],
      ['DELETE', `/shift/destroy/${unknownId}`],
      ['DELETE', '/holiday/destroy/2026-01-01'],
      ['POST', '/users/create', { email: 'admin@test.example', role: 'user', district: 'Awka', serviceCentre: 'Awka' }],
      [
        'POST',
        '/staff/create/many',
        {
          staffs: [
            { staffID: 'B-9', ...texts },
            { staffID: 'B-9', ...texts },
          ],
        },
      ],
    ] as const;
    for (const [method, address, body] of refused) {
      expect((await upstream.call(method, address, { body })).status, address).toBeGreaterThanOrEqual(400);
    }
    expect(await length()).toBe(before);
    const users = upstream.db.selectFrom('users').select('id').where('email', '=', 'user@test.example');
    const { entries } = await left('PUT', `/users/modify/${(await users.executeTakeFirstOrThrow()).id}`, {
      role: 'user',
    });
    expect(entries).toMatchObject([{ action: 'changed', before: {}, after: {} }]);
  });

  it('has a creation once, however often it comes with its idempotency key', async () => {
    const send = () =>
      upstream.call('POST', '/shift/create', {
        body: { ...night, name: 'Once' },
        headers: { 'Idempotency-Key': 'once' },
      });
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const rows = (await list()).filter(({ subjectName }: { subjectName: string }) => subjectName === 'Once');
    expect(rows).toHaveLength(1);
  });
});
