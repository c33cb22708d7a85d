import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cutSlowReaders, watchReader } from '../../../gateway/http/slow-callers.ts';
import { createAnswersInFlight, writeAnswer } from '../../../gateway/http/write-answer.ts';

const mebibyte = 1024 * 1024;
const timeout = { milliseconds: 100, interval: 10 };

/** A server of long answers; `read` opens a connection that asks for one and reads it or not. */
async function setUp({ whole = false, inFlight = createAnswersInFlight() } = {}) {
  const server = createServer(async (request, response) => {
    async function* endless() {
      for (;;) yield 'x'.repeat(mebibyte);
    }
    const body = whole ? 'x'.repeat(30 * mebibyte) : endless();
    const answer = { status: 200, headers: {}, body, isCompressible: true, user: request.url ?? '' };
    await writeAnswer(request, response, answer, inFlight).catch((error) => {
      response.writeHead(429).end(error.message);
    });
  });
  cutSlowReaders(server, timeout);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const ask = (user: string, encoding = 'identity') => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.write(`GET ${user} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    return socket;
  };
  return { ask, server };
}

const hasRoom = (inFlight: ReturnType<typeof createAnswersInFlight>) => {
  try {
    inFlight.enter('/ada', mebibyte)();
    return true;
  } catch {
    return false;
  }
};

const connections = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

describe('F-01 a reader who takes nothing', () => {
  it.each([
    ['a list that is made as it is read', false],
    ['an answer that is there as one text', true],
  ])('is cut off: %s', async (_what, whole) => {
    const { ask, server } = await setUp({ whole });
    ask('/ada').pause();
    await once(server, 'request');
    expect(await connections(server)).toBe(1);
    await expect.poll(() => connections(server)).toBe(0);
  });

  it('gives its room back', async () => {
    const inFlight = createAnswersInFlight({ user: mebibyte, all: mebibyte });
    const { ask, server } = await setUp({ inFlight });
    ask('/ada').pause();
    await once(server, 'request');
    ask('/ada').pause();
    await once(server, 'request');
    await expect.poll(() => connections(server)).toBe(0);
    await expect.poll(() => hasRoom(inFlight)).toBe(true);
  });
});

describe('watchReader', () => {
  it('waits for a reader who takes a little at a time, and for an answer that is still being made', () => {
    const hasStalled = watchReader(30_000);
    const looks = [
      [50, 100, 0],
      [40, 100, 29_000],
      [40, 101, 58_000],
      [0, 200, 90_000],
      [0, 200, 300_000],
      [90, 300, 301_000],
      [90, 300, 330_000],
      [90, 300, 331_000],
    ] as const;
    const seen = looks.map(([writableLength, bytesWritten, now]) => hasStalled({ writableLength, bytesWritten }, now));
    expect(seen).toEqual([...Array(7).fill(false), true]);
  });
});

describe('createAnswersInFlight', () => {
  it('bounds the bytes of one user and of all, and says how long to wait', () => {
    const { enter } = createAnswersInFlight({ user: 10, all: 15 });
    const leave = enter('ada', 8);
    expect(() => enter('ada', 3)).toThrow('Answers that you asked for have not been read yet.');
    enter('bisi', 7);
    expect(() => enter('chidi', 1)).toThrow('Too many answers have not been read yet.');
    leave();
    leave();
    expect(() => enter('ada', 8)).not.toThrow();
    expect(() => enter('ada', 1)).toThrow(
      expect.objectContaining({ extensions: { code: 'RATE_LIMITED', retryAfter: 30 } }),
    );
  });

  it('lets out what is alone, however long it is', () => {
    const { enter } = createAnswersInFlight({ user: 10, all: 15 });
    enter('ada', 1_000)();
    expect(() => enter('ada', 1_000)).not.toThrow();
  });
});
