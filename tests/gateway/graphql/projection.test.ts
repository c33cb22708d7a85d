/** @module-tag long */
import { isDeepStrictEqual } from 'node:util';
import type { GraphQLRequestContextDidResolveOperation, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { type ExecutionResult, execute, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { planLists, projectLists, streamedAnswer } from '../../../gateway/graphql/projected-lists.ts';
import { scalars } from '../../../gateway/graphql/scalars.ts';
import { codedError } from '../../../gateway/shared/errors.ts';
import fc, { cases } from '../../support/fast-check.ts';

const typeDefs = `
  scalar Latitude
  enum Role { ADMIN USER }
  type Inner { text: String! maybe: String inner: Inner numbers: [Int!] made(width: Int = 3, isOn: Boolean): String }
  type Row {
    id: ID! text: String count: Int ratio: Float! isOn: Boolean role: Role latitude: Latitude
    inner: Inner needed: Inner! inners: [Inner] wrapped: Inner
  }
  directive @page on OBJECT
  type List @page { nodes: [Row!]! totalCount: Int! facets: [Inner!]! }
  type Query { list: List! other: List }`;

const schema = planLists(
  makeExecutableSchema({
    typeDefs,
    resolvers: {
      Latitude: scalars.Latitude,
      Query: { list: (_parent, _args, { rows }) => listOf(rows), other: (_parent, _args, { rows }) => listOf(rows) },
      Row: {
        wrapped: (row) =>
          row.id === 'fails' ? Promise.reject(new Error('gone')) : { text: row.text, maybe: String(row.id) },
      },
      Inner: {
        made: (inner, { width, isOn }) => {
          if (width === 0) throw new Error(`of ${inner.text}`);
          if (width === -1) throw codedError('BAD_USER_INPUT', 'width is -1.', { field: 'width' });
          return width == null ? null : `${inner.text} ${width} ${isOn}`;
        },
      },
    },
  }),
);

const listOf = (rows: readonly unknown[]) => ({
  nodes: rows,
  totalCount: rows.length,
  facets: async () => [
    { text: 'a', numbers: [1, 2] },
    { text: 'b', inner: { text: 'c' } },
  ],
});

/** Documents made at random do not use all that they define. */
const rules = specifiedRules.filter((rule) => !/^NoUnused/.test(rule.name));

/** What is answered with the lists projected, as the text that is sent, and what graphql-js answers by itself. */
async function answer(query: string, rows: readonly unknown[], variableValues: Record<string, unknown>) {
  const document = parse(query);
  expect(validate(schema, document, rules)).toEqual([]);
  const run = (contextValue: object) => execute({ schema, document, variableValues, contextValue });
  const plain = textOf(await run({ rows }));
  const contextValue = { rows } as unknown as Context;
  const http = {} as never;
  const hooks = (await projectLists.requestDidStart?.({} as never)) ?? {};
  await hooks.didResolveOperation?.({ contextValue } as GraphQLRequestContextDidResolveOperation<Context>);
  const singleResult = await run(contextValue);
  const response = { body: { kind: 'single', singleResult } };
  await hooks.willSendResponse?.({
    contextValue,
    request: { http },
    response,
  } as unknown as GraphQLRequestContextWillSendResponse<Context>);
  const text = textOf(singleResult);
  const streamed = streamedAnswer(http, text);
  return { plain, projected: streamed ? await joined(streamed.write(text)) : text, isStreamed: streamed !== null };
}

async function joined(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/**
 * The data, and which fields of the query have failed. Where several lists of one field hold the odd row, it is a matter
 * of timing which of their errors graphql-js reports; where one of them leaves no data at all, so are the fields.
 */
function outcomeOf(text: string) {
  const { data, errors } = JSON.parse(text) as { data: unknown; errors: string[] };
  if (data === null) return { data, failed: errors.length > 0 };
  return { data, failed: new Set(errors.map((error) => (JSON.parse(error) as { path: string[] }).path[0])) };
}

const textOf = ({ data, errors = [] }: ExecutionResult) =>
  JSON.stringify({ data, errors: errors.map((error) => JSON.stringify(error)).sort() });

const good = {
  id: '7',
  text: 'Ada "x" },{ Ọlá',
  count: 3,
  ratio: 0.5,
  isOn: true,
  role: 'USER',
  latitude: 6.5,
  inner: { text: '', inner: { text: 'deep', maybe: null } },
  needed: { text: 'needed', numbers: [1, 2, 3] },
  inners: [{ text: 'one' }, null, { text: 'two', inner: null }],
};

/** Values that the REST service cannot bring this far: what reads its replies lets none through. */
const odd: Readonly<Record<string, object>> = {
  'a number that no Int can hold': { count: 2 ** 40 },
  'a text where a number belongs': { count: 'many' },
  'a number written as text': { count: '12' },
  'a number that is none': { ratio: Number.NaN },
  'a number where a text belongs': { text: 7 },
  'a number where an ID belongs': { id: 7 },
  'an object where a text belongs': { text: {} },
  'an object with a value where a text belongs': { text: { valueOf: () => 'own' } },
  'a text where a truth value belongs': { isOn: 'yes' },
  'a number where a truth value belongs': { isOn: 1 },
  'a value that its enum does not have': { role: 'BOSS' },
  'a latitude beyond the pole': { latitude: 91 },
  'null where there must be an ID': { id: null },
  'null further in, where there must be a text': { inner: { text: null } },
  'null where there must be an object': { needed: null },
  'an object that is missing': { inner: undefined },
  'a text that is missing': { text: undefined },
  'a text where an object belongs': { inner: 'Ada' },
  'an error': { text: new Error('of the row') },
  'an error in place of an object': { needed: new Error('of the row') },
  'a function': { text: () => 'made' },
  'a function in place of an object': { inner: () => ({ text: 'made' }) },
  'a promise': { text: Promise.resolve('late') },
  'a promise of an object': { needed: Promise.resolve({ text: 'late' }) },
  'a list with holes': { inners: Object.assign([], { 0: good.inner, 2: good.inner }) },
  'a list that is a set': { inners: new Set([good.inner]) },
  'no list where there may be one': { inners: {} },
  'a list with an error': { inners: [good.inner, new Error('of the item')] },
  'a list with a number that is none': { needed: { text: '', numbers: [1, 'x'] } },
  'an object without a prototype': Object.assign(Object.create(null), good),
  'a promise that fails': { id: 'fails' },
};

const everything = `{ list { nodes {
  id text count ratio isOn role latitude inner { text maybe inner { text } made } needed { text numbers made(width: 2) }
  inners { text inner { text } } wrapped { text maybe }
} totalCount } }`;

const directive = fc.constantFrom(
  '',
  '',
  '',
  ' @include(if: true)',
  ' @skip(if: true)',
  ' @include(if: $on)',
  ' @skip(if: $on)',
);

/** Selections of a type; `leaves` are fields without, `branches` fields with selections. */
function selections(
  leaves: readonly string[],
  branches: Readonly<Record<string, fc.Arbitrary<string>>>,
  type: string,
): fc.Arbitrary<string> {
  const field = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...leaves), directive).map((parts) => parts.join('')) },
    ...Object.entries(branches).map(([name, inner]) =>
      fc
        .tuple(fc.constantFrom(name, `other: ${name}`.replace('other', `x${name}`)), directive, inner)
        .map(([shown, given, inside]) => `${shown}${given} { ${inside} }`),
    ),
  );
  const part = fc.oneof(
    { weight: 5, arbitrary: field },
    fc
      .tuple(fc.constantFrom('...', `... on ${type}`), directive, field)
      .map(([spread, given, inside]) => `${spread}${given} { ${inside} }`),
    fc.tuple(fc.constantFrom(`...${type}One`, `...${type}Two`), directive).map((parts) => parts.join('')),
  );
  return fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));
}

