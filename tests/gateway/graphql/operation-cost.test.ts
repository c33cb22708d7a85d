import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { priceOf } from '../../support/price-of.ts';

const schema = buildSchema(`
  directive @cost(weight: String!) on FIELD_DEFINITION | OBJECT
  directive @listSize(assumedSize: Int, slicingArguments: [String!], sizedFields: [String!]) on FIELD_DEFINITION
  directive @page on OBJECT
  type Query {
    plain: Int
    list(first: Int = 20, search: String, where: [Condition!], orderBy: [String!], after: String): List
      @listSize(assumedSize: 20000, slicingArguments: ["first"], sizedFields: ["nodes"])
    trend(days: Int! = 30): Trend @cost(weight: "0") @listSize(slicingArguments: ["days"], sizedFields: ["days"])
    part: Part @cost(weight: "0")
  }
  type Trend { daysRead: Int, days: [Day!]! }
  type Day @cost(weight: "3") { number: Int }
  type Part { free: Int, dear: Int @cost(weight: "5"), part: Part, parts: [Part!]! }
  type List @page { nodes: [Row!]!, totalCount: Int, facets(columns: [String!]!): [Facet!]! @listSize(slicingArguments: ["columns"]) }
  type Facet @cost(weight: "0.25") { column: String, values: [Value!]! @listSize(assumedSize: 500) }
  type Value { value: String, count: Int }
  type Row { name: String, url(width: Int): String @cost(weight: "0.001"), row: Row }
  input Condition { contains: String, from: String, anyOf: [Condition!], not: Condition }
  type Mutation { write: Int }
`);

const cost = (text: string, variables: Record<string, unknown> = {}) => priceOf(text, variables, schema);

describe('operationCost', () => {
  it.each([
    ['a root field', '{ plain }', 1],
    ['each alias', '{ a: plain b: plain }', 2],
    ['what is skipped, as nothing', '{ part { dear @skip(if: true) ... @include(if: false) { dear } } }', 0],
    ['a mutation', 'mutation { write }', 1],
    ['fields within', '{ part { free dear part { dear } } }', 10],
    [
      'fragments, where they are spread, and what they join once, as it is answered',
      '{ part { ...f } other: part { ...f ... { dear x: dear } } } fragment f on Part { dear }',
      15,
    ],
    ['a number that multiplies', '{ trend(days: 7) { days { number } } }', 21],
    ['the same without what it multiplies', '{ trend(days: 7) { daysRead } }', 21],
    ['the same left out', '{ trend { daysRead } }', 90],
    ['the same below nothing, as nothing', '{ trend(days: -7) { daysRead } }', 0],
    ['a page', '{ list(first: 200) { nodes { name } } }', 1],
    ['the same of a page', '{ list(first: 200) { nodes { url } } }', 1],
    [
      'aliases of the same, within fragments',
      `{ list(first: 200) { nodes { row { ...f } } } } fragment f on Row { ${Array.from({ length: 58 }, (_, i) => `u${i}: url(width: ${i + 1})`).join(' ')} }`,
      1 + 12,
    ],
    ['the whole list, which is refused later, as a page', '{ list(first: null) { nodes { url } } }', 1],
    [
      'columns that are counted',
      `{ list { facets(columns: [${'"A" '.repeat(8)}]) { values { value count } } } }`,
      1 + 3,
    ],
    [
      'a column without its list',
      `{ list { ${Array.from({ length: 20 }, (_, i) => `f${i}: facets(columns: "A") { column }`).join(' ')} } }`,
      1 + 5,
    ],
    ['words of a search', '{ list(search: " ada  obi ") { totalCount } }', 1 + 1],
    ['conditions', `{ list(where: [${'{ contains: "a", from: "b" } '.repeat(10)}]) { totalCount } }`, 1 + 2],
    [
      'conditions in groups, each with its group',
      `{ list(where: { anyOf: [${'{ contains: "a", from: "b" } '.repeat(8)}], not: { not: { contains: "a" } } }) { totalCount } }`,
      1 + 2,
    ],
    ['one condition without its list', '{ list(where: { contains: "a" }) { totalCount } }', 1],
    ['a page by cursor', '{ list(after: "x", orderBy: ["A"]) { totalCount } }', 1 + 1],
    ['steps of a sort', `{ list(orderBy: [${'"A" '.repeat(8)}]) { totalCount } }`, 1 + 2],
    [
      'entries of other lists',
      `{ part { ${Array.from({ length: 60 }, (_, i) => `p${i}: parts { ${Array.from({ length: 10 }, (_, j) => `f${j}: free`).join(' ')} }`).join(' ')} } }`,
      2,
    ],
    ['the schema', '{ __typename __schema { types { name } } }', 25],
  ])('counts %s', (_what, document, expected) => {
    expect(cost(document)).toBe(expected);
  });

  it('reads variables, and their defaults', () => {
    const document =
      'query ($days: Int = 4, $first: Int = null) { trend(days: $days) { daysRead } list(first: $first) { nodes { url } } }';
    expect(cost(document)).toBe(12 + 1);
    expect(cost(document, { days: 31, first: 20 })).toBe(94);
    // Refused later, before a resolver runs.
    expect(cost(document, { days: 'many', first: 20 })).toBe(0);
    expect(cost(document, { days: 0, first: 2 ** 40 })).toBe(0);
    expect(cost('query ($days: Int) { trend(days: $days) { daysRead } }')).toBe(90);
    const search =
      'query ($where: [Condition!], $search: String) { list(where: $where, search: $search) { totalCount } }';
    expect(cost(search, { where: Array(20).fill({ contains: 'a', from: 'b' }), search: 'ada obi' })).toBe(1 + 5);
    expect(cost(search, { where: [null, 7], search: 7 })).toBe(0);
  });

  it.each(Object.getOwnPropertyNames(Object.prototype))(
    'takes a variable $%s that is left out for what it is',
    (name) => {
      const document = `query ($${name}: Int) { trend(days: $${name}) { daysRead } }`;
      expect(cost(document)).toBe(90);
      expect(cost(document, JSON.parse(`{ "${name}": 2 }`))).toBe(6);
      expect(cost(`query ($${name}: Int = 3) { trend(days: $${name}) { daysRead } }`)).toBe(9);
    },
  );
});

