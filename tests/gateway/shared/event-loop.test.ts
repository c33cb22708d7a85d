import { describe, expect, it } from 'vitest';
import { inTurns, nextTurn } from '../../../gateway/shared/event-loop.ts';
import { withIDs } from '../../../telemetry/request-ids.ts';

describe('nextTurn', () => {
  it('lets long works go on one a turn, in their order, with everybody else between them', async () => {
    const order: string[] = [];
    let isOver = false;
    const other = () => {
      if (order.at(-1) !== 'other') order.push('other');
      if (!isOver) setImmediate(other);
    };
    setImmediate(other);
    const work = async (name: string) => {
      for (let part = 0; part < 3; part++) {
        await nextTurn();
        order.push(name);
      }
    };
    await Promise.all([work('a'), work('b')]);
    isOver = true;
    expect(order.filter((name) => name !== 'other')).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
    // Never two of them in one turn.
    expect(order.some((name, place) => name !== 'other' && order[place + 1] === name)).toBe(false);
    expect(order.filter((name) => name === 'other').length).toBeGreaterThanOrEqual(5);
  });

  it('F-01 lets a request of one task wait for one task of each other, however many these have', async () => {
    const order: string[] = [];
    const work = async (request: string) => {
      await nextTurn();
      order.push(request);
    };
    const greedy = withIDs({ request: 'greedy' }, () => Array.from({ length: 50 }, () => work('greedy')));
    const modest = withIDs({ request: 'modest' }, () => work('modest'));
    await Promise.all([...greedy, modest]);
    expect(order.indexOf('modest')).toBe(1);
    expect(order).toHaveLength(51);
  });
});

describe('inTurns', () => {
  it('gives all items in their order, so many a turn', async () => {
    let turns = 0;
    let next = setImmediate(function turn() {
      turns += 1;
      next = setImmediate(turn);
    });
    const seen: [number, number][] = [];
    for await (const item of inTurns([1, 2, 3, 4, 5], 2)) seen.push([item, turns]);
    clearImmediate(next);
    expect(seen.map(([item]) => item)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(seen.map(([, turn]) => turn)).size).toBe(3);
  });
});
