import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it passed the wire. */
interface WireCall {
  /** Method, path and query. */
  readonly call: string;
  readonly authorization: string | null;
  readonly contentType: string | null;
  readonly body: string;
}

/** A proxy between a gateway and a service that writes down what passes; `url` is where the gateway sends. */
export async function recordWire(target: string) {
  const calls: WireCall[] = [];
  const replies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    // The gateway asks by itself, with the first token that it sees: no caller's call is followed by it.
    if (!request.url?.endsWith('/extensions'))
      calls.push({
        call: `${request.method} ${request.url}`,
        authorization: request.headers.authorization ?? null,
        contentType: request.headers['content-type'] ?? null,
        body: body.toString('latin1'),
      });
    const options = { method: request.method, headers: request.headers };
    const forward = send(`${target}${request.url}`, options, (reply) => {
      if (!request.url?.endsWith('/extensions')) replies.push(`${reply.statusCode} ${request.method} ${request.url}`);
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forward.on('error', () => response.destroy());
    forward.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What has passed since the last time this was asked. */
    passed: () => calls.splice(0),
    /** What was answered since the last time this was asked: status, method, path and query. */
    replies: () => replies.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
