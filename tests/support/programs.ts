import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Where a program of this machine is; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  // Debian keeps servers where only root looks.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** Waits until something takes connections on a port of this machine; throws after half a minute. */
export async function untilAccepts(port: number): Promise<void> {
  for (let attempt = 1; !(await accepts(port)); attempt++) {
    if (attempt === 300) throw new Error(`Nothing answers on port ${port}.`);
    await wait(100);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
