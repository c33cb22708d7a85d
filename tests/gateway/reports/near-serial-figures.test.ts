import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { Reply } from '../../support/fake-rest.ts';
import { testGateway } from '../../support/gateway.ts';
import { attendanceRecord, staffRecord } from '../../support/staff.ts';

const now = () => Date.parse('2026-11-02T08:00:00Z');
const figures = 'GET /attendance/figures/monthly?date=2026-11-01';
const version = (number: number) => ({ 'GET /extensions': [{ name: 'figures', version: number }] });
const shift = { _id: 'day', name: 'Day', serialLatenessThreshold: 2 };
const named = (staffID: string) => ({ staffID, name: `Name ${staffID}`, shift, daysLate: ['2026-11-02'] });
const month = (nearSerialLateness: unknown) => ({
  [figures]: [{ month: '2026-11', seriallyLate: { rows: 0, staff: 0 }, nearSerialLateness }],
});
const near = month({ people: 40, withoutRule: 3, latest: ['C', 'A', 'B'].map(named) });
const list = 'GET /attendance/figures/near?date=2026-11-01';
const people = { [list]: ['C', 'A', 'B', 'D'].map(named) };

/** By the lists it is another number, so that each answer shows where it comes from. */
const lists = {
  'GET /shift/findAll': [{ ...shift, startTime: '08:00', latenessThreshold: '08:15' }],
  'GET /attendance/lateness?date=2026-11-01': [],
  'GET /attendance/lateness?date=2026-11-02': [
    attendanceRecord({
      staffID: { ...staffRecord(), staffID: 'L', shift: 'day' },
      attendanceDate: '2026-11-02T08:00:00Z',
    }),
  ],
};
const ask = async (answers: Record<string, unknown>, args: string, fields = 'totalCount nodes { key }') => {
  const { query, calls } = await testGateway({ answers: { ...lists, ...answers }, now });
  const answer = await query(`{ nearSerialLateness(month: "2026-11"${args}) { ${fields} } }`);
  return { answer, calls: calls.map(({ call }) => call).filter((call) => call !== 'GET /extensions') };
};

