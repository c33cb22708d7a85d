import { MessageChannel, Worker } from 'node:worker_threads';
import type { PhotoOrder, PhotoTask } from './photo-worker.ts';
import type { ReadPhoto } from './read-photo.ts';
import type { NearPhotos } from './same-photo.ts';

/** Megabytes of the thread's heap; most of its data are outside of the heap. */
const heapMegabytes = 256;

/** Decodes photos and compares their hashes in a thread of its own, which starts with a task and keeps no process alive. */
export class PhotoThread {
  #worker: Worker | null = null;

  /** Reads a photo; null where the bytes are not a photo. */
  read(bytes: Uint8Array): Promise<ReadPhoto | null> {
    return this.#ask({ bytes });
  }

  /** Finds photos whose hashes are alike; those from index `references` on are reference photos. */
  findNear(hashes: Int32Array<ArrayBuffer>, references: number): Promise<NearPhotos> {
    return this.#ask({ hashes, references });
  }

  /** Ends the thread, and its tasks with an error; a later task starts another one. */
  async end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  async #ask<Answer>(task: PhotoTask): Promise<Answer> {
    const { port1, port2 } = new MessageChannel();
    this.#worker ??= this.#start();
    this.#worker.postMessage({ task, port: port2 } satisfies PhotoOrder, [port2]);
    const answer = Promise.withResolvers<Answer>();
    port1.once('message', answer.resolve);
    port1.once('close', () => answer.reject(new Error('The thread that compares photos has ended.')));
    return answer.promise.finally(() => port1.close());
  }

  #start(): Worker {
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // The thread needs none of the parent's flags and secrets.
      execArgv: [],
      env: {},
    });
    // Those who wait for its answers learn that it has ended.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    worker.unref();
    return worker;
  }
}
