import { describe, expect, it } from 'vitest';
import { createJoin } from '../../../gateway/reports/attendance.ts';
import { maximumRangeRows } from '../../../schema/limits.ts';

const counted = () => {
  const joins: string[] = [];
  const join = createJoin<number>((days, lists) => {
    joins.push(days.join());
    return lists.flat();
  });
  return { join, joins };
};
const days = ['2026-11-16', '2026-11-17'];

describe('createJoin', () => {
  it('joins the same lists once, as long as they may be, and answers the same array', () => {
    const { join, joins } = counted();
    const lists = [Array<number>(maximumRangeRows - 1).fill(1), [2]];
    const rows = join('in', days, lists);
    expect(rows).toHaveLength(maximumRangeRows);
    expect(join('in', days, [...lists])).toBe(rows);
    expect(joins).toHaveLength(1);
  });

  it('joins anew where a list is another one, and apart by name and days', () => {
    const { join, joins } = counted();
    const [one, other] = [[1], [2]];
    expect(join('in', days, [one, other])).toEqual([1, 2]);
    expect(join('in', days, [one, [3]])).toEqual([1, 3]);
    expect(join('out', days, [one, other])).toEqual([1, 2]);
    expect(join('in', days.slice(0, 1), [one])).toEqual([1]);
    expect(joins).toHaveLength(4);
  });

  it('retains no more rows than one range may have', () => {
    const { join, joins } = counted();
    const half = [Array<number>(maximumRangeRows / 2).fill(1), []];
    for (const name of ['a', 'b', 'c', 'b', 'c', 'a']) join(name, days, half);
    expect(joins).toHaveLength(4);
  });

  it('retains ranges without rows', () => {
    const { join, joins } = counted();
    const lists = [[], []];
    expect(join('in', days, lists)).toBe(join('in', days, lists));
    expect(joins).toHaveLength(1);
  });
});
