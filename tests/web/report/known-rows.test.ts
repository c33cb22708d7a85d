import { describe, expect, it } from 'vitest';
import { type KnownRows, learn } from '../../../web/list/live/live-list.tsx';

const look = (totalCount: number, ...keys: string[]) => ({ totalCount, nodes: keys.map((key) => ({ key })) });
const freshOf = ({ fresh }: KnownRows) => [...fresh];

describe('learn', () => {
  it('takes the newest for new that came between loading and the first look', () => {
    expect(freshOf(learn(null, look(5, 'e', 'd', 'c', 'b'), 3))).toEqual(['e', 'd']);
  });

  it('remembers every row that came, also one that is not the newest', () => {
    let known = learn(null, look(2, 'b', 'a'), 2);
    known = learn(known, look(3, 'c', 'b', 'a'), 2);
    known = learn(known, look(4, 'c', 'late', 'b'), 2);
    expect(freshOf(known)).toEqual(['c', 'late']);
  });

  it('takes no old row for new that follows at the end when another one goes', () => {
    let known = learn(null, look(4, 'd', 'c', 'b'), 4);
    known = learn(known, look(3, 'c', 'b', 'a'), 4);
    expect(freshOf(known)).toEqual([]);
  });
});