describe('Query.nearSerialLateness of a service whose figures name who is near', () => {
  it('N-08 begins with the people of the figures, and reads no list for them', async () => {
    const { answer, calls } = await ask(
      { ...version(3), ...near },
      ', first: 2',
      `totalCount unfilteredCount notice daysAsked daysRead withoutRule pageInfo { hasNextPage }
       facets(columns: []) { column } sources { call ok code }
       nodes { key staff { staffID name } shift daysLate dayCount threshold }`,
    );
    const node = (key: string) => ({
      key,
      staff: { staffID: key, name: `Name ${key}` },
      shift: 'Day',
      daysLate: ['2026-11-02'],
      dayCount: 1,
      threshold: 2,
    });
    expect(answer).toEqual({
      data: {
        nearSerialLateness: {
          totalCount: 40,
          unfilteredCount: 40,
          notice: null,
          daysAsked: 2,
          daysRead: 2,
          withoutRule: 3,
          pageInfo: { hasNextPage: true },
          facets: [],
          sources: [{ call: 'GET /attendance/figures/monthly', ok: true, code: null }],
          nodes: [node('C'), node('A')],
        },
      },
    });
    expect(calls).toEqual([figures]);
  });

  it('has no further page where the figures name everybody', async () => {
    const { answer, calls } = await ask(
      { ...version(3), ...month({ people: 1, withoutRule: 0, latest: [named('A')] }) },
      ', first: 10',
      'totalCount pageInfo { hasNextPage } nodes { key }',
    );
    const page = { totalCount: 1, pageInfo: { hasNextPage: false }, nodes: [{ key: 'A' }] };
    expect(answer).toEqual({ data: { nearSerialLateness: page } });
    expect(calls).toEqual([figures]);
  });

  it.each<[string, string, number, string?]>([
    ['all rows', '', 4],
    ['more rows than the figures name', ', first: 4', 4],
    ['a later page', ', first: 2, offset: 2', 4],
    ['another order', ', first: 2, orderBy: [{ column: STAFF_ID }]', 4],
    ['chosen rows', ', first: 2, where: [{ column: STAFF_ID, in: ["A", "D"] }]', 2],
    ['a search', ', first: 2, search: "name b"', 1],
    ['a cursor', ', first: 2', 4, 'totalCount nodes { key } pageInfo { endCursor }'],
    ['counted values', ', first: 2', 4, 'totalCount nodes { key } facets(columns: [SHIFT]) { column }'],
  ])('reads the list of the people for %s, and no day', async (_what, args, totalCount, fields) => {
    const { answer, calls } = await ask({ ...version(3), ...near, ...people }, args, fields);
    expect(answer).toMatchObject({ data: { nearSerialLateness: { totalCount } } });
    expect(calls).toEqual([figures, list]);
  });

  it('chooses among the people of the figures where they name everybody', async () => {
    const few = month({ people: 2, withoutRule: 0, latest: ['C', 'A'].map(named) });
    const { answer, calls } = await ask({ ...version(3), ...few }, ', where: [{ column: STAFF_ID, in: ["A"] }]');
    expect(answer).toEqual({ data: { nearSerialLateness: { totalCount: 1, nodes: [{ key: 'A' }] } } });
    expect(calls).toEqual([figures]);
  });

  it.each([
    [
      'cannot be read',
      codedError('UPSTREAM_TIMEOUT', 'Too late.'),
      { errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] },
    ],
    [
      'is neither success nor error',
      new Reply({ status: 'none' }),
      {
        data: {
          nearSerialLateness: {
            totalCount: 0,
            notice: 'No record found',
            daysRead: 0,
            withoutRule: 0,
            sources: [{ ok: true }, { call: 'GET /attendance/figures/near', ok: false }],
          },
        },
      },
    ],
  ])('says so where the list of the people %s', async (_what, reply, says) => {
    const fields = 'totalCount notice daysRead withoutRule sources { call ok }';
    const { answer } = await ask({ ...version(3), ...near, [list]: reply }, '', fields);
    expect(answer).toMatchObject(says);
  });

  it.each([
    ['has figures of months without them', { ...version(2), ...near }],
    ['does not name them after all', { ...version(3), ...month(undefined) }],
    ['does not say how many they are', { ...version(3), ...month({ people: -1, withoutRule: 0, latest: [] }) }],
    ['refuses the call', { ...version(3), [figures]: codedError('UPSTREAM_REJECTED', 'There is no such call.') }],
    [
      'refuses the list of the people',
      {
        ...version(3),
        ...month({ people: 1, withoutRule: 0, latest: [{ ...named('A'), daysLate: ['soon'] }] }),
        [list]: codedError('UPSTREAM_REJECTED', 'There is no such call.'),
      },
    ],
  ])('reads the days of a service that %s', async (_what, answers) => {
    const { answer } = await ask(answers, ', first: 2');
    expect(answer).toEqual({ data: { nearSerialLateness: { totalCount: 1, nodes: [{ key: 'L' }] } } });
  });

  it('F-27 R-126 counts nothing of figures whose reply is neither success nor error, and says so', async () => {
    const { answer } = await ask(
      { ...version(3), [figures]: new Reply({ status: 'none' }) },
      ', first: 2',
      'totalCount notice daysAsked daysRead withoutRule sources { call ok message }',
    );
    expect(answer).toEqual({
      data: {
        nearSerialLateness: {
          totalCount: 0,
          notice: 'No record found',
          daysAsked: 2,
          daysRead: 0,
          withoutRule: 0,
          sources: [{ call: 'GET /attendance/figures/monthly', ok: false, message: 'No record found' }],
        },
      },
    });
  });

  it('fails with the figures', async () => {
    const { answer } = await ask(
      { ...version(3), [figures]: codedError('UPSTREAM_TIMEOUT', 'Too late.') },
      ', first: 2',
    );
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'UPSTREAM_TIMEOUT' } }] });
  });
});
