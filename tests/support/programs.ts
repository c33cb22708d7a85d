import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { until } from './patience.ts';

/** Where a program of this machine is; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  // Debian keeps servers where only root looks.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Waits until something takes connections on a port of this machine. */
export const untilAccepts = (port: number): Promise<void> => until(() => accepts(port), `A server on port ${port}`);

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
