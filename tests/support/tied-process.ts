import { spawn } from 'node:child_process';

/** A server program that ends with the test run, even when that is killed. */
export interface TiedProcess {
  /** Sends a signal to the program and all that it started. */
  signal(name: NodeJS.Signals): void;
  /** Ends it with the signal that was chosen for it, and waits. */
  stop(): Promise<void>;
}

interface TiedSettings {
  /** The signal that ends the program. */
  readonly end: 'INT' | 'TERM' | 'QUIT' | 'KILL';
  /** Where its output goes, below `cwd`; lost by default. */
  readonly log?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
}

/** Starts a program behind a shell that ends it when the shell's input ends. */
export function startTied(command: readonly string[], settings: TiedSettings): TiedProcess {
  const { end, log = '/dev/null', ...options } = settings;
  const script = `"$@" >${log} 2>&1 & read _; kill -${end} $!; wait`;
  const shell = spawn('/bin/sh', ['-c', script, 'sh', ...command], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const ended = new Promise((resolve) => shell.once('exit', resolve));
  const signal = (name: NodeJS.Signals) => process.kill(-Number(shell.pid), name);
  return {
    signal,
    async stop() {
      // One that stands still could not end.
      if (shell.exitCode === null && shell.signalCode === null) signal('SIGCONT');
      shell.stdin.end();
      await ended;
    },
  };
}
