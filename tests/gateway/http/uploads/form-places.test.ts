/** @module-tag long */
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchSender } from '../../../../common/slow-senders.ts';
import { formPlaces } from '../../../../schema/limits.ts';
import { signToken, testGateway } from '../../../support/gateway.ts';
import { operationForm, photoOf, sendForm, startGoodImageServer } from '../../../support/multipart.ts';

const document =
  'mutation Update($id: ID!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { message } }';
const variables = { id: 'staff-1', input: { image: null } };

describe('forms that are sent slowly', () => {
  it('F-146 leave a place for a form of somebody else, however many one user has begun', async () => {
    const images = await startGoodImageServer();
    const answers = { 'PUT /staff/modify/staff-1': null };
    const { url } = await testGateway({ answers, settings: { IMAGE_SERVER_URL: images.url } });
    const { hostname, port } = new URL(url);
    const headers = {
      authorization: `Bearer ${await signToken({ userID: 'user-2', role: 'user' })}`,
      'apollo-require-preflight': 'true',
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': '100000',
    };
    const slow = Array.from({ length: formPlaces.places + 8 }, () => {
      const sent = request({ hostname, port, path: '/graphql', method: 'POST', headers });
      sent.on('error', () => undefined).write('--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{');
      return sent;
    });
    await Promise.all(slow.map((sent) => once(sent, 'socket').then(([socket]) => once(socket, 'connect'))));
    const form = operationForm(document, variables, { bytes: await photoOf('red'), name: 'ada.png' }, 'input.image');
    expect((await sendForm(url, form)).errors).toBeUndefined();
    for (const sent of slow) sent.destroy();
  });

  it('are not taken for slow while the server has not read what has come', async () => {
    const server = createServer((received, response) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      watchSender(received, { interval: 50, bytes: 1_000 });
      expect
        .poll(() => received.readableLength)
        .toBeGreaterThan(0)
        .then(() => {
          vi.advanceTimersByTime(500);
          received.on('end', () => response.end('read')).resume();
        });
    });
    onTestFinished(() => void vi.useRealTimers());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const body = new Uint8Array(1_000_000);
    expect(await (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).text()).toBe('read');
  });
});
