import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** An image server of the given replies by path; `paths` and `queries` hold what was asked of it. */
export async function imageServer(replies: Record<string, Buffer | { status: number; location?: string }>) {
  const paths: string[] = [];
  const queries: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    paths.push(pathname);
    queries.push(searchParams);
    const reply = replies[pathname] ?? { status: 404 };
    if (Buffer.isBuffer(reply)) response.end(reply);
    else response.writeHead(reply.status, reply.location ? { location: reply.location } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths, queries };
}
