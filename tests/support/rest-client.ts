import type { IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { codeOf } from '../../gateway/shared/errors.ts';
import type { SendCall } from '../../gateway/upstream/call.ts';
import { createRestClient, type RestSettings } from '../../gateway/upstream/client.ts';
import { listen } from './listen.ts';
import { longestWait } from './patience.ts';

/** Answers the request of that number. */
export type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** A client of a local service that behaves as `handler` says; `requests` holds what reached it. */
export async function clientOf(handler: Handler, settings: Partial<RestSettings> = {}) {
  const requests: { line: string; headers: IncomingMessage['headers']; body: string }[] = [];
  const { server, url, close } = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    requests.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    handler(request, response, requests.length);
  });
  const client = createRestClient({
    urls: settings.urls ?? [url],
    prefix: '/api/v2/attendance',
    timeout: settings.timeout ?? longestWait,
    maximumBytes: settings.maximumBytes ?? 100_000,
    guard: settings.guard ?? { wait: longestWait, callsAtOnce: 16, callsPerCaller: 4, pause: 60_000 },
    isNear: settings.isNear ?? (() => false),
  });
  onTestFinished(async () => {
    close();
    await client.close();
  });
  return { client, requests, server };
}

/** A read of that path, whose name is all but its query. */
export const getCall = (path: string) => ({ call: `GET ${path.replace(/\?.*$/, '')}`, path });

/** A write to that path. */
export const sendCall = (method: SendCall['method'], path: string, body?: SendCall['body']): SendCall => ({
  call: `${method} ${path}`,
  method,
  path,
  ...(body && { body }),
});

/** Answers a value as JSON. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

/** What a promise comes to: its value, or code and message of its error. */
export const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error) => ({ code: codeOf(error), message: error.message }),
  );
