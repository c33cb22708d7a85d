import { expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { startContract } from '../support/contract.ts';
import { postGraphQL } from '../support/post-graphql.ts';

const fields = 'totalCount nodes { number who address action subject subjectName fields { name before after } }';

const contract = begun(() => startContract());

it('the trail has a mutation with the address that the gateway was called from, and its record alone', async () => {
  const { url, token, ask } = await contract.gateway({ LIST_WINDOW_MS: '0' });
  const input = { name: 'Night', startTime: '22:00', endTime: '06:00', serialLatenessThreshold: 2 };
  const create = 'mutation ($input: CreateShiftInput!) { createShift(input: $input) { id } }';
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const { id } = (await postGraphQL(url, create, { variables: { input }, token, headers })).data.createShift;
  await ask('mutation ($id: ID!) { updateShift(id: $id, input: { endTime: "05:30" }) { message } }', { id });
  await ask(create, { input: { ...input, name: 'Other' } });
  const { data } = await ask(`query ($id: ID!) { recordChanges(id: $id) { ${fields} } }`, { id });
  expect(data).toMatchObject({
    recordChanges: {
      totalCount: 2,
      nodes: [
        {
          action: 'CHANGED',
          address: '127.0.0.1',
          fields: [{ name: 'endTime', before: '06:00:00', after: '05:30:00' }],
        },
        { action: 'CREATED', who: 'admin@test.example', address: '203.0.113.9', subjectName: 'Night' },
      ],
    },
  });
});
