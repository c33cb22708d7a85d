import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long a reader is waited for. */
interface Patience {
  /** Milliseconds in which a reader must take something. */
  readonly milliseconds: number;
  /** Milliseconds between two looks. */
  readonly interval: number;
}

const standardPatience: Patience = { milliseconds: 30_000, interval: 3_000 };

/**
 * Ends the connection of every reader who takes nothing of an answer that waits, so that unread answers do not fill the
 * memory. Photos, files and pages count as answers do. Ends with the server.
 */
export function cutSlowReaders(server: Server, { milliseconds, interval }: Patience = standardPatience): void {
  const answering = new Map<ServerResponse, { taken: number; since: number }>();
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    answering.set(response, { taken: -1, since: 0 });
    response.once('close', () => answering.delete(response));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [response, last] of answering) {
      const { socket } = response;
      if (!socket || socket.writableLength === 0) {
        last.taken = -1;
        continue;
      }
      const taken = socket.bytesWritten - socket.writableLength;
      if (taken !== last.taken) Object.assign(last, { taken, since: now });
      else if (now - last.since >= milliseconds) socket.destroy();
    }
  }, interval);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
