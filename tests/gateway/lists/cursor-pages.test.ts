import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { RequestState } from '../../../gateway/auth/request-state.ts';
import { listField } from '../../../gateway/lists/list-field.ts';
import type { Selection } from '../../../gateway/lists/selection.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import fc from '../../support/fast-check.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly count: number | '';
  readonly since: string;
  readonly isActive: boolean;
}
type Name = 'NAME' | 'COUNT' | 'SINCE' | 'ACTIVE';
const columns: Columns<Name, Row> = {
  NAME: { header: 'Name', kind: 'text', value: (row) => row.name },
  COUNT: { header: 'Count', kind: 'number', value: (row) => row.count },
  SINCE: { header: 'Since', kind: 'timestamp', value: (row) => row.since },
  ACTIVE: { header: 'Active', kind: 'yesNo', value: (row) => row.isActive },
};
const list = { field: 'people', columns, order: ['NAME'], key: 'key' } as const;

const context = { state: new RequestState() } as Context;
const [operation] = parse('{ people { nodes { key } pageInfo { hasNextPage endCursor } } }').definitions;
const asked = {
  fieldNodes: operation?.kind === 'OperationDefinition' ? (operation.selectionSet.selections as never[]) : [],
  fragments: {},
  variableValues: {},
};

/** The page of the rows as they are now. */
async function pageOf(rows: readonly Row[], selection: Selection<Name>) {
  const resolve = listField(list, async (_args: object) => ({ rows, notice: null, asOf: '' }));
  const page = await resolve(null, selection, context, asked);
  return {
    rows: await page.nodes,
    totalCount: await page.totalCount,
    hasNextPage: await page.pageInfo.hasNextPage(),
    endCursor: await page.pageInfo.endCursor(),
  };
}

/** All rows that pages by cursor show while the list becomes what `change` makes of it before each page but the first. */
async function walk(
  start: readonly Row[],
  selection: Selection<Name>,
  change: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
) {
  const shown: Row[] = [];
  let rows = start;
  for (let after: string | null = null; ; rows = change(rows)) {
    const page = await pageOf(rows, { ...selection, after });
    shown.push(...page.rows);
    if (!page.hasNextPage) return { shown, rows };
    expect(shown.length, 'rows shown').toBeLessThan(1_000);
    after = page.endCursor;
  }
}

const anyParts = fc.record({
  name: fc.constantFrom('', 'Ada', 'ada', 'Àdá', 'Obi 9', 'Obi 10', 'Ụzọ', '007', '7'),
  count: fc.constantFrom('' as const, -1, 0, 2, 10),
  since: fc.constantFrom('', '2026-11-19T07:00:00+01:00', '2026-11-19T06:00:00+00:00', '2026-11-20T00:00:00+01:00'),
  isActive: fc.boolean(),
});
const someColumn = fc.constantFrom<Name[]>('NAME', 'COUNT', 'SINCE', 'ACTIVE');
const anyOrder = fc.array(
  fc.record({ column: someColumn, direction: fc.constantFrom('ASC' as const, 'DESC' as const) }),
  {
    maxLength: 3,
  },
);
const anyFilter = fc.option(fc.constantFrom('ada', '7'), { nil: null, freq: 4 });
const rowsOf = (parts: readonly Omit<Row, 'key'>[], keyOf = (place: number) => `row-${place}`) =>
  parts.map((part, place) => ({ key: keyOf(place), ...part }));

/** One change of a list: a row comes, goes or gets other values, or upstream answers in another order. */
const anyChange = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(), parts: anyParts }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('change' as const), at: fc.nat(), parts: anyParts }),
  fc.record({ kind: fc.constant('reverse' as const) }),
);
const anyChanges = fc.array(fc.array(anyChange, { maxLength: 6 }), { maxLength: 8 });

/** Carries out one array of changes at each call, and notes the keys of the rows that it has touched. */
function changing(changes: readonly (readonly (typeof anyChange extends fc.Arbitrary<infer One> ? One : never)[])[]) {
  const touched = new Set<string>();
  const inserted = new Set<string>();
  const rest = [...changes];
  const change = (before: readonly Row[]): readonly Row[] => {
    let rows = [...before];
    for (const one of rest.shift() ?? []) {
      if (one.kind === 'reverse') rows = rows.reverse();
      else if (one.kind === 'insert') {
        const key = `new-${inserted.size}`;
        inserted.add(key);
        rows.splice(one.at % (rows.length + 1), 0, { key, ...one.parts });
      } else {
        const row = rows[one.at % Math.max(rows.length, 1)];
        if (!row) continue;
        touched.add(row.key);
        rows.splice(rows.indexOf(row), 1, ...(one.kind === 'change' ? [{ ...row, ...one.parts }] : []));
      }
    }
    return rows;
  };
  return { change, touched };
}

