import { describe, expect, it } from 'vitest';
import { fetchRows, printCap } from '../../../web/list/print/use-print.ts';

/** A list of so many rows, asked for page by page; notes what was asked. */
function listOf(total: number) {
  const asked: [first: number, offset: number][] = [];
  const ask = async (first: number, offset: number) => {
    asked.push([first, offset]);
    const nodes = Array.from({ length: Math.max(0, Math.min(first, total - offset)) }, (_, index) => offset + index);
    return { nodes, totalCount: total };
  };
  return { ask, asked };
}

describe('printing a list', () => {
  it('F-162 fetches its rows page by page without blocking, and tells how many have come', async () => {
    const { ask, asked } = listOf(450);
    const told: unknown[] = [];
    const { rows, total } = await fetchRows(ask, (progress) => told.push(progress), new AbortController().signal);
    expect([rows, total]).toEqual([Array.from({ length: 450 }, (_, index) => index), 450]);
    expect(asked.map(([, offset]) => offset)).toEqual([0, 200, 400]);
    expect(told).toEqual([200, 400, 450].map((count) => ({ rows: count, wanted: 450 })));
  });

  it('F-46 F-162 fetches no more than paper takes, and knows how many there are', async () => {
    const { ask } = listOf(54_321);
    const { rows, total } = await fetchRows(ask, () => undefined, new AbortController().signal);
    expect([rows.length, total]).toEqual([printCap, 54_321]);
  });

  it('F-162 stops when it is told to, and when a list has become shorter', async () => {
    const stopped = new AbortController();
    const { ask, asked } = listOf(900);
    const fetching = fetchRows(ask, () => stopped.abort(), stopped.signal);
    await expect(fetching).rejects.toThrow();
    expect(asked).toHaveLength(1);
    const shorter = async (first: number, offset: number) => ({
      ...(await listOf(200).ask(first, offset)),
      totalCount: 400,
    });
    expect((await fetchRows(shorter, () => undefined, new AbortController().signal)).rows).toHaveLength(200);
  });
});
