import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './product.ts';

/** A Redis server of one test, which keeps nothing on disk. */
interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Leaves its connections open and answers nothing. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

const program = (process.env.PATH ?? '')
  .split(path.delimiter)
  .map((folder) => path.join(folder, 'redis-server'))
  .find((file) => existsSync(file));

/** Whether this machine has a Redis server; says so where tests are skipped for want of one. */
export const isRedisInstalled = program !== undefined;
if (!isRedisInstalled) console.warn('No redis-server is installed: tests of limits that gateways share are skipped.');

/** Starts the Redis that is installed on this machine, on `port` or any free one. Throws when there is none. */
export async function startRedis(port?: number): Promise<TestRedis> {
  if (!program) throw new Error('No redis-server is installed.');
  const taken = port ?? (await freePort());
  const server = [program, '--port', `${taken}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  // The shell ends the server when its input ends, even when this process was killed.
  const script = '"$@" >/dev/null 2>&1 & read _; kill -KILL $!; wait';
  const shell = spawn('/bin/sh', ['-c', script, 'sh', ...server], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise((resolve) => shell.once('exit', resolve));
  const signal = (name: NodeJS.Signals) => process.kill(-Number(shell.pid), name);
  for (let attempt = 1; !(await accepts(taken)); attempt++) {
    if (attempt === 300) throw new Error('redis-server does not answer.');
    await wait(100);
  }
  return {
    url: `redis://127.0.0.1:${taken}`,
    port: taken,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async stop() {
      if (shell.exitCode === null && shell.signalCode === null) signal('SIGCONT');
      shell.stdin.end();
      await ended;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
