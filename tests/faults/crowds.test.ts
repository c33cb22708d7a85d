import { describe, expect, it, vi } from 'vitest';
import { signToken, testGateway } from '../support/gateway.ts';
import { hang, startMisbehavingService, success } from '../support/misbehaving-service.ts';

const patient = { UPSTREAM_TIMEOUT_MS: '600000', UPSTREAM_WAIT_MS: '600000' };

interface Trend {
  readonly daysRead: number;
  readonly days: { attendance: number | null; lateness: number | null; absent: number | null }[];
  readonly sources: { call: string; ok: boolean }[];
}

describe('many at once', () => {
  it('are all answered, with one call for what one caller asks thirty times', { timeout: 120_000 }, async () => {
    const service = await startMisbehavingService();
    const { query } = await testGateway({ settings: { UPSTREAM_URL: service.url, ...patient } });
    const document = '{ attendance(date: "2026-11-19", mode: SIGNED_IN) { totalCount } }';
    const token = await signToken({ userID: 'ada' });
    let release = () => {};
    service.behave((response) => {
      release = () => success([])(response);
    });
    const equal = Array.from({ length: 30 }, () => query(document, {}, token));
    await vi.waitFor(() => expect(service.requests).toHaveLength(1), { timeout: 60_000 });
    service.behave(success([]));
    const tokens = await Promise.all(Array.from({ length: 100 }, (_, index) => signToken({ userID: `user ${index}` })));
    const others = tokens.map((other) => query('{ shifts { id } }', {}, other));
    expect((await Promise.all(others)).filter(({ errors }) => errors)).toEqual([]);
    release();
    expect(await Promise.all(equal)).toEqual(Array(30).fill({ data: { attendance: { totalCount: 0 } } }));
    expect(service.requests.filter(({ line }) => line.includes('findall')).length).toBeLessThanOrEqual(3);
  });

  it('do not wait for one who asks for much, nor a trend for the list that hangs', { timeout: 120_000 }, async () => {
    const service = await startMisbehavingService();
    service.behave(hang, /findall|exception|shift/);
    const settings = { UPSTREAM_URL: service.url, UPSTREAM_WAIT_MS: '60000', UPSTREAM_TIMEOUT_MS: '5000' };
    const { query } = await testGateway({ settings: { ...settings, UPSTREAM_PAUSE_MS: '60000' } });
    const trend = (name: string, until: string) =>
      `${name}: attendanceTrend(until: "${until}", days: 31) { daysRead days { attendance lateness absent } sources { call ok } }`;
    const much = `{ ${['01', '02', '03'].map((month) => trend(`m${month}`, `2026-${month}-28`)).join(' ')} }`;
    const greedy = query(much, {}, await signToken({ userID: 'greedy' }));
    await vi.waitFor(() => expect(service.requests.filter(({ line }) => line.includes('lateness'))).toHaveLength(4), {
      timeout: 60_000,
    });
    const token = await signToken({ userID: 'modest' });
    expect((await query('{ absentees(date: "2026-11-19") { totalCount } }', {}, token)).errors).toBe(undefined);
    const reply = await greedy;
    for (const { days, sources } of Object.values(reply.data as Record<string, Trend>)) {
      expect(days).toEqual(Array(31).fill({ attendance: 0, lateness: null, absent: 0 }));
      expect(sources.map(({ ok }) => ok)).toEqual([true, false, true]);
    }
    // Four hung; a few had their turn before the third failure.
    expect(service.requests.filter(({ line }) => line.includes('lateness')).length).toBeLessThanOrEqual(8);
  });

  it('end the calls of those who leave, but no write', { timeout: 120_000 }, async () => {
    const service = await startMisbehavingService();
    const ended: string[] = [];
    let answerWrite = () => {};
    service.behave((response) => {
      if (response.req.method === 'POST') answerWrite = () => success(null)(response);
      const line = `${response.req.method} ${response.req.url}`;
      response.once('close', () => void ended.push(line));
    }, /absent|exception/);
    const { url, query } = await testGateway({ settings: { UPSTREAM_URL: service.url, ...patient } });
    const left = new AbortController();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signToken()}` };
    const ask = (document: string) => {
      const body = JSON.stringify({ query: document });
      return fetch(`${url}/graphql`, { method: 'POST', headers, body, signal: left.signal }).catch(() => null);
    };
    const shift = '{ name: "Late", startTime: "14:00", endTime: "22:00", serialLatenessThreshold: 3 }';
    const asked = [ask(`mutation { createShift(input: ${shift}) { message } }`), ask('{ staff { totalCount } }')];
    await vi.waitFor(() => expect(service.requests).toHaveLength(2), { timeout: 60_000 });
    left.abort();
    await Promise.all(asked);
    await vi.waitFor(() => expect(ended).toHaveLength(1), { timeout: 60_000 });
    expect((await query('{ absentees(date: "2026-11-19") { totalCount } }')).errors).toBe(undefined);
    expect(ended).toEqual(['GET /api/v2/attendance/staff/findAll']);
    // The gateway does not close before it.
    answerWrite();
  });
});
