import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { staffRecord } from '../../support/staff.ts';

describe('Query.staffMember', () => {
  const path = 'GET /staff/find/staff-1';
  const document = '{ staffMember(id: "staff-1") { id unit staff { staffID } shift { id } createdAt } }';

  it.each([
    ['404', new Reply({ status: 'error', message: 'No staff record has the id.' }, 404)],
    ['null', null],
    ['an empty list', []],
    ['another status', new Reply({ status: 'none' })],
  ])('answers null when upstream answers %s', async (_kind, answer) => {
    const { query } = await testGateway({ answers: { [path]: answer } });
    expect(await query(document)).toEqual({ data: { staffMember: null } });
  });

  it.each([
    ['UPSTREAM_REJECTED', new Reply({ status: 'error', message: 'No' })],
    ['UPSTREAM_BAD_RESPONSE', 'Ada'],
    ['UPSTREAM_TIMEOUT', codedError('UPSTREAM_TIMEOUT', 'Too late.')],
  ])('fails with %s', async (code, answer) => {
    const { query } = await testGateway({ answers: { [path]: answer } });
    expect(await query(document)).toMatchObject({ data: { staffMember: null }, errors: [{ extensions: { code } }] });
  });

  it.each(['', '.', '..'])('refuses the id %j before it calls', async (id) => {
    const { query, calls } = await testGateway({});
    expect(await query(`{ staffMember(id: "${id}") { id } }`)).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'id' } }],
    });
    expect(calls).toEqual([]);
  });
});

describe('Query.staffMember by staff ID', () => {
  const list = { 'GET /staff/findAll': [staffRecord({ _id: 'staff-9', staffID: '123' }), staffRecord()] };

  it('answers the one person whose number it is, zeros and all', async () => {
    const { query, calls } = await testGateway({ answers: list });
    const member = (staffID: string) => query(`{ staffMember(staffID: "${staffID}") { id } }`);
    expect(await member('00123')).toEqual({ data: { staffMember: { id: 'staff-1' } } });
    expect(await member('123')).toEqual({ data: { staffMember: { id: 'staff-9' } } });
    expect(await member('0123')).toEqual({ data: { staffMember: null } });
    expect(new Set(calls.map(({ call }) => call))).toEqual(new Set(['GET /staff/findAll']));
  });

  it('F-08 says that the register cannot be read instead of that nobody has the number', async () => {
    const { query } = await testGateway({ answers: { 'GET /staff/findAll': new Reply({ status: 'none' }) } });
    expect(await query('{ staffMember(staffID: "123") { id } }')).toMatchObject({
      errors: [{ extensions: { code: 'UPSTREAM_BAD_RESPONSE' } }],
    });
  });

  it.each(['', '(id: "staff-1", staffID: "00123")', '(id: null, staffID: null)'])('refuses %j', async (given) => {
    const { query, calls } = await testGateway({});
    expect(await query(`{ staffMember${given} { id } }`)).toMatchObject({
      errors: [{ message: expect.stringContaining('either'), extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(calls).toEqual([]);
  });
});

describe('Query.user', () => {
  it('finds one user in the list, or none', async () => {
    const path = 'GET /users/findAll';
    const ada = { email: 'ada@demo.example', role: 'admin', isActive: true, createdAt: '2026-01-31T23:30:00Z' };
    const { ask, calls } = await testGateway({
      answers: {
        [path]: [
          { ...ada, _id: 'user-2' },
          { ...ada, _id: 'user-1' },
        ],
      },
    });
    expect(await ask('{ user(id: "user-1") { id email role isActive createdAt } }')).toEqual({
      user: { ...ada, id: 'user-1', role: 'ADMIN', createdAt: '2026-02-01T00:30:00+01:00' },
    });
    expect(await ask('{ user(id: "user-3") { id } }')).toEqual({ user: null });
    expect(calls.map(({ call }) => call)).toEqual([path, path]);
  });
});

describe('Query.offices', () => {
  it('R-061 A-13 answers sample rows, marked so', async () => {
    const { ask, calls } = await testGateway({ now: () => Date.UTC(2026, 10, 19, 8) });
    const { offices } = await ask(`{ offices(first: 1, orderBy: [{ column: UNIT_CODE }]) {
      totalCount asOf notice nodes { key district unit unitCode createdOn isSample }
    } }`);
    expect(offices).toEqual({
      totalCount: 13,
      asOf: '2026-11-19T09:00:00+01:00',
      notice: null,
      nodes: [
        {
          ...{ key: 'sample-ABA-01', district: 'Aba', unit: 'Aba Town', unitCode: 'ABA-01' },
          ...{ createdOn: '2025-02-03', isSample: true },
        },
      ],
    });
    expect(calls.map(({ call }) => call)).toEqual(['GET /shift/findAll']);
  });

  it('A-13 marks every row and keys them apart', async () => {
    const { ask } = await testGateway({});
    const nodes: { key: string; isSample: boolean }[] = (await ask('{ offices { nodes { key isSample } } }')).offices
      .nodes;
    expect(nodes.every((node) => node.isSample)).toBe(true);
    expect(new Set(nodes.map((node) => node.key)).size).toBe(nodes.length);
  });
});
