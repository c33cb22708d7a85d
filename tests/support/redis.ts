import { freePort } from './product.ts';
import { findProgram, untilAccepts } from './programs.ts';
import { startTied } from './tied-process.ts';

/** A Redis server of one test, which keeps nothing on disk. */
interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Leaves its connections open and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const program = findProgram('redis-server');

/** Whether this machine has a Redis server; says so where tests are skipped for want of one. */
export const isRedisInstalled = program !== undefined;
if (!isRedisInstalled) console.warn('No redis-server is installed: tests of limits that gateways share are skipped.');

/** Starts the Redis that is installed on this machine, on `port` or any free one. Throws when there is none. */
export async function startRedis(port?: number): Promise<TestRedis> {
  if (!program) throw new Error('No redis-server is installed.');
  const taken = port ?? (await freePort());
  const server = [program, '--port', `${taken}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const { signal, stop } = startTied(server, { end: 'KILL' });
  await untilAccepts(taken);
  return {
    url: `redis://127.0.0.1:${taken}`,
    port: taken,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop,
  };
}
