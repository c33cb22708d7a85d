import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';

describe('the header graphql-operation', () => {
  const answers = { 'GET /shift/findAll': [], 'PUT /users/resetPassword/default/1': null };

  it.each(['query', ' Query '])('F-90 lets a query be repeated: %j', async (header) => {
    const { post } = await testGateway({ answers });
    const headers = { authorization: `Bearer ${await signToken()}`, 'graphql-operation': header };
    expect((await post({ query: '{ shifts { id } }' }, headers)).status).toBe(200);
  });

  it('F-90 refuses a mutation that comes as a query, before anything reaches upstream', async () => {
    const { post, calls } = await testGateway({ answers });
    const headers = { authorization: `Bearer ${await signToken()}`, 'graphql-operation': 'query' };
    const documents = [
      'mutation { resetUserPassword(id: "1") { message } }',
      'query Q { shifts { id } } mutation M { resetUserPassword(id: "1") { message } }',
    ];
    for (const query of documents) {
      const response = await post({ query, ...(query.startsWith('query') && { operationName: 'M' }) }, headers);
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
      expect([response.status, errors[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST']);
    }
    expect(calls).toEqual([]);
  });

  it('is not needed: a mutation without it, or with its own name, runs', async () => {
    const { post, calls } = await testGateway({ answers });
    const headers = { authorization: `Bearer ${await signToken()}`, 'graphql-operation': 'mutation' };
    await post({ query: 'mutation { resetUserPassword(id: "1") { message } }' }, headers);
    expect(calls).toHaveLength(1);
  });
});
