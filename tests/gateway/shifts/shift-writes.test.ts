import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const done = (message = '') => new Reply({ status: 'success', message });

describe('createShift', () => {
  const document = 'mutation Create($input: CreateShiftInput!) { createShift(input: $input) { message } }';
  const path = 'POST /shift/create';

  it('R-065 R-115 A-25 appends :00 to times that lack seconds, and to no others', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: done('Shift created') } });
    const token = await signToken();
    const input = {
      name: 'Night',
      startTime: '22:00',
      endTime: '06:00:00',
      latenessThreshold: '00:15',
      serialLatenessThreshold: 3,
    };
    expect(await query(document, { input }, token)).toEqual({ data: { createShift: { message: 'Shift created' } } });
    const body = { ...input, startTime: '22:00:00', latenessThreshold: '00:15:00' };
    expect(calls).toEqual([{ call: path, token, body }]);
  });

  it('R-065 leaves optional values out', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: done() } });
    await query(document, { input: { name: '', startTime: '08:00', serialLatenessThreshold: 1 } });
    expect(calls.map(({ body }) => body)).toEqual([{ startTime: '08:00:00', serialLatenessThreshold: 1 }]);
  });

  it.each([0, 11, -1])('R-065 R-100 refuses %i late days', async (serialLatenessThreshold) => {
    const { query, calls } = await testGateway({});
    expect((await query(document, { input: { startTime: '08:00', serialLatenessThreshold } })).errors).toMatchObject([
      {
        message: expect.stringContaining('1 to 10'),
        extensions: { code: 'BAD_USER_INPUT', field: 'serialLatenessThreshold' },
      },
    ]);
    expect(calls).toEqual([]);
  });
});

describe('updateShift', () => {
  const document =
    'mutation Update($id: ID!, $input: UpdateShiftInput!) { updateShift(id: $id, input: $input) { message } }';
  const path = 'PUT /shift/modify/shift-1';

  it('R-066 R-116 omits empty fields', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: done() } });
    const input = { name: '', startTime: null, endTime: '17:30', serialLatenessThreshold: null };
    expect(await query(document, { id: 'shift-1', input })).toEqual({
      data: { updateShift: { message: 'Operation Completed' } },
    });
    expect(calls.map(({ call, body }) => [call, body])).toEqual([[path, { endTime: '17:30:00' }]]);
  });

  it.each<[string, string]>([
    ['UPSTREAM_TIMEOUT', 'did not answer in time'],
    ['UPSTREAM_BAD_RESPONSE', 'cannot be read'],
  ])(
    'after %s sends nothing again, says that the outcome is unknown and lets everybody read anew',
    async (code, words) => {
      let reads = 0;
      const { query, calls } = await testGateway({
        answers: {
          'GET /shift/findAll': () => {
            reads += 1;
            return [];
          },
          [path]: codedError(code as 'UPSTREAM_TIMEOUT', 'Try again.'),
        },
        settings: { LIST_WINDOW_MS: '600000' },
      });
      const other = await signToken({ userID: 'user-2' });
      await query('{ shifts { id } }', {}, other);
      await query('{ shifts { id } }', {}, other);
      expect(reads).toBe(1);
      const { errors } = await query(document, { id: 'shift-1', input: { name: 'Day' } });
      expect(errors).toMatchObject([{ message: expect.stringContaining(words), extensions: { code } }]);
      expect(errors?.[0]?.message).toContain('may have been made or not');
      await query('{ shifts { id } }', {}, other);
      expect(reads).toBe(2);
      expect(calls.filter(({ call }) => call === path)).toHaveLength(1);
    },
  );
});

describe('deleteShift', () => {
  const document = 'mutation Delete($id: ID!) { deleteShift(id: $id) { message } }';
  const path = 'DELETE /shift/destroy/shift-1';

  it('R-067 R-117 A-11 deletes and says so', async () => {
    const { query, calls } = await testGateway({ answers: { [path]: done() } });
    const token = await signToken();
    expect(await query(document, { id: 'shift-1' }, token)).toEqual({
      data: { deleteShift: { message: 'Shift deleted successfully' } },
    });
    expect(calls).toEqual([{ call: path, token }]);
  });
});
