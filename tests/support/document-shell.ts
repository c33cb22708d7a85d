import { spawn } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './repository.ts';

/** The shell blocks of a page, or of the section with a heading, in their order, as they stand there. */
export function shellBlocks(page: string, heading?: string): string[] {
  const text = readFileSync(path.join(repository, page), 'utf8');
  const sections = heading === undefined ? [text] : text.split(/^#{2,3} /m);
  const section = sections.find((part) => heading === undefined || part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
}

/** Names that a block of `export` lines sets. */
export const exportedNames = (block: string) => [...block.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name);

/** A command line under way. */
interface RunningShell {
  /** All that it has written so far. */
  text(): string;
  /** What of it is no message. */
  output(): string;
  /** Its exit code, when it has ended by itself. */
  readonly ended: Promise<number | null>;
  /** Ends it with all that it started, and waits. */
  stop(): Promise<void>;
}

/** Runs text by bash, which ends at the first command that fails; in the folder of the product unless told otherwise. */
export function startShell(text: string, environment: NodeJS.ProcessEnv, folder = repository): RunningShell {
  const shell = spawn('bash', ['-eo', 'pipefail', '-c', text], {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let written = '';
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.setEncoding('utf8').on('data', (part) => (written += part));
  shell.stdout.on('data', (part) => (output += part));
  // Closed when the last of its programs is gone, too.
  const ended = new Promise<number | null>((resolve) => shell.once('close', resolve));
  return {
    text: () => written,
    output: () => output,
    ended,
    async stop() {
      if (shell.exitCode === null && shell.signalCode === null) process.kill(-Number(shell.pid), 'SIGTERM');
      await ended;
    },
  };
}

/** Puts a `date` into a folder that goes by the clock of the tests, for the front of PATH. */
export function writeClockOfTests(folder: string): void {
  const file = path.join(folder, 'date');
  const clock = JSON.stringify(path.join(import.meta.dirname, 'fixed-clock.ts'));
  const seconds = `import { now } from ${clock}; console.log(Math.floor(now() / 1000));`;
  writeFileSync(file, `#!/bin/sh\nexec /bin/date -d "@$(node --input-type=module -e '${seconds}')" "$@"\n`);
  chmodSync(file, 0o755);
}
