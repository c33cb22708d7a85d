import { execFile } from 'node:child_process';
import { clockEnvironment } from './fixed-clock.ts';
import { repository } from './repository.ts';

/** Runs a command of the service to its end, with settings by the environment alone. */
export function runCommand(file: string, settings: Readonly<Record<string, string>>, ...given: readonly string[]) {
  const env = { ...clockEnvironment(), PATH: process.env.PATH, ...settings };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [...process.execArgv, file, ...given], { cwd: repository, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}
