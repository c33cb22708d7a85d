import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

/** A server of `GET /metrics`, and of `GET /details` where there are any, apart from the one that the public reaches. */
export interface MetricsServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts it; port 0 takes any free one. Throws an Error that names the setting to change. */
export async function startMetricsServer(
  registry: Registry,
  host: string,
  port: number,
  details?: () => object,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 10_000 }, async (request, response) => {
    request.resume();
    const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };
    if (details && request.method === 'GET' && request.url === '/details') {
      response.writeHead(200, json).end(JSON.stringify(details()));
      return;
    }
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  });
  server.listen(port, host);
  await once(server, 'listening').catch(({ message }: Error) => {
    throw new Error(`METRICS_PORT ${port} cannot be used on METRICS_HOST ${host} (${message}): choose another.`);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