const innerLeaves = [
  'text',
  'maybe',
  'numbers',
  '__typename',
  'then: text',
  'm1: made',
  'm2: made(width: $w)',
  'm3: made(width: 1, isOn: $on)',
  'bad: made(width: 0)',
];
const rowLeaves = [
  'id',
  'text',
  'count',
  'ratio',
  'isOn',
  'role',
  'latitude',
  '__typename',
  '__proto__: id',
  'constructor: id',
  'toJSON: text',
  'again: count',
];
const deepest = selections(innerLeaves, {}, 'Inner');
const inner = selections(innerLeaves, { inner: deepest }, 'Inner');
const row = selections(rowLeaves, { inner, needed: inner, inners: inner, wrapped: deepest }, 'Row');
const list = fc
  .tuple(row, row, directive)
  .map(
    ([one, other, given]) =>
      `nodes${given} { ${one} } totalCount more: nodes { ${other} } nodes { id } facets { text numbers }`,
  );
const leafSets = fc.record({
  InnerOne: fc.constantFrom('text', 'maybe @skip(if: $on)', 'm2: made(width: $w)'),
  InnerTwo: fc.constantFrom('numbers', '__typename text'),
  RowOne: fc.constantFrom('id count', 'text @include(if: $on)', 'inner { text }'),
  RowTwo: fc.constantFrom('role', 'needed { maybe } latitude', 'inners { inner { text } }'),
});
const documents = fc.tuple(list, list, leafSets).map(([one, other, fragments]) => {
  const query = `query ($on: Boolean!, $w: Int) { list { ${one} } renamed: other { ${other} } ...Used }`;
  const used =
    'fragment Used on Query { unused: list { nodes { ...RowOne ...RowTwo inner { ...InnerOne ...InnerTwo m: made(width: $w) } } } }';
  const definitions = Object.entries(fragments).map(
    ([name, body]) => `fragment ${name} on ${name.slice(0, -3)} { ${body} }`,
  );
  return [query, used, ...definitions].join('\n');
});
const variables = fc.record({ on: fc.boolean(), w: fc.constantFrom(null, 0, 1, 7) });
const oddRow = fc.constantFrom(...Object.values(odd)).map((part) => ({ ...good, ...part }));
const fewRows = fc.array(fc.oneof({ weight: 4, arbitrary: fc.constant(good) }, oddRow), { maxLength: 5 });
/** One odd row at most: which of several errors is the last that graphql-js notes is a matter of timing. */
const manyRows = fc.oneof(fc.constant(good), oddRow).map((one) => Array<object>(520).fill(good).with(300, one));

