import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayOf } from '../../upstream/calendar.ts';
import { append, type Change } from '../../upstream/trail/entries.ts';
import { begun } from '../support/begun.ts';
import { now } from '../support/fixed-clock.ts';
import { testGateway } from '../support/gateway.ts';
import { startTestUpstream, testSecret } from '../support/upstream.ts';

const today = dayOf(new Date(now()), 'Africa/Lagos');
const size = 31_000;
const record = randomUUID();
const days = `from: "${today}", to: "${today}"`;
const list = `query ($where: [ChangeCondition!], $search: String, $orderBy: [ChangeOrder!], $first: Int, $after: String, $offset: Int! = 0) {
  changes(${days}, where: $where, search: $search, orderBy: $orderBy, first: $first, after: $after, offset: $offset) {
    totalCount unfilteredCount nodes { number subjectName } pageInfo { hasNextPage endCursor }
  }
}`;
const authors = ['ada@test.example', 'ben@test.example', 'cyn@test.example'];

/** The entry with a number: every third of one author, every tenth a user's, the rest a staff record's. */
const changeOf = (number: number): Change => ({
  action: number % 2 ? 'created' : 'changed',
  subject: number % 10 ? 'staff' : 'user',
  id: record,
  name: `Entry ${number}`,
  before: null,
  after: { district: 'Awka' },
});

describe('a trail that is too long to be answered whole', () => {
  const upstream = begun(() => startTestUpstream());
  let token: string;
  beforeAll(async () => {
    upstream.setNow(now());
    const at = new Date(now() - 60_000);
    for (const [place, who] of authors.entries()) {
      const part = Array.from({ length: size }, (_, index) => index + 1).filter((number) => number % 3 === place);
      const author = {
        userID: randomUUID(),
        who,
        role: 'admin',
        program: place === 2 ? 'payroll' : null,
        address: '',
      } as const;
      await upstream.db
        .transaction()
        .execute((transaction) =>
          append(transaction, part.map(changeOf), { author, at: new Date(at.getTime() + 1_000 * place) }),
        );
    }
    token = await upstream.signIn('admin@test.example');
  });

  /** A page of the trail by a gateway that knows nothing. */
  const start = async () => {
    const { ask } = await testGateway({
      settings: { UPSTREAM_URL: upstream.url, JWT_SECRET: testSecret, LIST_WINDOW_MS: '0', COST_BUDGET: '1000000' },
      token,
    });
    const page = async (variables: Record<string, unknown>, document = list.replace('endCursor', '')) =>
      (await ask(document, variables)).changes;
    return { ask, page };
  };
  const numbers = ({ nodes }: { nodes: { number: number }[] }) => nodes.map(({ number }) => number);

  it('F-144 is read by page, from the first to the last, in each order that the service has', async () => {
    const { page } = await start();
    expect(await page({ first: 2 })).toMatchObject({
      totalCount: size,
      unfilteredCount: size,
      nodes: [{ number: size }, { number: size - 1 }],
      pageInfo: { hasNextPage: true },
    });
    expect(numbers(await page({ first: 3, offset: size - 2 }))).toEqual([2, 1]);
    const oldest = await page({ first: 2, orderBy: [{ column: 'AT' }, { column: 'NUMBER', direction: 'DESC' }] });
    expect(numbers(oldest)[0]).toBe(Math.floor(size / 3));
    expect(numbers(await page({ first: 1, orderBy: [{ column: 'AT', direction: 'DESC' }] }))).toHaveLength(1);
    const last = await page({ first: 200, offset: size - 100, orderBy: [{ column: 'NUMBER' }] });
    expect([numbers(last).at(-1), last.pageInfo.hasNextPage]).toEqual([size, false]);
  });

  it('F-144 is walked by cursor without a gap, filtered where it lies', async () => {
    const { page } = await start();
    const where = [
      { column: 'WHO', in: ['ben@test.example'] },
      { column: 'SUBJECT', in: ['User'] },
    ];
    const found: number[] = [];
    let after: string | null = null;
    for (let more = true; more; ) {
      const next = await page({ first: 200, after, where }, list);
      expect(next).toMatchObject({ unfilteredCount: size, totalCount: Math.floor((size + 20) / 30) });
      found.push(...numbers(next));
      more = next.pageInfo.hasNextPage;
      after = next.pageInfo.endCursor;
    }
    expect(new Set(found).size).toBe(Math.floor((size + 20) / 30));
    expect(found).toEqual([...found].sort((one, other) => one - other));
    const program = await page({ first: 1, where: [{ column: 'WHO', contains: 'payroll' }] });
    expect(program.totalCount).toBe(Math.floor((size + 1) / 3));
    const none = await page({ first: 1, where: [{ not: { column: 'SUBJECT', in: ['User', 'Staff'] } }] });
    expect(none).toMatchObject({ totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } });
  });

  it('F-144 is counted by kind, also under a condition', async () => {
    const { ask } = await start();
    const { changes } = await ask(`{ changes(${days}, where: [{ column: ACTION, in: ["Created"] }]) {
      facets(columns: [WHO, ACTION, SUBJECT]) { column values { value count } } } }`);
    const facets: { values: { value: string; count: number }[] }[] = changes.facets;
    const sums = facets.map(({ values }) => values.reduce((sum, { count }) => sum + count, 0));
    expect(sums).toEqual([size / 2, size, size / 2]);
    expect(facets[0]?.values.map(({ value }) => value).sort()).toContain('cyn@test.example (payroll)');
    expect(facets[2]?.values).toEqual([{ value: 'Staff', count: size / 2 }]);
  });
});
