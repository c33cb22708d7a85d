/** @module-tag long */
import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchSender } from '../../../../common/slow-senders.ts';
import { cutSlowSenders } from '../../../../gateway/http/middleware.ts';

/** The port of a server that answers `read` when it has read a whole body. */
async function serverWith(pace: { interval: number; bytes: number }): Promise<number> {
  const app = express();
  app.use(cutSlowSenders(pace));
  app.post('/', (request, response) => {
    request.on('end', () => response.end('read')).on('error', () => {});
    request.resume();
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

describe('cutSlowSenders', () => {
  it('ends a connection on which a body trickles', async () => {
    const port = await serverWith({ interval: 20, bytes: 1_000 });
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let text = '';
      const drip = setInterval(() => socket.write('x'), 5);
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        resolve(text);
      });
      socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n');
    });
    expect(answer).toBe('');
  });

  it('waits for a body that makes headway, however long it takes', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const socket = { bytesRead: 200 };
    const ends = vi.fn();
    const body = { headers: { 'transfer-encoding': 'chunked' }, socket, readableLength: 0, destroy: ends };
    watchSender(Object.assign(new EventEmitter(), body) as unknown as IncomingMessage, { interval: 500, bytes: 1_000 });
    for (let looks = 0; looks < 300; looks += 1) {
      socket.bytesRead += 1_000;
      vi.advanceTimersByTime(500);
    }
    expect(ends).not.toHaveBeenCalled();
    socket.bytesRead += 999;
    vi.advanceTimersByTime(500);
    expect(ends).toHaveBeenCalled();
  });

  it('lets an answer take as long as it likes once the body has come', async () => {
    const app = express();
    app.use(cutSlowSenders({ interval: 5, bytes: 1_000_000 }));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    app.post('/', express.text(), (_request, response) => {
      vi.advanceTimersByTime(50);
      response.end('late');
    });
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'short' });
    expect(await response.text()).toBe('late');
  });
});