describe('projectLists', () => {
  it('answers pages as graphql-js does, whatever is selected of whatever rows', async () => {
    await fc.assert(
      fc.asyncProperty(documents, fewRows, variables, async (query, rows, values) => {
        const { plain, projected } = await answer(query, rows, values);
        // On a busy machine the lists are completed in another order, and so are their errors.
        expect(projected === plain || isDeepStrictEqual(outcomeOf(projected), outcomeOf(plain))).toBe(true);
      }),
      { numRuns: cases(40, 120) },
    );
  });

  it('answers long lists as graphql-js does, whatever is selected of whatever rows', async () => {
    await fc.assert(
      fc.asyncProperty(documents, manyRows, variables, async (query, rows, values) => {
        // One error for each of the rows is the business of pages.
        fc.pre(values.w !== 0 && !query.includes('bad:'));
        const { plain, projected } = await answer(query, rows, values);
        expect(isDeepStrictEqual(outcomeOf(projected), outcomeOf(plain))).toBe(true);
      }),
      { numRuns: cases(8, 20) },
    );
  });

  it.each(Object.entries(odd))(
    'answers a long list with %s as graphql-js does, errors included',
    async (_what, part) => {
      const rows = Array<object>(1_000)
        .fill(good)
        .with(700, { ...good, ...part });
      const { plain, projected } = await answer(everything, rows, {});
      expect(projected === plain).toBe(true);
    },
  );

  it('writes a long list beside the execution', async () => {
    const { plain, projected, isStreamed } = await answer(everything, Array(1_000).fill(good), {});
    expect(isStreamed).toBe(true);
    expect(projected === plain).toBe(true);
  });

  it.each([1, 1_000])('F-01 answers arguments that are wrong within %i rows with one error', async (count) => {
    const { projected } = await answer('{ list { nodes { inner { made(width: -1) } } } }', Array(count).fill(good), {});
    const { data, errors } = JSON.parse(projected);
    expect(data).toBe(null);
    expect(errors.map((error: string) => JSON.parse(error))).toMatchObject([
      { message: 'width is -1.', path: ['list', 'nodes'], extensions: { code: 'BAD_USER_INPUT', field: 'width' } },
    ]);
  });
});
