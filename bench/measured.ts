import { monitorEventLoopDelay } from 'node:perf_hooks';
import { answerParent } from './child.ts';

/**
 * The time as all servers of a run have it: one morning of the company's, so that their answers name the same days and
 * no photo address expires.
 */
const shift = Number(process.env.CLOCK_SHIFT ?? 0);
export const now = () => Date.now() + shift;

/** What a server has spent between two looks. */
export interface Spent {
  /** User and system time of all its threads, in milliseconds. */
  readonly cpu: number;
  /** Resident memory at the first look, and the most in between, in mebibytes. */
  readonly startMiB: number;
  readonly peakMiB: number;
  /** Milliseconds that the event loop was blocked at most; NaN unless it was watched. */
  readonly block: number;
  /**
   * Milliseconds of the main thread's CPU in the longest turn of its loop: what blocks the loop however busy the machine
   * is. NaN unless it was watched.
   */
  readonly turn: number;
}

/** What a server holds, after its garbage is collected, in mebibytes. */
export interface Memory {
  readonly heapMiB: number;
  /** Buffers outside of the heap. */
  readonly externalMiB: number;
  readonly rssMiB: number;
}

const mebibytes = () => process.memoryUsage.rss() / 2 ** 20;

/** Milliseconds between two looks at the event loop. */
const loopResolution = 1;

/** Milliseconds between two looks at the main thread's CPU: each costs some hundredths of one. */
const turnResolution = 5;

/**
 * Serves at `url` and tells the parent what it costs: `begin`, then `end`, which answers what was spent; `memory` tells
 * what it holds. `begin` with `watch` looks at the event loop each millisecond, which costs a little CPU itself.
 */
export function serveMeasured(url: string): void {
  let cpu = process.cpuUsage();
  let startMiB = 0;
  let peakMiB = 0;
  const look = () => {
    peakMiB = Math.max(peakMiB, mebibytes());
  };
  let timer: NodeJS.Timeout | undefined;
  const loop = monitorEventLoopDelay({ resolution: loopResolution });
  let isWatched = false;
  let turn = 0;
  let turns: NodeJS.Timeout | undefined;
  const watchTurns = () => {
    turn = 0;
    let last = process.threadCpuUsage();
    turns = setInterval(() => {
      const { user, system } = process.threadCpuUsage(last);
      last = process.threadCpuUsage();
      turn = Math.max(turn, (user + system) / 1_000);
    }, turnResolution);
  };
  answerParent(url, {
    begin(how?: 'watch') {
      globalThis.gc?.();
      isWatched = how === 'watch';
      loop.reset();
      if (isWatched) {
        loop.enable();
        watchTurns();
      }
      startMiB = mebibytes();
      peakMiB = startMiB;
      timer = setInterval(look, 100);
      cpu = process.cpuUsage();
    },
    end(): Spent {
      const { user, system } = process.cpuUsage(cpu);
      clearInterval(timer);
      look();
      loop.disable();
      clearInterval(turns);
      const block = isWatched ? Math.max(loop.max / 1e6 - loopResolution, 0) : Number.NaN;
      return { cpu: (user + system) / 1000, startMiB, peakMiB, block, turn: isWatched ? turn : Number.NaN };
    },
    memory(): Memory {
      globalThis.gc?.();
      const { heapUsed, external, rss } = process.memoryUsage();
      return { heapMiB: heapUsed / 2 ** 20, externalMiB: external / 2 ** 20, rssMiB: rss / 2 ** 20 };
    },
  });
}
