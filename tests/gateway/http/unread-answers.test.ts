import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compress, cutSlowReaders } from '../../../gateway/http/middleware.ts';

const mebibyte = 1024 * 1024;
const noise = randomBytes(mebibyte / 2).toString('base64');

/** A server of long answers. `ask` opens a connection that asks for the one at that path. */
async function setUp() {
  const made = { chunks: 0, hasEnded: false };
  const app = express();
  app.use(cutSlowReaders(100), compress);
  app.get('/file', async (_request, response) => {
    async function* endless() {
      try {
        for (;;) {
          made.chunks += 1;
          yield noise;
        }
      } finally {
        made.hasEnded = true;
      }
    }
    await pipeline(endless(), response.type('csv')).catch(() => {});
  });
  app.get('/whole', (_request, response) => void response.type('bin').send(Buffer.alloc(30 * mebibyte)));
  app.get('/broken', async (_request, response) => {
    async function* broken() {
      yield 'a'.repeat(mebibyte);
      throw new Error('of the rows');
    }
    await pipeline(broken(), response.type('csv')).catch(() => {});
  });
  app.get('/late', (_request, response) => {
    response.emit('timeout');
    response.send('late');
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  const ask = (path: string, encoding: string) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    return socket;
  };
  return { ask, server, made, url: `http://127.0.0.1:${port}` };
}

const connections = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

describe('F-01 a reader who takes nothing', () => {
  it.each([
    ['a file that is made as it is read', '/file', 'identity'],
    ['an answer that is there as a whole', '/whole', 'identity'],
  ])('is cut off: %s', async (_what, path, encoding) => {
    const { ask, server } = await setUp();
    ask(path, encoding).pause();
    await once(server, 'request');
    await expect.poll(() => connections(server)).toBe(0);
  });

  it('has no more made for it once it waits, and nothing once it is gone', async () => {
    const { ask, server, made } = await setUp();
    ask('/file', 'identity').pause();
    await once(server, 'request');
    await expect.poll(() => made.hasEnded).toBe(true);
    expect(made.chunks).toBeLessThan(30);
  });
});

describe('an answer that is still in the making', () => {
  it('is waited for, however long nothing moves on its connection', async () => {
    const { url } = await setUp();
    expect(await (await fetch(`${url}/late`)).text()).toBe('late');
  });
});

describe('a file that breaks off', () => {
  it.each(['identity', 'gzip', 'br'])('does not look whole, by %s', async (coding) => {
    const { url } = await setUp();
    const read = async () => (await fetch(`${url}/broken`, { headers: { 'accept-encoding': coding } })).text();
    await expect(read()).rejects.toThrow();
  });
});
