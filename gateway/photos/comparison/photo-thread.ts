import { Worker } from 'node:worker_threads';
import type { Compared } from './photo-store.ts';
import type { PhotoMessage, PhotoOrder, PhotoTask } from './photo-worker.ts';

/** Milliseconds without a task after which the thread ends and drops what it keeps of photos. */
const idleTime = 15 * 60_000;

/** Megabytes of its heap; most of its data are outside of the heap. */
const heapMegabytes = 256;

/** Photos that are compared with each other. */
export interface ComparedPhotos {
  /** Their addresses, different from each other. */
  readonly addresses: readonly string[];
  /** Index of the first reference photo; all after it are reference photos too. */
  readonly references: number;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
  readonly onShare: (share: number) => void;
}

/**
 * Decodes and compares photos in a thread of its own. The thread starts with the first task, keeps no process alive, and ends
 * after a quarter of an hour without a task.
 */
export class PhotoThread {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #task = 0;
  readonly #waiting = new Map<number, Waiting>();

  /** The shorter side in pixels of each photo that is known; null for each that is not. */
  sizes(addresses: readonly string[]): Promise<readonly (number | null)[]> {
    return this.#ask({ type: 'sizes', addresses });
  }

  /** Reads a photo. Answers its shorter side in pixels, null where the bytes are not a photo. */
  read(address: string, bytes: Buffer): Promise<number | null> {
    return this.#ask({ type: 'read', address, bytes });
  }

  /** Finds photos that are one picture. The signal stops it. */
  compare(
    { addresses, references }: ComparedPhotos,
    onShare: (share: number) => void,
    signal: AbortSignal,
  ): Promise<Compared> {
    const task = this.#task + 1;
    const stop = () => this.#waiting.has(task) && this.#worker?.postMessage({ stop: task } satisfies PhotoOrder);
    signal.addEventListener('abort', stop, { once: true });
    return this.#ask({ type: 'compare', addresses, references }, onShare);
  }

  /** Drops all but the hashes. */
  forgetPhotos(): Promise<void> {
    return this.#ask({ type: 'forget' });
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  /** Ends a thread without tasks; a later task starts another one. */
  #end(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  #ask<Answer>(order: PhotoTask, onShare: (share: number) => void = () => undefined): Promise<Answer> {
    this.#task += 1;
    const task = this.#task;
    const worker = this.#started();
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(task, { resolve, reject, onShare });
      worker.ref();
      worker.postMessage({ task, order } satisfies PhotoOrder);
    });
  }

  #started(): Worker {
    clearTimeout(this.#idle);
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./photo-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      // The thread needs none of the parent's flags and secrets.
      execArgv: [],
      env: {},
    });
    worker.on('message', (message: PhotoMessage) => this.#take(message));
    let fault: unknown = new Error('The thread that compares photos has ended.');
    worker.on('error', (error) => {
      fault = error;
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      for (const { reject } of this.#waiting.values()) reject(fault);
      this.#waiting.clear();
    });
    worker.unref();
    this.#worker = worker;
    return worker;
  }

  #take(message: PhotoMessage): void {
    const waiting = this.#waiting.get(message.task);
    if (message.type === 'share') {
      waiting?.onShare(message.share);
      return;
    }
    this.#waiting.delete(message.task);
    waiting?.resolve(message.answer as never);
    if (this.#waiting.size > 0) return;
    this.#worker?.unref();
    this.#idle = setTimeout(() => this.#end(), idleTime).unref();
  }
}
