import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A port that takes connections and never says anything, as a PostgreSQL does whose machine hangs. */
export async function startSilentDatabase() {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket
      .on('error', () => {})
      .once('close', () => open.delete(socket))
      .resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `postgresql://user:secret@127.0.0.1:${port}/attendance`, connections: () => open.size };
}
