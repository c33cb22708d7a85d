import { GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLString } from 'graphql';
import { describe, expect, it } from 'vitest';
import { areReady } from '../../../gateway/lists/ready-rows.ts';

const name = { path: ['staff', 'name'], type: GraphQLString, isNullable: [false, true] };
const good = { staff: { name: 'Ada' } };

describe('areReady', () => {
  it('passes values that graphql-js would answer as they are', async () => {
    const leaves = [
      name,
      { path: ['id'], type: GraphQLID, isNullable: [false] },
      { path: ['count'], type: GraphQLInt, isNullable: [true] },
      { path: ['isLate'], type: GraphQLBoolean, isNullable: [false] },
    ];
    const row = { ...good, id: '0012', count: null, isLate: false };
    expect(await areReady([row, { ...row, staff: { name: null }, count: 3 }], leaves)).toBe(true);
  });

  it.each([
    ['a missing value', { staff: {} }],
    ['a missing object', {}],
    ['null where there must be an object', { staff: null }],
    ['a function', { staff: { name: () => 'Ada' } }],
    ['a promise', { staff: Promise.resolve({ name: 'Ada' }) }],
    ['an error', { staff: Object.assign(new Error('none'), { name: 'Ada' }) }],
    ['a number where a text belongs', { staff: { name: 7 } }],
  ])('does not pass %s, wherever it stands', async (_what, bad) => {
    const rows = Array.from({ length: 7_000 }, (_, place) => (place === 6_500 ? bad : good));
    expect(await areReady(rows, [name])).toBe(false);
  });

  it('does not pass a value that its type refuses', async () => {
    const leaf = { path: ['count'], type: GraphQLInt, isNullable: [true] };
    expect(await areReady([{ count: 2 ** 40 }], [leaf])).toBe(false);
  });

  it('looks at each value of a list once', async () => {
    let reads = 0;
    const row = {
      get staff() {
        reads++;
        return { name: 'Ada' };
      },
    };
    const rows = [row, row];
    await Promise.all([areReady(rows, [name]), areReady(rows, [name])]);
    expect(reads).toBe(2);
  });
});
