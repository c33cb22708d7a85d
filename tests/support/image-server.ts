import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

/** An image server of the given replies by path; `paths` and `queries` hold what was asked of it. */
export async function imageServer(replies: Record<string, Buffer | { status: number; location?: string }>) {
  const paths: string[] = [];
  const queries: URLSearchParams[] = [];
  const { url, close } = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    paths.push(pathname);
    queries.push(searchParams);
    const reply = replies[pathname] ?? { status: 404 };
    if (Buffer.isBuffer(reply)) response.end(reply);
    else response.writeHead(reply.status, reply.location ? { location: reply.location } : {}).end();
  });
  onTestFinished(close);
  return { origin: url, paths, queries };
}