describe('pages by cursor', () => {
  it('F-30 show each row that stays as it is exactly once, whatever happens to the others between the pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyParts, { maxLength: 30 }),
        anyChanges,
        anyOrder,
        anyFilter,
        fc.integer({ min: 1, max: 5 }),
        async (parts, changes, orderBy, search, first) => {
          const start = rowsOf(parts);
          const { change, touched } = changing(changes);
          const { shown, rows } = await walk(start, { search, orderBy, first }, change);
          const keys = shown.map(({ key }) => key);
          const untouched = (row: Row) => !touched.has(row.key);
          const expected = (await pageOf(start, { search, orderBy })).rows.filter(untouched);
          expect(shown.filter((row) => start.includes(row) && untouched(row))).toEqual(expected);
          const unchanged = [...start, ...rows].filter(untouched).map(({ key }) => key);
          for (const key of unchanged) expect(keys.indexOf(key)).toBe(keys.lastIndexOf(key));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('laid together are the whole list, also where upstream gives several records one key', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyParts, { maxLength: 20 }),
        fc.integer({ min: 1, max: 9 }),
        anyOrder,
        fc.integer({ min: 1, max: 5 }),
        async (parts, keys, orderBy, first) => {
          const rows = rowsOf(parts, (place) => `row-${place % keys}`);
          const whole = await pageOf(rows, { orderBy });
          expect((await walk(rows, { orderBy, first })).shown).toEqual(whole.rows);
          expect(whole).toMatchObject({ totalCount: rows.length, hasNextPage: false });
        },
      ),
      { numRuns: 200 },
    );
  });

  it('count all rows that pass, and answer no cursor for a page without rows', async () => {
    const rows = rowsOf(Array(3).fill({ name: 'Ada', count: 1, since: '', isActive: true }));
    const { endCursor } = await pageOf(rows, { first: 3 });
    const after = endCursor;
    expect(await pageOf(rows, { first: 2, after })).toEqual({
      rows: [],
      totalCount: 3,
      hasNextPage: false,
      endCursor: null,
    });
    expect(await pageOf(rows, { first: 0 })).toMatchObject({ hasNextPage: true, endCursor: null });
    expect(await pageOf(rows, { first: 1, offset: 1 })).toMatchObject({ rows: [rows[1]], hasNextPage: true });
  });
});

describe('a cursor', () => {
  const rows = rowsOf(['Ada', 'Obi', 'Eze'].map((name) => ({ name, count: 1, since: '', isActive: true })));
  const refusal = (field: string, message: string) =>
    expect.objectContaining({
      message: expect.stringContaining(message),
      extensions: { code: 'BAD_USER_INPUT', field },
    });
  const cursorOf = async (selection: Selection<Name> & { readonly date?: string }) =>
    (await pageOf(rows, { first: 1, ...selection })).endCursor;
  const ask = async (made: object, asking: object) => pageOf(rows, { after: await cursorOf(made), ...asking });

  it.each([
    ['of another date', { date: '2026-11-19' }, { date: '2026-11-20' }],
    ['of another search', { search: 'a' }, { search: 'b' }],
    ['of another filter', {}, { where: [{ column: 'NAME', in: ['Ada'] }] }],
    ['of another order', {}, { orderBy: [{ column: 'NAME' }] }],
    ['of the other direction', { orderBy: [{ column: 'NAME' }] }, { orderBy: [{ column: 'NAME', direction: 'DESC' }] }],
  ])('%s is refused with what to do', async (_what, made, asking) => {
    const what = 'was created with other arguments. Give the same arguments, or leave after out to start again';
    await expect(ask(made, asking)).rejects.toThrow(refusal('after', what));
  });

  it('holds for the same arguments, however they are written, and for pages of any length', async () => {
    const made = { search: ' a ', where: [], orderBy: [{ column: 'COUNT' as const }] };
    const same = { search: 'a', where: null, orderBy: [{ column: 'COUNT', direction: 'ASC' }], first: 3 };
    expect((await ask(made, same)).rows).toHaveLength(0);
    expect((await ask({}, { orderBy: null, search: '', first: 2 })).rows).toEqual([rows[2], rows[1]]);
  });

  it('that is broken is refused', async () => {
    const whole = (await cursorOf({})) ?? '';
    const forged = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    const known = JSON.parse(Buffer.from(whole, 'base64url').toString());
    const texts = [
      '',
      'x',
      '20',
      whole.slice(0, -4),
      whole + whole,
      'A'.repeat(10_000),
      forged(null),
      forged({}),
      forged([]),
      forged([...known, 'more']),
      forged(known.slice(0, -1)),
      forged(known.with(1, 0)),
      forged(known.with(2, null)),
      forged(known.with(2, ['Ada'])),
    ];
    for (const after of texts) {
      await expect(pageOf(rows, { after }), after.slice(0, 80)).rejects.toThrow(
        refusal('after', 'after is not a cursor. Give the endCursor of a page unchanged'),
      );
    }
  });

  it('beside an offset is refused', async () => {
    await expect(ask({}, { offset: 1 })).rejects.toThrow(refusal('offset', 'Give after or offset, not both'));
    expect((await ask({}, { offset: 0 })).rows).toHaveLength(2);
  });

  it('has at most 4,096 characters and finds its place again, or is refused, whatever the texts', async () => {
    const letters = fc.oneof(fc.nat(0x7f), fc.nat(0x10_ffff));
    const texts = fc.array(letters, { maxLength: 1_500, size: 'max' }).map((codes) => String.fromCodePoint(...codes));
    let isRefused = false;
    await fc.assert(
      fc.asyncProperty(texts, async (name) => {
        const long = [{ ...rows[0], name } as Row, rows[1] as Row];
        const orderBy = [{ column: 'COUNT' as const }];
        const [length, shown] = await Promise.all([
          pageOf(long, { first: 1, orderBy }).then(({ endCursor }) => endCursor?.length ?? 0),
          walk(long, { first: 1, orderBy }).then((walked) => walked.shown.length),
        ]).catch((error: unknown) => {
          expect(error).toEqual(refusal('orderBy', 'too long for a cursor'));
          isRefused = true;
          return [0, 2];
        });
        expect(length).toBeLessThanOrEqual(4_096);
        expect(shown).toBe(2);
      }),
      { numRuns: 50 },
    );
    expect(isRefused).toBe(true);
  });
});
