import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { type Compared, PhotoStore } from './photo-store.ts';

/** A task of the thread. */
export type PhotoTask =
  | { readonly type: 'sizes'; readonly addresses: readonly string[] }
  | { readonly type: 'read'; readonly address: string; readonly bytes: Uint8Array }
  | { readonly type: 'compare'; readonly addresses: readonly string[]; readonly references: number }
  | { readonly type: 'forget' };

/** Messages of the thread: progress of a comparison, and one last message for each task. */
export type PhotoMessage =
  | { readonly type: 'share'; readonly task: number; readonly share: number }
  | { readonly type: 'done'; readonly task: number; readonly answer: unknown };

/** Messages to the thread: a task with its number, or the number of a task to stop. */
export type PhotoOrder = { readonly task: number; readonly order: PhotoTask } | { readonly stop: number };

/** Milliseconds of a comparison between two pauses, in which other messages are read. */
const sliceMs = 30;

const store = new PhotoStore();
const stopped = new Set<number>();

function run(task: number, order: PhotoTask): Promise<number | null | Compared> | (number | null)[] | undefined {
  if (order.type === 'sizes') return store.sizes(order.addresses);
  if (order.type === 'read') return store.read(order.address, order.bytes);
  if (order.type === 'forget') return store.forgetPhotos() as undefined;
  let end = performance.now() + sliceMs;
  return store.compare(order.addresses, order.references, async (share) => {
    if (performance.now() < end) return true;
    parentPort?.postMessage({ type: 'share', task, share } satisfies PhotoMessage);
    await nextTurn();
    end = performance.now() + sliceMs;
    return !stopped.delete(task);
  });
}

parentPort?.on('message', async (message: PhotoOrder) => {
  if ('stop' in message) {
    stopped.add(message.stop);
    return;
  }
  const answer = await run(message.task, message.order);
  parentPort?.postMessage({ type: 'done', task: message.task, answer } satisfies PhotoMessage);
});
