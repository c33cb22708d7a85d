import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { type Compared, PictureStore } from './picture-store.ts';

/** What the thread is asked to do. */
export type PictureTask =
  | { readonly type: 'sizes'; readonly addresses: readonly string[] }
  | { readonly type: 'read'; readonly address: string; readonly bytes: Uint8Array }
  | { readonly type: 'compare'; readonly addresses: readonly string[]; readonly references: number }
  | { readonly type: 'forget' };

/** What the thread posts: how far a comparison is, and one last message for each task. */
export type PictureMessage =
  | { readonly type: 'share'; readonly task: number; readonly share: number }
  | { readonly type: 'done'; readonly task: number; readonly answer: unknown };

/** What the thread receives: a task with its number, or which one is to end. */
export type PictureOrder = { readonly task: number; readonly order: PictureTask } | { readonly stop: number };

/** Milliseconds of a comparison after which photos that have come meanwhile are read. */
const slice = 30;

const store = new PictureStore();
const stopped = new Set<number>();

function run(task: number, order: PictureTask): Promise<number | null | Compared> | (number | null)[] | undefined {
  if (order.type === 'sizes') return store.sizes(order.addresses);
  if (order.type === 'read') return store.read(order.address, order.bytes);
  if (order.type === 'forget') return store.forgetPictures() as undefined;
  let end = performance.now() + slice;
  return store.compare(order.addresses, order.references, async (share) => {
    if (performance.now() < end) return true;
    parentPort?.postMessage({ type: 'share', task, share } satisfies PictureMessage);
    await nextTurn();
    end = performance.now() + slice;
    return !stopped.delete(task);
  });
}

parentPort?.on('message', async (message: PictureOrder) => {
  if ('stop' in message) {
    stopped.add(message.stop);
    return;
  }
  const answer = await run(message.task, message.order);
  parentPort?.postMessage({ type: 'done', task: message.task, answer } satisfies PictureMessage);
});
