import { describe, expect, it } from 'vitest';
import { memoizeByIdentity } from '../../../gateway/shared/memoize.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';

function counted() {
  const counts = { worked: 0 };
  const sum = memoizeByIdentity((...lists: (readonly number[] | null)[]) => {
    counts.worked++;
    return { sum: lists.flatMap((list) => list ?? []).reduce((total, number) => total + number, 0) };
  });
  return { sum, counts };
}

describe('memoizeByIdentity', () => {
  it('works out the same lists once, and others anew, their order and number included', () => {
    const { sum, counts } = counted();
    const [one, other] = [[1, 2], [3]];
    expect(sum(one, other)).toEqual({ sum: 6 });
    expect(sum(one, other)).toBe(sum(one, other));
    expect(counts.worked).toBe(1);
    expect(sum(one)).toEqual({ sum: 3 });
    expect(sum(other, one)).not.toBe(sum(one, other));
    expect(sum(one, [3])).not.toBe(sum(one, other));
    expect(counts.worked).toBe(4);
  });

  it('tells a list that could not be read from one that is empty', () => {
    const { sum, counts } = counted();
    const [one, empty]: number[][] = [[1], []];
    expect(sum(null, one ?? [])).toBe(sum(null, one ?? []));
    sum(empty ?? [], one ?? []);
    expect(counts.worked).toBe(2);
  });

  it('caches undefined too', () => {
    let worked = 0;
    const nothing = memoizeByIdentity((_list: readonly number[]) => void worked++);
    const list = [1];
    nothing(list);
    nothing(list);
    expect(worked).toBe(1);
  });

  it('lets go of an answer with the first of its lists, and of the lists', async () => {
    const { sum } = counted();
    const stays = [1];
    const answers: WeakRef<object>[] = [];
    for (let version = 0; version < 20; version++) {
      const goes = [version];
      answers.push(new WeakRef(sum(stays, goes)), new WeakRef(sum(goes, stays)), new WeakRef(goes));
    }
    await collectGarbage();
    // The engine may hold on to the last ones that were in use.
    expect(answers.filter((answer) => answer.deref()).length).toBeLessThan(6);
  });
});
