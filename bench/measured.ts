import { answerParent } from './child.ts';

/** What a server has spent between two looks. */
export interface Spent {
  /** User and system time of all its threads, in milliseconds. */
  readonly cpu: number;
  /** Resident memory at the first look, and the most in between, in mebibytes. */
  readonly startMiB: number;
  readonly peakMiB: number;
}

/** What a server holds, after its garbage is collected, in mebibytes. */
export interface Memory {
  readonly heapMiB: number;
  /** Buffers outside of the heap. */
  readonly externalMiB: number;
  readonly rssMiB: number;
}

const mebibytes = () => process.memoryUsage.rss() / 2 ** 20;

/** Serves at `url` and tells the parent what it costs: `begin`, then `end`, which answers what was spent;
 * `memory` tells what it holds. */
export function serveMeasured(url: string): void {
  let cpu = process.cpuUsage();
  let startMiB = 0;
  let peakMiB = 0;
  const look = () => {
    peakMiB = Math.max(peakMiB, mebibytes());
  };
  let timer: NodeJS.Timeout | undefined;
  answerParent(url, {
    begin() {
      globalThis.gc?.();
      startMiB = mebibytes();
      peakMiB = startMiB;
      timer = setInterval(look, 25);
      cpu = process.cpuUsage();
    },
    end(): Spent {
      const { user, system } = process.cpuUsage(cpu);
      clearInterval(timer);
      look();
      return { cpu: (user + system) / 1000, startMiB, peakMiB };
    },
    memory(): Memory {
      globalThis.gc?.();
      const { heapUsed, external, rss } = process.memoryUsage();
      return { heapMiB: heapUsed / 2 ** 20, externalMiB: external / 2 ** 20, rssMiB: rss / 2 ** 20 };
    },
  });
}