describe('operationCost of what the parts of a list share', () => {
  const shared = buildSchema(`
    directive @calls(once: Int, eachDay: [String!]) on FIELD_DEFINITION
    type Query {
      attendance(date: String): List
      staffMonth(month: String!): List
      between(from: String!, to: String!): List @calls(eachDay: ["from", "to"])
    }
    type List { found: Int @calls(once: 32) }
  `);
  const costOf = (...fields: readonly string[]) => {
    const text = `{ ${fields.map((field, place) => `a${place}: ${field} { ...f }`).join(' ')} } fragment f on List { found other: found }`;
    return priceOf(text, {}, shared);
  };
  const on = (date: string) => `attendance(date: "${date}")`;

  it.each([
    ['one day', [on('2026-11-19')], 35],
    ['no day at all', ['attendance'], 35],
    ['each of several lists', [on('2026-11-19'), on('2026-11-19'), on('2026-05-19')], 3 * 35],
    ['a month', ['staffMonth(month: "2026-11")'], 1 + 32 + 62],
    ['a month and a day in it', ['staffMonth(month: "2026-11")', on('2026-11-19')], 35 + 1 + 32 + 62],
    ['some days', ['between(from: "2026-11-01", to: "2026-11-07")'], 7 + 32 + 14],
  ])('prices %s', (_name, fields, points) => {
    expect(costOf(...fields)).toBe(points);
  });

  it('S21 counts of two alternatives the one that the variables choose', () => {
    const text = 'query ($on: Boolean!) { a: part @include(if: $on) { dear } b: part @skip(if: $on) { dear } }';
    expect([cost(text, { on: true }), cost(text, { on: false })]).toEqual([5, 5]);
  });
});
