import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

interface Operation {
  readonly field: string;
  readonly isMutation: boolean;
  readonly role: string;
}

const sources = '{ capabilities { sources { call ok asOf code message } } }';

describe('Query.capabilities', () => {
  it('R-022 R-023 R-024 R-025 tells the least role of every query and mutation that needs one', async () => {
    const { query, calls } = await testGateway({});
    const document = `{
      capabilities { units imageUpload maximumPageSize operations { field isMutation role } }
      __schema { queryType { fields { name } } mutationType { fields { name } } }
    }`;
    const { data } = (await query(document, {}, await signToken({ role: 'user' }))) as {
      data: {
        capabilities: { operations: Operation[] };
        __schema: Record<'queryType' | 'mutationType', { fields: { name: string }[] }>;
      };
    };
    const { operations, ...rest } = data.capabilities;
    expect(rest).toEqual({ units: false, imageUpload: true, maximumPageSize: 200 });
    const roots = [...data.__schema.queryType.fields, ...data.__schema.mutationType.fields].map(({ name }) => name);
    expect(operations.map(({ field }) => field).sort()).toEqual(roots.filter((name) => name !== 'signIn').sort());
    for (const operation of [
      { field: 'me', isMutation: false, role: 'USER' },
      { field: 'staff', isMutation: false, role: 'MANAGEMENT' },
      { field: 'createStaff', isMutation: true, role: 'MANAGEMENT' },
      { field: 'importStaff', isMutation: true, role: 'ADMIN' },
      { field: 'users', isMutation: false, role: 'ADMIN' },
      { field: 'createShift', isMutation: true, role: 'ADMIN' },
      { field: 'changePassword', isMutation: true, role: 'USER' },
    ]) {
      expect(operations).toContainEqual(operation);
    }
    expect(calls.map(({ call }) => call)).toEqual(['GET /shift/findAll']);
  });

  it('tells what each upstream call last answered, under one name for all ids', async () => {
    const faults = [codedError('UPSTREAM_TIMEOUT', 'Late.'), null];
    const { query } = await testGateway({
      answers: {
        'GET /staff/findAll': () => faults.shift() ?? [],
        'DELETE /staff/destroy/a': new Reply({ status: 'success' }),
        'DELETE /staff/destroy/b': codedError('UPSTREAM_UNAVAILABLE', 'Away.'),
        'DELETE /shift/destroy/c': new Reply({ status: 'error', message: 'Ada Obi holds this shift.' }),
      },
      now: () => Date.UTC(2026, 10, 20, 8),
    });
    const asOf = '2026-11-20T09:00:00+01:00';
    const answered = (call: string) => ({ call, ok: true, asOf, code: null, message: null });
    const revalidated = answered('GET /shift/findAll');
    expect((await query(sources)).data).toEqual({ capabilities: { sources: [revalidated] } });

    await query('{ staff { totalCount } }');
    expect((await query(sources)).data).toEqual({
      capabilities: {
        sources: [
          revalidated,
          { call: 'GET /staff/findAll', ok: false, asOf: null, code: 'UPSTREAM_TIMEOUT', message: 'Late.' },
        ],
      },
    });

    await query('{ staff { totalCount } }');
    await query('mutation { deleteStaff(id: "a") { message } }');
    await query('mutation { deleteStaff(id: "b") { message } }');
    await query('mutation { deleteShift(id: "c") { message } }');
    const call = 'DELETE /staff/destroy/{id}';
    expect((await query(sources)).data).toEqual({
      capabilities: {
        sources: [
          answered('DELETE /shift/destroy/{id}'),
          { call, ok: false, asOf: null, code: 'UPSTREAM_UNAVAILABLE', message: 'Away.' },
          revalidated,
          answered('GET /staff/findAll'),
        ],
      },
    });
  });
});
