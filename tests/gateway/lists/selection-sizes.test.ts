import { describe, expect, it } from 'vitest';
import {
  maximumConditions,
  maximumConditionValues,
  maximumFacetColumns,
  maximumOrderSteps,
  maximumSearchWords,
  maximumTextLength,
} from '../../../schema/limits.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

const path = '/attendance/exception?date=2026-11-19';
const times = (count: number, part: string) => part.repeat(count);
const text = (length: number) => 'x'.repeat(length);
const document = (args: string, facets = 'NAME') =>
  `{ absentees(date: "2026-11-19"${args}) { totalCount facets(columns: [${facets}]) { column } } }`;

/** What is asked with one more or less of something, and the field that is refused. */
const limits: readonly [string, number, (count: number) => string][] = [
  ['where', maximumConditions, (count) => document(`, where: [${times(count, '{ column: NAME, contains: "a" } ')}]`)],
  [
    'where.0.in',
    maximumConditionValues,
    (count) => document(`, where: [{ column: NAME, in: [${times(count, '"a" ')}] }]`),
  ],
  ['where.0.in', maximumTextLength, (count) => document(`, where: [{ column: NAME, in: ["${text(count)}"] }]`)],
  [
    'where.0.contains',
    maximumTextLength,
    (count) => document(`, where: [{ column: NAME, contains: "${text(count)}" }]`),
  ],
  ['where.0.from', maximumTextLength, (count) => document(`, where: [{ column: NAME, from: "${text(count)}" }]`)],
  ['where.0.to', maximumTextLength, (count) => document(`, where: [{ column: NAME, to: "${text(count)}" }]`)],
  ['orderBy', maximumOrderSteps, (count) => document(`, orderBy: [${times(count, '{ column: NAME } ')}]`)],
  ['search', maximumSearchWords, (count) => document(`, search: "${times(count, 'a ')}"`)],
  ['search', maximumTextLength, (count) => document(`, search: "${text(count)}"`)],
  ['columns', maximumFacetColumns, (count) => document('', times(count, 'NAME '))],
];

describe('limits of a selection', () => {
  it.each(limits)('F-02 allow %s up to %i and refuse one more by its name', async (field, most, ask) => {
    const { query } = await testGateway({ answers: { [`GET ${path}`]: [{ staffID: '1', name: 'Ada' }] } });
    expect(await query(ask(most))).not.toHaveProperty('errors');
    expect((await query(ask(most + 1))).errors).toMatchObject([
      {
        message: expect.stringContaining(`give at most ${most}`),
        extensions: { code: 'BAD_USER_INPUT', field },
      },
    ]);
  });

  it('hold for exports too', async () => {
    const { url, calls } = await testGateway({});
    const where = JSON.stringify(Array(maximumConditions + 1).fill({ column: 'NAME', contains: 'a' }));
    const query = new URLSearchParams({ date: '2026-11-19', where });
    const headers = { authorization: `Bearer ${await signToken()}` };
    const response = await fetch(`${url}/export/absentees.csv?${query}`, { headers });
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field: 'where' } }],
    });
    expect(calls).toEqual([]);
  });
});
