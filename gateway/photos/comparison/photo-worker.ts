import { type MessagePort, parentPort } from 'node:worker_threads';
import { readPhoto } from './read-photo.ts';
import { findNear } from './same-photo.ts';

/** A task of the thread: to read a photo, or to find hashes that are alike. */
export type PhotoTask =
  | { readonly bytes: Uint8Array }
  | { readonly hashes: Int32Array<ArrayBuffer>; readonly references: number };

/** A message to the thread; the answer goes to its port. */
export interface PhotoOrder {
  readonly task: PhotoTask;
  readonly port: MessagePort;
}

parentPort?.on('message', async ({ task, port }: PhotoOrder) => {
  port.postMessage('bytes' in task ? await readPhoto(task.bytes) : await findNear(task.hashes, task.references));
});
