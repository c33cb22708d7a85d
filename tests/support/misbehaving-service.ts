import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { onTestFinished } from 'vitest';

/** How a service answers one request. */
export type Misbehaviour = (response: ServerResponse) => void;

/** Answers a text as JSON, whatever it is. */
export const body =
  (text: string, status = 200, type = 'application/json'): Misbehaviour =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(text);

/** Answers an envelope of status success with these data. */
export const success = (data: unknown): Misbehaviour => body(JSON.stringify({ status: 'success', message: '', data }));

/** Announces more bytes than it sends, and hangs up. */
export const truncated =
  (text: string): Misbehaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  };

/** A good envelope, then a field of as many bytes as asked. */
export const padded =
  (rows: unknown, bytes: number): Misbehaviour =>
  (response) => {
    function* pieces() {
      yield `{"status":"success","message":"","data":${JSON.stringify(rows)},"padding":"`;
      const piece = 'x'.repeat(1_000_000);
      for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
      yield '"}';
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    // The gateway may hang up in the middle.
    pipeline(Readable.from(pieces()), response).catch(() => {});
  };

/** A service on a free port until the test is over, which answers everything as `behave` last said. */
export async function startMisbehavingService() {
  let current: Misbehaviour = success([]);
  const server = createServer((request, response) => {
    request.resume();
    current(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (misbehaviour: Misbehaviour) => {
      current = misbehaviour;
    },
  };
}
