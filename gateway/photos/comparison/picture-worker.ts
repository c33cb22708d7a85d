import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { type Compared, PictureStore } from './picture-store.ts';

/** A task of the thread. */
export type PictureTask =
  | { readonly type: 'sizes'; readonly addresses: readonly string[] }
  | { readonly type: 'read'; readonly address: string; readonly bytes: Uint8Array }
  | { readonly type: 'compare'; readonly addresses: readonly string[]; readonly references: number }
  | { readonly type: 'forget' };

/** Messages of the thread: progress of a comparison, and one last message for each task. */
export type PictureMessage =
  | { readonly type: 'share'; readonly task: number; readonly share: number }
  | { readonly type: 'done'; readonly task: number; readonly answer: unknown };

/** Messages to the thread: a task with its number, or the number of a task to stop. */
export type PictureOrder = { readonly task: number; readonly order: PictureTask } | { readonly stop: number };

/** Milliseconds of a comparison between two pauses, in which other messages are read. */
const sliceMs = 30;

const store = new PictureStore();
const stopped = new Set<number>();

function run(task: number, order: PictureTask): Promise<number | null | Compared> | (number | null)[] | undefined {
  if (order.type === 'sizes') return store.sizes(order.addresses);
  if (order.type === 'read') return store.read(order.address, order.bytes);
  if (order.type === 'forget') return store.forgetPictures() as undefined;
  let end = performance.now() + sliceMs;
  return store.compare(order.addresses, order.references, async (share) => {
    if (performance.now() < end) return true;
    parentPort?.postMessage({ type: 'share', task, share } satisfies PictureMessage);
    await nextTurn();
    end = performance.now() + sliceMs;
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
