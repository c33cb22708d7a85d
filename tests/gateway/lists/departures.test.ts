import { describe, expect, it } from 'vitest';
import { RequestState } from '../../../gateway/auth/request-state.ts';
import { strangersToken } from '../../../gateway/lists/store.ts';
import { departed } from '../../../gateway/upstream/exchange.ts';
import { fakeUpstreamList, refusal } from '../../support/fake-upstream-list.ts';
import { numbers, storeOver } from '../../support/list-store.ts';

const { call: list } = numbers();

/** A store over a service that answers lists of numbers, or all, when it is told to; `signals` has the one of each call upstream, in order. */
function setUp({ isSlowAlways = false } = {}) {
  const signals: (AbortSignal | undefined)[] = [];
  const answers: (() => void)[] = [];
  const { store } = storeOver({
    ...fakeUpstreamList(() => null).rest,
    get: async (call, { token }, { signal } = {}) => {
      if (token === strangersToken) throw refusal('UNAUTHENTICATED');
      const isNumbers = call.path === list.path;
      const bytes = Buffer.from(`{"status":"success","data":[${isNumbers ? 1 : ''}]}`);
      if (!(isNumbers || isSlowAlways)) return { notModified: false, bytes, etag: null };
      signals.push(signal);
      return new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(departed()));
        answers.push(() => resolve({ notModified: false, bytes, etag: '"1"' }));
      });
    },
  });
  /** A read for a request whose caller leaves when `leave` is called; settled as its rows, or null. */
  const read = (token: string) => {
    const state = new RequestState();
    const rows = store.read(list, { token, key: token, group: 'ADMIN', state }).then(
      ({ rows }) => rows,
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
