import type { RequestListener, Server } from 'node:http';
import { wordRefusal } from '../schema/refusals.ts';

/** The process runs, and nothing can be asked of it yet. */
export const answerStarting: RequestListener = ({ url }, response) => {
  if (url === '/healthz') return void response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
  const refusal = { code: 'STARTING' } as const;
  const body = { status: 'error', message: wordRefusal(refusal), data: null, refusal };
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2', connection: 'close' });
  response.end(JSON.stringify(body));
};

/** Running requests get five seconds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(timer);
}
