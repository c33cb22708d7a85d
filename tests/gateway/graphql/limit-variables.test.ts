import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';

const nested = (depth: number, begin: string, end: string) => begin.repeat(depth) + end.repeat(depth);

describe('limitVariables', () => {
  it('S21 refuses filters that are nested thousands of levels deep before anything is called', async () => {
    const { post, calls } = await testGateway({});
    const headers = { authorization: `Bearer ${await signToken()}` };
    const query = 'query ($where: [StaffCondition!]) { staff(where: $where) { totalCount } }';
    for (const where of [nested(20_000, '{"not":', '}').replace(':}', ':{}}'), nested(12_000, '{"anyOf":[', ']}')]) {
      const response = await post(`{"query":"${query}","variables":{"where":${where}}}`, headers);
      expect([response.status, await response.json()]).toMatchObject([
        400,
        { errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'variables' } }] },
      ]);
    }
    expect(calls).toEqual([]);
  });

  it('leaves the deepest filter alone that a list takes', async () => {
    const { query } = await testGateway({ answers: { 'GET /staff/findAll': [] } });
    const deepest = [1, 2, 3, 4].reduce<object>((group) => ({ anyOf: [group] }), { column: 'NAME', in: ['Ada'] });
    const document = 'query ($where: [StaffCondition!]) { staff(where: $where) { totalCount } }';
    expect((await query(document, { where: [deepest] })).data).toEqual({ staff: { totalCount: 0 } });
    const { errors } = await query(document, { where: [{ not: deepest }] });
    expect(errors).toMatchObject([
      { message: expect.stringContaining('at most 5 deep'), extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });
});
