import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Where a server listens; port 0 takes any free one. */
interface Place {
  readonly host: string;
  readonly port: number;
}

/** Has a server listen, and answers its URL. Throws an Error that names the setting to change. */
export async function listen(server: Server, { host, port }: Place): Promise<string> {
  const elsewhere = `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of its addresses.`;
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `PORT ${port} on ${host} is in use: end the program that uses it, or choose another.`,
    EACCES: `PORT ${port} is not free for this user: choose one from 1024 on.`,
    EADDRNOTAVAIL: elsewhere,
    ENOTFOUND: elsewhere,
    EAI_AGAIN: elsewhere,
  };
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? ''];
    throw reason ? new Error(reason) : error;
  });
  const { port: taken } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
}
