import { describe, expect, it } from 'vitest';
import { RequestState } from '../../../gateway/auth/request-state.ts';
import { ListStore, strangersToken } from '../../../gateway/lists/store.ts';
import type { ListCall } from '../../../gateway/upstream/call.ts';
import { departed } from '../../../gateway/upstream/exchange.ts';
import { refusal } from '../../support/fake-upstream-list.ts';

const numbers: ListCall<number> = { call: 'GET /numbers', path: '/numbers', readRows: (data) => data as number[] };

/** A store over a service that answers lists of numbers, or all, when it is told to; `signals` has the one of each call upstream, in order. */
function setUp({ isSlowAlways = false } = {}) {
  const signals: (AbortSignal | undefined)[] = [];
  const answers: (() => void)[] = [];
  const store = new ListStore({
    rest: {
      get: async (call, { token }, { signal } = {}) => {
        if (token === strangersToken) throw refusal('UNAUTHENTICATED');
        const isNumbers = call.path === numbers.path;
        const bytes = Buffer.from(`{"status":"success","data":[${isNumbers ? 1 : ''}]}`);
        if (!(isNumbers || isSlowAlways)) return { notModified: false, bytes, etag: null };
        signals.push(signal);
        return new Promise((resolve, reject) => {
          signal?.addEventListener('abort', () => reject(departed()));
          answers.push(() => resolve({ notModified: false, bytes, etag: '"1"' }));
        });
      },
      find: () => Promise.reject(new Error('unused')),
      send: () => Promise.reject(new Error('unused')),
    },
    windowMilliseconds: 2_000,
    maximumBytes: 1_000_000,
    now: () => 0,
    timeZone: 'Africa/Lagos',
  });
  /** A read for a request whose caller leaves when `leave` is called; settled as its rows, or null. */
  const read = (token: string) => {
    const state = new RequestState();
    const rows = store.read(numbers, { token, key: token, group: 'ADMIN', state }).then(
      (list) => list.rows,
      () => null,
    );
    return { rows, leave: () => state.end() };
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { store, read, signals, answers, settle, isEnded: (call: number) => signals[call]?.aborted };
}

describe('ListStore, of callers who leave', () => {
  it('ends the call when the last who waits has left', async () => {
    const { read, isEnded } = setUp();
    const [first, second] = [read('ada'), read('ada')];
    first.leave();
    expect(isEnded(0)).toBe(false);
    second.leave();
    expect(isEnded(0)).toBe(true);
    expect(await first.rows).toBe(null);
  });

  it('goes on for another caller who waits for the list to become known', async () => {
    const { read, isEnded, answers, settle } = setUp();
    const first = read('ada');
    const second = read('bisi');
    await settle();
    first.leave();
    expect(isEnded(0)).toBe(false);
    answers[0]?.();
    expect(await second.rows).toEqual([1]);
  });

  it('ends the call when those who waited for another have left too', async () => {
    const { read, isEnded, settle } = setUp();
    const [first, second] = [read('ada'), read('bisi')];
    await settle();
    second.leave();
    expect(isEnded(0)).toBe(false);
    first.leave();
    expect(isEnded(0)).toBe(true);
  });

  it('asks anew for who comes after the call was ended', async () => {
    const { read, signals, answers } = setUp();
    read('ada').leave();
    const second = read('ada');
    await expect.poll(() => signals).toHaveLength(2);
    answers[1]?.();
    expect(await second.rows).toEqual([1]);
  });

  it('confirms a session for a request that is still there when the one that asked has left', async () => {
    const { store, answers } = setUp({ isSlowAlways: true });
    const [first, second] = [new RequestState(), new RequestState()];
    const confirm = (state: RequestState) => store.confirm({ token: 'ada', key: 'ada', state });
    const [left, stays] = [confirm(first), confirm(second)];
    first.end();
    await expect(left).rejects.toThrow('left');
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.();
    await expect(stays).resolves.toBeUndefined();
  });
});
