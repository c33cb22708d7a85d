import { beforeAll, describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { now } from '../support/fixed-clock.ts';
import { testGateway } from '../support/gateway.ts';
import { startTestUpstream, testSecret } from '../support/upstream.ts';

const fields = 'totalCount nodes { number who address action subject subjectName fields { name before after } }';

describe('the trail over the real service', () => {
  const upstream = begun(() => startTestUpstream());
  beforeAll(async () => {
    upstream.setNow(now());
  });

  const start = async () => {
    const settings = { UPSTREAM_URL: upstream.url, JWT_SECRET: testSecret, LIST_WINDOW_MS: '0' };
    const gateway = await testGateway({ settings });
    const token = await upstream.signIn('admin@test.example');
    const ask = async (query: string, variables = {}, headers = {}) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
        body: JSON.stringify({ query, variables }),
      });
      // biome-ignore lint/suspicious/noExplicitAny: whatever was asked for.
      return (await response.json()) as { data: any; errors?: unknown };
    };
    return { ask };
  };

  it('has a mutation with the address that the gateway was called from, and its record alone', async () => {
    const { ask } = await start();
    const input = { name: 'Night', startTime: '22:00', endTime: '06:00', serialLatenessThreshold: 2 };
    const create = 'mutation ($input: CreateShiftInput!) { createShift(input: $input) { id } }';
    const { data } = await ask(create, { input }, { 'x-forwarded-for': '203.0.113.9' });
    const { id } = data.createShift;
    await ask('mutation ($id: ID!) { updateShift(id: $id, input: { endTime: "05:30" }) { message } }', { id });
    await ask(create, { input: { ...input, name: 'Other' } });
    const answer = await ask(`query ($id: ID!) { recordChanges(id: $id) { ${fields} } }`, { id });
    expect(answer.data.recordChanges).toMatchObject({
      totalCount: 2,
      nodes: [
        {
          action: 'CHANGED',
          address: '127.0.0.1',
          fields: [{ name: 'endTime', before: '06:00:00', after: '05:30:00' }],
        },
        { action: 'CREATED', who: 'admin@test.example', address: '203.0.113.9', subjectName: 'Night' },
      ],
    });
  });
});
