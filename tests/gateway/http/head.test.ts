import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAnswersInFlight, writeAnswer } from '../../../gateway/http/write-answer.ts';
import { signToken, testGateway } from '../../support/gateway.ts';

describe('HEAD', () => {
  it('F-140 has nothing made of an answer that nobody gets, compressed or not', async () => {
    let made = 0;
    const body = (function* () {
      made += 1;
      yield 'a row';
    })();
    for (const coding of ['', 'br']) {
      const request = { method: 'HEAD', headers: { 'accept-encoding': coding } } as unknown as IncomingMessage;
      const written: unknown[] = [];
      const response = {
        writeHead: (status: number) => {
          written.push(status);
          return response;
        },
        end: (...given: unknown[]) => written.push(...given),
      } as unknown as ServerResponse;
      const answer = { status: 200, headers: {}, body, isCompressible: true, user: 'ada' };
      await writeAnswer(request, response, answer, createAnswersInFlight());
      expect(written).toEqual([200]);
    }
    expect(made).toBe(0);
  });

  it('answers the headers of a file alone, under the same token', async () => {
    const { url } = await testGateway({ answers: { 'GET /attendance/exception?date=2026-11-19': [] } });
    const address = `${url}/export/absentees.csv?date=2026-11-19`;
    const headers = { authorization: `Bearer ${await signToken()}` };
    const [head, whole] = [await fetch(address, { method: 'HEAD', headers }), await fetch(address, { headers })];
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, whole.headers.get('etag'), '']);
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(401);
  });
});
