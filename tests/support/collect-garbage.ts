import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Frees everything that nothing holds any more; what was just read through a WeakRef lives until its turn is over. */
export async function collectGarbage(): Promise<void> {
  await wait(0);
  collect();
}
