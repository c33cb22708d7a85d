/** @module-tag long */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Caller } from '../../../gateway/upstream/caller.ts';
import { bearerOf } from '../../support/bearer.ts';
import { now } from '../../support/fixed-clock.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { clientOf, getCall, type Handler, json, outcome, sendCall } from '../../support/rest-client.ts';

const ok = { status: 'success', message: '', data: [] };
const reset: Handler = (request) => void request.socket.destroy();
const hang: Handler = () => {};
const guard = { wait: 10_000, callsAtOnce: 16, callsPerCaller: 4, pause: 60_000 };

/** Two callers in turn. */
const callerOf = (turn: number) => bearerOf(`caller ${turn % 2}`);

/** Lets calls fail one after the other and answers their codes. */
async function codesOf(count: number, call: (turn: number) => Promise<unknown>): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (let done = 0; done < count; done += 1)
    codes.push(((await outcome(call(done))) as { code?: string }).code ?? 'ok');
  return codes;
}

/** A clock of the circuit's own, which a test moves on; timers and sockets keep theirs. */
function ownClock() {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

describe('background reads', () => {
  it('F-50 never stand before what the same caller waits for', async () => {
    const held: ServerResponse[] = [];
    const { client } = await clientOf(
      (request, response, count) =>
        request.url?.endsWith('today') ? json(200, ok)(request, response, count) : void held.push(response),
      { guard: { ...guard, callsPerCaller: 2 } },
    );
    const caller = bearerOf('tok');
    for (let day = 1; day < 30; day += 1) {
      outcome(client.get(getCall(`/attendance/findall?date=${day}`), { ...caller, isBackground: true }));
    }
    await expect.poll(() => held).toHaveLength(2);
    const today = getCall('/attendance/findall?date=today');
    expect(await outcome(client.get(today, caller))).toMatchObject({ notModified: false });
    expect(held).toHaveLength(2);
  });

  it('F-50 F-293 wait for their turn longer than a read that somebody looks at', async () => {
    const held: (() => void)[] = [];
    const { client } = await clientOf((...parts) => void held.push(() => json(200, ok)(...parts)), {
      timeout: 500,
      guard: { ...guard, wait: 300, callsPerCaller: 1 },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    /** Twenty calls at once, of which each is answered a twentieth of a second after it has come. */
    const month = async (isBackground: boolean) => {
      let isOver = false;
      const all = Promise.all(
        Array.from({ length: 20 }, (_, day) =>
          outcome(client.get(getCall(`/attendance/findall?date=${day}`), { ...bearerOf('tok'), isBackground })),
        ),
      ).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        await expect.poll(() => isOver || held.length > 0).toBe(true);
        await vi.advanceTimersByTimeAsync(50);
        held.shift()?.();
      }
      return all;
    };
    expect(await month(false)).toContainEqual(expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE' }));
    held.length = 0;
    for (const answer of await month(true)) expect(answer).toMatchObject({ notModified: false });
  });
});

describe('retries of reads', () => {
  it('end when they bring nothing: fewer than one call and a half a query', async () => {
    const { client, requests } = await clientOf(reset, { guard: { ...guard, pause: 1 } });
    const calls = Array.from({ length: 40 }, (_, index) =>
      outcome(client.get(getCall('/attendance/findall'), bearerOf(`user ${index}`))),
    );
    for (const answer of await Promise.all(calls)) expect(answer).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(requests.length).toBeLessThanOrEqual(60);
  });
});

describe('the circuit of a kind of call', () => {
  it.each<[string, string, Handler]>([
    ['resets', 'UPSTREAM_UNAVAILABLE', reset],
    ['does not answer', 'UPSTREAM_TIMEOUT', hang],
    ['says 503', 'UPSTREAM_UNAVAILABLE', json(503, { status: 'error', message: 'Starting' })],
    ['has a balancer say 502', 'UPSTREAM_UNAVAILABLE', (_q, response) => response.writeHead(502).end('<html>')],
  ])('opens when the service %s, and refuses at once, saying when it is tried again', async (_what, code, handler) => {
    const { client, requests } = await clientOf(handler, {
      guard,
      ...(handler === hang && { timeout: 100 }),
    });
    ownClock();
    const get = (turn: number) => client.get(getCall('/attendance/findall?date=2026-11-19'), callerOf(turn));
    expect(await codesOf(3, get)).toEqual([code, code, code]);
    const sent = requests.length;
    expect(await outcome(get(3))).toEqual({
      code: 'UPSTREAM_UNAVAILABLE',
      message:
        'The attendance service did not answer the last calls of this kind. The gateway asks again in 60 seconds; try then.',
    });
    expect(requests).toHaveLength(sent);
  });

  it.each<[string, Handler]>([
    ['a refusal', json(400, { status: 'error', message: 'Bad date' })],
    ['an expired session', json(401, { status: 'error', message: 'Expired' })],
    ['a record that breaks the service', (_q, response) => response.writeHead(500).end('<html>')],
    ['HTML', (_q, response) => response.writeHead(200).end('<html>')],
  ])('stays closed after %s', async (_what, handler) => {
    const { client, requests } = await clientOf(handler, { guard });
    await codesOf(5, (turn) => client.find(getCall('/staff/find/17'), callerOf(turn)));
    expect(requests).toHaveLength(5);
  });

  it('leaves other kinds alone, and takes all days and ids of a kind as one', async () => {
    const { client, requests } = await clientOf((request, response, count) =>
      request.url?.includes('lateness') ? reset(request, response, count) : json(200, ok)(request, response, count),
    );
    const late = (day: number, caller: string) =>
      client.get(getCall(`/attendance/lateness?date=2026-11-${day}`), bearerOf(caller));
    for (const [day, caller] of [
      [17, 'ada'],
      [18, 'bisi'],
      [19, 'chi'],
    ] as const)
      await codesOf(1, () => late(day, caller));
    const sent = requests.length;
    expect(await outcome(late(20, 'dapo'))).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(requests).toHaveLength(sent);
    expect(await client.get(getCall('/attendance/exception?date=2026-11-19'), bearerOf('ada'))).toMatchObject({
      notModified: false,
    });
  });

  it.each<[string, (count: number) => Partial<Caller>]>([
    ['many tokens', (count) => ({ ...bearerOf(`token ${count}`), user: 'greedy' })],
    ['background reads and others', (count) => ({ ...bearerOf('tok'), user: 'greedy', isBackground: count % 2 === 0 })],
    ['sign-ins from one address', () => ({ token: null, address: '203.0.113.7' })],
    ['unknown tokens from one address', (count) => ({ ...bearerOf(`token ${count}`), address: '203.0.113.8' })],
    ['sign-ins from one network', (count) => ({ token: null, address: `2001:db8::${count}` })],
  ])('F-11 counts %s as those of one caller, who cannot open it for others', async (_what, own) => {
    const { client } = await clientOf((request, response, count) =>
      request.url?.includes('slow') ? reset(request, response, count) : json(200, ok)(request, response, count),
    );
    const get = (day: string, caller: Partial<Caller>) =>
      client.get(getCall(`/attendance/findall?date=${day}`), { ...bearerOf('modest'), ...caller });
    for (let count = 0; count < 9; count += 1) await codesOf(1, () => get('slow', own(count)));
    expect(await codesOf(1, () => get('2026-11-19', own(9)))).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(await codesOf(5, () => get('2026-11-19', {}))).toEqual(Array(5).fill('ok'));
    await codesOf(1, () => get('slow', { user: 'another' }));
    await codesOf(2, () => get('slow', { user: 'a third' }));
    expect(await codesOf(1, () => get('2026-11-19', { user: 'a fourth' }))).toEqual(['UPSTREAM_UNAVAILABLE']);
  });

  it('lets one call try after the pause, while others wait, and closes when that is answered', async () => {
    ownClock();
    let held: ServerResponse | undefined;
    let behave: Handler = reset;
    const { client, requests } = await clientOf((...request) => behave(...request), { guard });
    const put = (turn = 0) => client.send(sendCall('PUT', '/users/modify/17', {}), callerOf(turn));
    expect(await codesOf(4, put)).toEqual(Array(4).fill('UPSTREAM_UNAVAILABLE'));
    expect(requests).toHaveLength(3);
    vi.setSystemTime(now() + 60_000);
    behave = (_request, response) => {
      held = response;
    };
    const trial = put();
    await expect.poll(() => held).toBeDefined();
    const next = put();
    behave = json(200, ok);
    held?.end(JSON.stringify(ok));
    expect(await Promise.all([trial, next])).toMatchObject([{ status: 'success' }, { status: 'success' }]);
    expect(requests).toHaveLength(5);
  });

  it('pauses again when the try fails, or its caller leaves', async () => {
    ownClock();
    let behave = reset;
    const { client, requests } = await clientOf((...request) => behave(...request), { guard });
    const get = (turn: number, signal?: AbortSignal) =>
      client.get(getCall('/attendance/findall'), callerOf(turn), { signal });
    await codesOf(3, get);
    vi.setSystemTime(now() + 60_000);
    await codesOf(1, get);
    const sent = requests.length;
    await codesOf(1, get);
    expect(requests).toHaveLength(sent);
    vi.setSystemTime(now() + 60_000);
    behave = hang;
    const left = new AbortController();
    const trial = outcome(get(0, left.signal));
    await expect.poll(() => requests).toHaveLength(sent + 1);
    left.abort();
    expect(await trial).toMatchObject({ code: null });
    expect(await codesOf(1, get)).toEqual(['UPSTREAM_UNAVAILABLE']);
    expect(requests).toHaveLength(sent + 1);
  });
});

describe('the places of a kind of call', () => {
  it('F-11 counts the tokens of one user as one caller', async () => {
    const { client, requests } = await clientOf((request, response, count) =>
      request.headers.authorization === 'Bearer modest' ? json(200, ok)(request, response, count) : undefined,
    );
    const left = new AbortController();
    const calls = Array.from({ length: 40 }, (_, count) => {
      const caller = { ...bearerOf(`token ${count}`), user: 'greedy' };
      return outcome(client.get(getCall('/attendance/findall'), caller, { signal: left.signal }));
    });
    await expect.poll(() => requests).toHaveLength(4);
    expect(await client.get(getCall('/attendance/findall'), bearerOf('modest'))).toMatchObject({ notModified: false });
    left.abort();
    await Promise.all(calls);
    expect(requests).toHaveLength(5);
  });

  it('keep each call with the request that brought it, not with the one whose end let it begin', async () => {
    const { client } = await clientOf(json(200, ok), { guard: { ...guard, callsAtOnce: 1 } });
    const request = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const callOf = (name: string) => {
      const caller = bearerOf(name);
      caller.state.upstream.push = () => seen.push(request.getStore());
      return request.run(name, () => client.get(getCall('/shift/findAll'), caller));
    };
    await Promise.all(['ada', 'bisi', 'chi'].map(callOf));
    expect(seen).toEqual(['ada', 'bisi', 'chi']);
  });

  it('gives up a call that waits too long, unsent', async () => {
    const { client, requests } = await clientOf(hang, { guard: { ...guard, wait: 0, callsAtOnce: 1 } });
    const pass = holdTimers();
    const first = outcome(client.send(sendCall('POST', '/shift/create', {}), bearerOf('ada'), 4_000));
    await expect.poll(() => requests).toHaveLength(1);
    expect(await pass(outcome(client.send(sendCall('POST', '/shift/create', {}), bearerOf('bisi'))))).toEqual({
      code: 'UPSTREAM_UNAVAILABLE',
      message: 'The attendance service is busy with other calls, and this one was not sent. Try again in a moment.',
    });
    expect(await pass(first)).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
    expect(requests).toHaveLength(1);
  });

  it('ends the call of a caller who has left, and counts it for nothing', async () => {
    let ended = 0;
    const { client, requests } = await clientOf((request) => void request.socket.once('close', () => (ended += 1)), {
      guard,
    });
    for (let count = 1; count <= 5; count += 1) {
      const left = new AbortController();
      const call = client.get(getCall('/shift/findAll'), bearerOf('tok'), { signal: left.signal });
      await expect.poll(() => requests).toHaveLength(count);
      left.abort();
      expect(await outcome(call)).toMatchObject({ code: null });
    }
    await expect.poll(() => ended).toBe(5);
  });
});
