import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';

const present = { 'GET /extensions': [{ name: 'holidays', version: 1 }] };
const list = '{ holidays(orderBy: [{ column: DATE, direction: DESC }]) { totalCount nodes { date name } } }';
const writes = [
  'mutation { addHoliday(date: "2026-12-25", name: " Christmas Day ") { message } }',
  'mutation { removeHoliday(date: "2026-12-25") { message } }',
];

describe('holidays', () => {
  it('F-81 are listed, added and removed where the service has the extension', async () => {
    const { query, calls } = await testGateway({
      answers: {
        ...present,
        'GET /holiday/findAll': [
          { date: '2026-12-25', name: 'Christmas Day' },
          { date: '2026-12-26', name: 'Boxing Day' },
          { date: 'soon', name: 'Unreadable' },
        ],
        'POST /holiday/create': null,
        'DELETE /holiday/destroy/2026-12-25': null,
      },
    });
    const user = await signToken({ role: 'user' });
    expect(await query(list, {}, user)).toEqual({
      data: {
        holidays: {
          totalCount: 2,
          nodes: [
            { date: '2026-12-26', name: 'Boxing Day' },
            { date: '2026-12-25', name: 'Christmas Day' },
          ],
        },
      },
    });
    for (const write of writes) {
      expect((await query(write, {}, user)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      const { errors } = await query(write, {}, await signToken({ role: 'management' }));
      expect(errors).toBeUndefined();
    }
    expect(calls.filter(({ call }) => !call.startsWith('GET'))).toMatchObject([
      { call: 'POST /holiday/create', body: { date: '2026-12-25', name: 'Christmas Day' } },
      { call: 'DELETE /holiday/destroy/2026-12-25' },
    ]);
  });

  it('F-81 answer EXTENSION_MISSING where the service has none, in queries, mutations and exports', async () => {
    const { query, calls, url } = await testGateway({});
    for (const document of [list, ...writes]) {
      const { errors } = await query(document);
      expect(errors?.[0]?.extensions).toEqual({ code: 'EXTENSION_MISSING', extension: 'holidays' });
    }
    const headers = { authorization: `Bearer ${await signToken()}` };
    const file = await fetch(`${url}/export/holidays.csv`, { headers });
    expect(await file.json()).toMatchObject({ errors: [{ extensions: { code: 'EXTENSION_MISSING' } }] });
    expect(calls).toEqual([]);
  });

  it('leave their siblings answered', async () => {
    const { query } = await testGateway({ answers: { 'GET /staff/findAll': [] } });
    const { data, errors } = await query('{ staff { totalCount } holidays { totalCount } }');
    expect(data).toEqual({ staff: { totalCount: 0 }, holidays: null });
    expect(errors).toHaveLength(1);
  });

  it.each([
    ['2026-02-30', 'Day', 'date'],
    ['2026-12-25', ' ', 'name'],
    ['2026-12-25', 'x'.repeat(257), 'name'],
  ])('refuse %s named "%s" before anything is sent', async (date, name, field) => {
    const { query, calls } = await testGateway({ answers: present });
    const document = 'mutation ($date: Date!, $name: String!) { addHoliday(date: $date, name: $name) { message } }';
    const { errors } = await query(document, { date, name });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });
});

describe('capabilities.extensions', () => {
  const document = '{ capabilities { extensions { name version } operations { field extension } sources { call } } }';

  it('tells what the service has, which field needs it, and counts it as no source', async () => {
    const { query } = await testGateway({ answers: present });
    const { data } = (await query(document)) as {
      data: { capabilities: { extensions: unknown; operations: object[]; sources: object[] } };
    };
    expect(data.capabilities.extensions).toEqual([{ name: 'holidays', version: 1 }]);
    expect(data.capabilities.operations).toContainEqual({ field: 'addHoliday', extension: 'holidays' });
    expect(data.capabilities.operations).toContainEqual({ field: 'staff', extension: null });
    expect(data.capabilities.sources).toEqual([{ call: 'GET /shift/findAll' }]);
  });

  it('is empty for a service of section 7 alone', async () => {
    const { query } = await testGateway({});
    expect((await query(document)).data).toMatchObject({ capabilities: { extensions: [] } });
  });
});
