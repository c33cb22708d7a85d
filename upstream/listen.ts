import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wordRefusal } from '../schema/refusals.ts';
import type { Config } from './config.ts';

/** The process runs, and nothing can be asked of it yet. */
export const answerStarting: RequestListener = ({ url }, response) => {
  if (url === '/healthz') return void response.setHeader('content-type', 'application/json').end('{"status":"ok"}');
  const refusal = { code: 'STARTING' } as const;
  const body = { status: 'error', message: wordRefusal(refusal), data: null, refusal };
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '2', connection: 'close' });
  response.end(JSON.stringify(body));
};

/** Answers where it listens; throws an Error that says what to change. */
export function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `PORT ${port} on ${host} is taken: end what uses it, or choose another.`,
        EACCES: `PORT ${port} is not free for this user: choose one from 1024 on.`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
        ENOTFOUND: `HOST ${host} is not an address of this machine.`,
      };
      const reason = reasons[error.code ?? ''];
      reject(reason ? new Error(reason) : error);
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      const { port: taken } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${taken}`);
    });
  });
}

/** Running requests get five seconds. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), 5_000);
  await closed;
  clearTimeout(timer);
}
