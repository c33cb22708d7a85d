import { describe, expect, it, vi } from 'vitest';
import { signToken, testGateway } from '../support/gateway.ts';
import { holdTimers } from '../support/held-timers.ts';
import { hang, startMisbehavingService, success } from '../support/misbehaving-service.ts';

interface Trend {
  readonly days: { attendance: number | null; lateness: number | null; absent: number | null }[];
  readonly sources: { ok: boolean }[];
}

describe('many at once', () => {
  it('are all answered, with one call for what one caller asks thirty times', async () => {
    const service = await startMisbehavingService();
    const { query } = await testGateway({ settings: { UPSTREAM_URL: service.url } });
    const document = '{ attendance(date: "2026-11-19", mode: SIGNED_IN) { totalCount } }';
    const token = await signToken({ userID: 'ada' });
    let release = () => {};
    service.behave((response) => {
      release = () => success([])(response);
    });
    const equal = Array.from({ length: 30 }, () => query(document, {}, token));
    await expect.poll(() => service.requests).toHaveLength(1);
    service.behave(success([]));
    const tokens = await Promise.all(Array.from({ length: 100 }, (_, index) => signToken({ userID: `user ${index}` })));
    const others = tokens.map((other) => query('{ shifts { id } }', {}, other));
    expect((await Promise.all(others)).filter(({ errors }) => errors)).toEqual([]);
    release();
    expect(await Promise.all(equal)).toEqual(Array(30).fill({ data: { attendance: { totalCount: 0 } } }));
    expect(service.requests.filter(({ line }) => line.includes('findall')).length).toBeLessThanOrEqual(3);
  });

  it('are all answered, though the service stops at two thirds of three hundred', { tags: 'nightly' }, async () => {
    const service = await startMisbehavingService();
    let calls = 0;
    service.behave((response) => {
      calls += 1;
      if (calls <= 200) success([])(response);
    });
    const settings = { UPSTREAM_URL: service.url, UPSTREAM_TIMEOUT_MS: '4000' };
    const { query } = await testGateway({ settings: { ...settings, UPSTREAM_PAUSE_MS: '500' } });
    const document = '{ attendance(date: "2026-11-19", mode: SIGNED_IN) { totalCount } }';
    const tokens = await Promise.all(Array.from({ length: 300 }, (_, index) => signToken({ userID: `user ${index}` })));
    const pass = holdTimers();
    let answered = 0;
    const asked = tokens.map(async (token) => {
      const reply = await query(document, {}, token);
      answered += 1;
      return reply;
    });
    await expect.poll(() => answered).toBeGreaterThanOrEqual(150);
    const replies = await pass(Promise.all(asked));
    vi.useRealTimers();
    const kinds = replies.map(({ errors }) => errors?.[0]?.extensions.code ?? 'data');
    expect(new Set(kinds)).toEqual(new Set(['data', 'UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE']));
    expect(kinds.filter((kind) => kind === 'data').length).toBeGreaterThanOrEqual(150);
    service.behave(success([]));
    const isAnswered = async (token: string) => (await query(document, {}, token)).errors === undefined;
    await expect.poll(() => isAnswered(tokens[0] ?? '')).toBe(true);
    expect(await Promise.all(tokens.map(isAnswered))).toEqual(Array(300).fill(true));
  });

  it('do not wait for one who asks for much, nor a trend for the list that hangs', async () => {
    const service = await startMisbehavingService();
    service.behave(hang, /findall|exception|shift/);
    const settings = { UPSTREAM_URL: service.url, UPSTREAM_TIMEOUT_MS: '4000' };
    const { query } = await testGateway({ settings: { ...settings, UPSTREAM_PAUSE_MS: '60000' } });
    const trend = (until: string) =>
      `{ attendanceTrend(until: "${until}", days: 31) { days { attendance lateness absent } sources { ok } } }`;
    const token = await signToken({ userID: 'greedy' });
    const pass = holdTimers();
    const greedy = Promise.all(['01', '02', '03'].map((month) => query(trend(`2026-${month}-28`), {}, token)));
    await expect.poll(() => service.requests.filter(({ line }) => line.includes('lateness'))).toHaveLength(4);
    // All that the service answers has come: 90 days, of which three are asked for twice, from two lists.
    await expect.poll(() => service.requests.filter(({ line }) => /findall|exception/.test(line))).toHaveLength(180);
    const modest = await signToken({ userID: 'modest' });
    expect((await query('{ absentees(date: "2026-11-19") { totalCount } }', {}, modest)).errors).toBe(undefined);
    for (const { data } of await pass(greedy)) {
      const { days, sources } = (data as { attendanceTrend: Trend }).attendanceTrend;
      expect(days).toEqual(Array(31).fill({ attendance: 0, lateness: null, absent: 0 }));
      expect(sources.map(({ ok }) => ok)).toEqual([true, false, true]);
    }
    // Four hung; a few had their turn before the third failure.
    expect(service.requests.filter(({ line }) => line.includes('lateness')).length).toBeLessThanOrEqual(8);
  });

  it('end the calls of those who leave, but no write', async () => {
    const service = await startMisbehavingService();
    const ended: string[] = [];
    let answerWrite = () => {};
    service.behave((response) => {
      if (response.req.method === 'POST') answerWrite = () => success(null)(response);
      const line = `${response.req.method} ${response.req.url}`;
      response.once('close', () => void ended.push(line));
    }, /absent|exception/);
    const { url, query } = await testGateway({ settings: { UPSTREAM_URL: service.url } });
    const left = new AbortController();
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await signToken()}` };
    const ask = (document: string) => {
      const body = JSON.stringify({ query: document });
      return fetch(`${url}/graphql`, { method: 'POST', headers, body, signal: left.signal }).catch(() => null);
    };
    const shift = '{ name: "Late", startTime: "14:00", endTime: "22:00", serialLatenessThreshold: 3 }';
    const asked = [ask(`mutation { createShift(input: ${shift}) { message } }`), ask('{ staff { totalCount } }')];
    await expect.poll(() => service.requests).toHaveLength(2);
    left.abort();
    await Promise.all(asked);
    await expect.poll(() => ended).toHaveLength(1);
    expect((await query('{ absentees(date: "2026-11-19") { totalCount } }')).errors).toBe(undefined);
    expect(ended).toEqual(['GET /api/v2/attendance/staff/findAll']);
    // The gateway does not close before it.
    answerWrite();
  });
});
