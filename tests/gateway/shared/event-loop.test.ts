import { setImmediate as immediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { mustYield, yieldToEventLoop } from '../../../gateway/shared/event-loop.ts';
import { withIDs } from '../../../telemetry/request-ids.ts';

describe('mustYield', () => {
  it('is true once a turn has been worked in for long, for everybody, until the next turn', async () => {
    await immediate();
    while (!mustYield());
    expect(mustYield()).toBe(true);
    await Promise.resolve();
    expect(mustYield()).toBe(true);
    await immediate();
    await immediate();
    expect(mustYield()).toBe(false);
  });
});

describe('yieldToEventLoop', () => {
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
        await yieldToEventLoop();
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

  it('F-01: lets a request of one task wait for one task of each other, however many these have', async () => {
    const order: string[] = [];
    const work = async (request: string) => {
      await yieldToEventLoop();
      order.push(request);
    };
    const greedy = withIDs({ request: 'greedy' }, () => Array.from({ length: 50 }, () => work('greedy')));
    const modest = withIDs({ request: 'modest' }, () => work('modest'));
    await Promise.all([...greedy, modest]);
    expect(order.indexOf('modest')).toBe(1);
    expect(order).toHaveLength(51);
  });
});
