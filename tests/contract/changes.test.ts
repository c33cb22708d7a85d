import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../upstream/calendar.ts';
import { now } from '../support/fixed-clock.ts';
import { testGateway } from '../support/gateway.ts';
import { readCSV } from '../support/read-csv.ts';
import { startTestUpstream, type TestUpstream, testSecret } from '../support/upstream.ts';

const today = dayOf(new Date(now()), 'Africa/Lagos');
const fields = 'totalCount nodes { number who address action subject subjectName fields { name before after } }';
const list = `query ($where: [ChangeCondition!], $search: String, $orderBy: [ChangeOrder!], $first: Int, $after: String) {
  changes(from: "${today}", to: "${today}", where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after) {
    ${fields} pageInfo { hasNextPage endCursor }
  }
}`;

interface Page {
  readonly totalCount: number;
  readonly nodes: readonly { readonly number: number; readonly subjectName: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
}

describe('the trail over the real service', () => {
  let upstream: TestUpstream;
  beforeAll(async () => {
    upstream = await startTestUpstream();
    upstream.setNow(now());
  });
  afterAll(() => upstream?.close());

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
    const page = async (variables = {}): Promise<Page> => (await ask(list, variables)).data.changes;
    return { ...gateway, token, ask, page };
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

  it('reads a day of 10,000 writes like any list: pages, cursors, search, conditions, facets and export', {
    tags: 'nightly',
  }, async () => {
    const { page, ask, url, token } = await start();
    const place = { serviceCentre: 'Awka', department: 'ICT', unit: 'BIU' };
    const before = (await page({ first: 0 })).totalCount;
    for (const batch of ['A', 'B']) {
      const staffs = Array.from({ length: 5_000 }, (_, number) => {
        return { staffID: `${batch}-${number}`, district: number % 2 ? 'Awka' : 'Nnewi', ...place };
      });
      expect((await upstream.call('POST', '/staff/create/many', { body: { staffs } })).status).toBe(200);
    }
    const first = await page({ orderBy: [{ column: 'NUMBER', direction: 'DESC' }] });
    expect(first.totalCount).toBe(before + 10_000);
    expect(first.nodes.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => before + 10_000 - index),
    );
    expect((await page({ where: [{ column: 'FIELDS', contains: 'District: Nnewi' }] })).totalCount).toBe(5_000);
    expect((await page({ search: 'B-4999' })).nodes).toMatchObject([{ subjectName: 'B-4999' }]);
    expect((await page({ where: [{ column: 'SUBJECT', in: ['Shift'] }], search: 'night' })).totalCount).toBe(2);
    expect((await page({ where: [{ column: 'AT', from: '2000-01-01', to: '2000-01-02' }] })).totalCount).toBe(0);

    const numbers = new Set<number>();
    let after: string | null = null;
    for (let more = true; more; ) {
      const next: Page = await page({ first: 200, after });
      for (const { number } of next.nodes) numbers.add(number);
      after = next.pageInfo.endCursor;
      more = next.pageInfo.hasNextPage;
    }
    expect(numbers.size).toBe(before + 10_000);
    const facets = `{ changes(from: "${today}", to: "${today}") { facets(columns: [SUBJECT, WHO]) { values { value count } } } }`;
    expect((await ask(facets)).data.changes.facets[1].values).toEqual([
      { value: 'admin@test.example', count: before + 10_000 },
    ]);
    const file = await fetch(`${url}/export/changes.csv?from=${today}&to=${today}&columns=NUMBER,RECORD,FIELDS`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const lines = readCSV((await file.text()).replace(/^\uFEFF/, ''));
    expect(lines).toHaveLength(before + 10_001);
    expect(lines[1]?.[3]).toContain('Service centre: Awka');
  });
});
