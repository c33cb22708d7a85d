import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compileRows } from '../../../gateway/lists/compile-rows.ts';
import { areReady } from '../../../gateway/lists/ready-rows.ts';

const leaf = (name: string, value: Parameters<typeof compileRows>[0][number]['value'], isNullable = false) => ({
  key: name,
  name,
  isNullable,
  value,
});
const staff = leaf('staff', compileRows([leaf('name', GraphQLString, true)]));
const { isReady } = compileRows([staff]);
const good = { staff: { name: 'Ada' } };

describe('areReady', () => {
  it('passes values that graphql-js would answer as they are', async () => {
    const rows = compileRows([
      staff,
      leaf('id', GraphQLID),
      leaf('count', GraphQLInt, true),
      leaf('degrees', GraphQLFloat, true),
      leaf('isLate', GraphQLBoolean),
    ]);
    const row = { ...good, id: '0012', count: null, degrees: 6.4, isLate: false };
    expect(await areReady([row, { ...row, staff: { name: null }, count: 3 }], rows.isReady)).toBe(true);
  });

  it.each([
    ['a missing value', { staff: {} }],
    ['a missing object', {}],
    ['null where there must be an object', { staff: null }],
    ['a text where there must be an object', { staff: 'Ada' }],
    ['no row', null],
    ['an error in place of a row', Object.assign(new Error('none'), good)],
    ['a function', { staff: { name: () => 'Ada' } }],
    ['a promise', { staff: Promise.resolve({ name: 'Ada' }) }],
    ['an error', { staff: Object.assign(new Error('none'), { name: 'Ada' }) }],
    ['a number where a text belongs', { staff: { name: 7 } }],
  ])('does not pass %s, wherever it stands', async (_what, bad) => {
    const rows = Array.from({ length: 7_000 }, (_, place) => (place === 6_500 ? bad : good));
    expect(await areReady(rows, isReady)).toBe(false);
  });

  it.each([
    [GraphQLInt, 2 ** 40],
    [GraphQLInt, '7'],
    [GraphQLFloat, Number.NaN],
    [GraphQLFloat, '6.4'],
    [GraphQLBoolean, 1],
    [GraphQLID, 12],
  ])('does not pass what %s refuses or converts: %s', async (type, value) => {
    expect(await areReady([{ value }], compileRows([leaf('value', type, true)]).isReady)).toBe(false);
  });

  it('looks at each row of a list once', async () => {
    let reads = 0;
    const row = {
      get staff() {
        reads++;
        return good.staff;
      },
    };
    const rows = [row, row];
    await areReady(rows, isReady);
    const once = reads;
    await Promise.all([areReady(rows, isReady), areReady(rows, isReady)]);
    expect(reads).toBe(once);
  });
});

describe('compileRows', () => {
  it('answers fields under their keys, in their order, objects within and null where it stands', () => {
    const { project } = compileRows([leaf('isLate', GraphQLBoolean), { ...staff, key: 'who', isNullable: true }]);
    expect(JSON.stringify(project({ staff: { name: 'Ada', more: 1 }, isLate: true, more: 2 }))).toBe(
      '{"isLate":true,"who":{"name":"Ada"}}',
    );
    expect(project({ staff: null, isLate: false })).toEqual({ isLate: false, who: null });
  });

  it.each(['__proto__', 'a b', 'a-b', '1a', "a'", ''])('takes no %s for a name', (key) => {
    expect(() => compileRows([{ ...leaf('name', GraphQLString), key }])).toThrow('is unsafe');
  });
});
