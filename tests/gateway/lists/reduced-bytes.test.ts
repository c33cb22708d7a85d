import { describe, expect, it } from 'vitest';
import { reducedCall } from '../../../gateway/lists/list-versions.ts';
import { bearerOf } from '../../support/bearer.ts';
import { fakeUpstreamList, success } from '../../support/fake-upstream-list.ts';
import { numbers, storeOver } from '../../support/list-store.ts';

describe('a reduced list', () => {
  it('N-23 lets the store hold two months of days of 20,000 people, whom all days share', async () => {
    const ids = Array.from({ length: 20_000 }, (_, index) => String(index));
    const people = ids.map((staffID) => ({ staffID, name: `Person ${staffID}`, department: 'Maintenance' }));
    const punches = {
      ...{ people, localSeconds: ids.map(Number), texts: ['+01:00'], who: new Uint32Array(ids.length) },
      latitudes: new Float64Array(ids.length),
    };
    const { store } = storeOver(fakeUpstreamList(() => success([1])).rest, { maximumBytes: 10_000_000 });
    const call = reducedCall(numbers().call, () => punches);
    await store.read(call, bearerOf('ada'), { isSettled: true });
    expect(store.size.bytes).toBeGreaterThan(20_000 * (8 + 8 + 4 + 8));
    expect(store.size.bytes * 160).toBeLessThan(256 * 1024 * 1024);
  });

  it.each([true, false])(
    'retains of a reduced list neither rows nor body, and recognises it (ETag: %s)',
    async (hasETags) => {
      const thousand = Array.from({ length: 1_000 }, (_, number) => number);
      const { rest } = fakeUpstreamList(() => success(thousand), { hasETags });
      const { store, clock } = storeOver(rest);
      const { call, counts } = numbers();
      const counted = reducedCall(call, (rows) => ({ count: rows.length }));
      const { rows } = await store.read(counted, bearerOf('ada'));
      expect(rows).toEqual([{ count: 1_000 }]);
      clock.now += 60_000;
      expect((await store.read(counted, bearerOf('obi'))).rows).toBe(rows);
      expect(counts.parsed).toBe(1);
      const before = store.size.bytes;
      await store.read(call, bearerOf('ada'));
      expect(store.size.bytes - before).toBeGreaterThan(before + 100_000);
    },
  );
});
