import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { cachedByLists } from './cached-by-lists.ts';
import type { CompiledRows } from './compile-rows.ts';

/** Rows looked at before others get their turn. */
const rowsAtOnce = 1_000;

type Check = CompiledRows['isReady'];

/** Whether all rows pass. The rows of a list version are looked at once for each check; others run meanwhile. */
export const areReady = cachedByLists(passAll);

async function passAll(rows: readonly unknown[], isReady: Check): Promise<boolean> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    if (start > 0) await eventLoopTurn();
    const end = Math.min(start + rowsAtOnce, rows.length);
    for (let place = start; place < end; place++) if (!isReady(rows[place])) return false;
  }
  return true;
}
