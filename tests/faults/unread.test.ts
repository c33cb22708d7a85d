import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeTokens } from '../../bench/company.ts';
import { attendanceBody } from '../../bench/company-lists.ts';
import { startMeasuredGateway } from '../support/measured-gateway.ts';
import { body, startMisbehavingService } from '../support/misbehaving-service.ts';

const readers = 60;
const file = (ending: string) => `GET /export/attendance.${ending}?date=2026-11-19&mode=SIGNED_IN HTTP/1.1\r\n`;

describe('sixty readers who take nothing', { tags: 'nightly' }, () => {
  for (const { what, line } of [
    { what: 'a CSV file', line: file('csv') },
    { what: 'a file for programs', line: `${file('jsonl')}Accept-Encoding: br\r\n` },
    { what: 'a workbook', line: file('xlsx') },
  ])
    it(`F-01 R17 of ${what} add less than 150 MB and hold up nobody`, async () => {
      const service = await startMisbehavingService();
      service.behave(body(attendanceBody(10_000).toString()), /shift/);
      const { url, headers, growthDuring, query: ask } = await startMeasuredGateway(service.url);
      const { hostname, port, origin } = new URL(url);
      const tokens = await makeTokens(readers + 1);
      const sockets: Socket[] = [];
      onTestFinished(() => {
        for (const socket of sockets) socket.destroy();
      });
      // A gateway that works has code, buffers and garbage whoever reads.
      const take = async (address: string) => (await (await fetch(address, { headers })).arrayBuffer()).byteLength;
      for (let round = 0; round < 3; round += 1) {
        expect(await take(`${origin}${line.split(' ')[1]}`)).toBeGreaterThan(100_000);
      }
      const growth = await growthDuring(async () => {
        for (const token of tokens.slice(1)) {
          const socket = connect(Number(port), hostname);
          socket.on('error', () => {});
          socket.pause().write(`${line}Host: ${hostname}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
          sockets.push(socket);
          await once(socket, 'connect');
        }
        for (let n = 0; n < 20; n += 1)
          expect(await ask('{ me { role } }')).toMatchObject({ data: { me: { role: 'ADMIN' } } });
      });
      expect(growth).toBeLessThan(150_000_000 / 2 ** 20);
    });
});
