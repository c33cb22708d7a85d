import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const builder = path.join(import.meta.dirname, '../web/build-client.ts');

/** Says on the terminal when a step of the start is done, and the seconds that it took; with its failure it fails. */
export async function timed<Result>(say: (text: string) => void, step: string, work: Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work;
  say(`  ${step} (${((performance.now() - begun) / 1_000).toFixed(1)} s)`);
  return result;
}

/**
 * Builds the dashboard in a process of its own, where its files changed since the last time. Throws when that fails; the
 * builder has said why. A build that still runs ends with this process.
 */
export async function buildClient(): Promise<void> {
  const child = fork(builder, ['--if-changed'], { execArgv: [] });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  if (code !== 0) throw new Error('The dashboard could not be built. Read the message of the build above.');
}
