import fc from 'fast-check';
import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, type GraphQLScalarType, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileRows, isSafe } from '../../../gateway/lists/compile-rows.ts';

/** Names that GraphQL allows: any, and those that mean something to JavaScript. */
const words = [
  'constructor',
  'hasOwnProperty',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'get',
  'set',
  'async',
  'await',
];
const reserved = [
  'default',
  'class',
  'new',
  'null',
  'this',
  'row',
  'values',
  'return',
  'arguments',
  'eval',
  '_',
  '__a',
];
const name = fc
  .oneof(fc.constantFrom(...words, ...reserved), fc.stringMatching(/^[_A-Za-z][_0-9A-Za-z]{0,9}$/))
  .filter((text) => text !== '__proto__');
const type = fc.constantFrom(GraphQLString, GraphQLID, GraphQLBoolean, GraphQLInt, GraphQLFloat);
const odd = fc.constantFrom(null, undefined, Number.NaN, 2 ** 40, {}, []);
const content = fc.oneof(fc.string(), fc.integer({ max: 2 ** 31 - 1 }), fc.boolean(), fc.double(), odd);
const field = fc.record({ key: name, name, value: type, isNullable: fc.boolean(), content });
const fields = fc.uniqueArray(field, { minLength: 1, maxLength: 6, selector: ({ key }) => key });

/** Whether graphql-js answers a value as it is: written without a thought to time. */
function isOwn(value: unknown, of: GraphQLScalarType, isNullable: boolean): boolean {
  if (value === null) return isNullable;
  if (typeof value === 'object' || value === undefined) return false;
  try {
    return of.serialize(value) === value;
  } catch {
    return false;
  }
}

describe('compileRows', () => {
  it('checks and answers what going through the fields one by one does, in their order', () => {
    fc.assert(
      fc.property(fields, (chosen) => {
        const row: Record<string, unknown> = Object.fromEntries(chosen.map((each) => [each.name, each.content]));
        const rows = compileRows(chosen);
        const expected = Object.fromEntries(chosen.map((each) => [each.key, row[each.name]]));
        expect(JSON.stringify(rows.project(row))).toBe(JSON.stringify(expected));
        const areOwn = chosen.every((each) => isOwn(row[each.name], each.value, each.isNullable));
        expect(rows.isReady(row)).toBe(areOwn);
      }),
      { numRuns: 500 },
    );
  });

  it('does the same within objects, and leaves null what is null at any depth', () => {
    const whole = { isNullable: true };
    const inner = compileRows([{ key: 'c', name: 'code', value: GraphQLInt, isNullable: false }]);
    const middle = compileRows([
      { key: 'n', name: 'name', value: GraphQLString, ...whole },
      { key: 'i', name: 'inner', value: inner, ...whole },
    ]);
    const { isReady, project } = compileRows([{ key: 'm', name: 'middle', value: middle, ...whole }]);
    const rows = [
      { middle: { name: 'a', inner: { code: 1, other: 1 } }, other: 2 },
      { middle: { name: null, inner: null } },
      { middle: null },
    ];
    expect(rows.map(project)).toEqual([{ m: { n: 'a', i: { c: 1 } } }, { m: { n: null, i: null } }, { m: null }]);
    expect(rows.map(isReady)).toEqual([true, true, true]);
    const bad = [{ middle: { name: 'a', inner: { code: null } } }, { middle: { name: 'a' } }, { middle: [] }, {}, null];
    expect(bad.map(isReady)).toEqual(bad.map(() => false));
  });

  it.each(['a\n', 'a;b', 'a: 1, b', '[x]', '"a"', 'é', 'a\u2028', '$a', '__proto__'])(
    'makes no program of %j, be it a key or a name',
    (text) => {
      const good = { key: 'a', name: 'a', value: GraphQLString, isNullable: false };
      expect(isSafe(text)).toBe(false);
      expect(() => compileRows([{ ...good, key: text }])).toThrow('is unsafe');
      expect(() => compileRows([{ ...good, name: text }])).toThrow('is unsafe');
    },
  );
});
