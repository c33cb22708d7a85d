import { describe, expect, it } from 'vitest';
import { strangersToken } from '../../../gateway/lists/store.ts';
import { noting } from '../../../gateway/upstream/faults.ts';
import { memberOf } from '../../support/bearer.ts';
import { fakeUpstreamList, refusal, success } from '../../support/fake-upstream-list.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { numbers, storeOver } from '../../support/list-store.ts';
import { clientOf, json, outcome, sendCall } from '../../support/rest-client.ts';

const { call } = numbers();

describe('ListStore', () => {
  it('F-04 R18 keeps an honest caller waiting for one refused caller at most, however many come before', async () => {
    const held: (() => void)[] = [];
    const { rest, seen } = fakeUpstreamList(async (_path, token) => {
      await new Promise<void>((resolve) => held.push(resolve));
      if (token.startsWith('refused')) throw refusal('UNAUTHENTICATED');
      return success([1]);
    });
    const { store } = storeOver(rest);
    const refused = Array.from({ length: 8 }, (_, place) => store.read(call, memberOf(`refused ${place}`)));
    const settled = Promise.allSettled(refused);
    const honest = store.read(call, memberOf('ada'));
    // One call of upstream is as long as it takes to answer all that it has been asked.
    const answerOnce = async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const answer of held.splice(0)) answer();
    };
    await answerOnce();
    await expect.poll(() => seen.some(({ path, token }) => path === call.path && token === 'ada')).toBe(true);
    await answerOnce();
    expect((await honest).rows).toEqual([1]);
    expect((await settled).every(({ status }) => status === 'rejected')).toBe(true);
  });

  it('asks for a caller who waits with another, when the call of that one was not sent for their own calls before it', async () => {
    const guard = { wait: 0, callsAtOnce: 16, callsPerCaller: 1, pause: 60_000 };
    const { client, requests } = await clientOf(
      (request, response, count) => {
        if (request.method === 'POST') return;
        const isStranger = request.headers.authorization === `Bearer ${strangersToken}`;
        json(isStranger ? 401 : 200, success(request.url?.endsWith(call.path) ? [1] : []))(request, response, count);
      },
      { guard, timeout: 60_000 },
    );
    const { store } = storeOver(client);
    await store.confirm(memberOf('ben'));
    expect(await store.mayShare()).toBe(true);
    const pass = holdTimers();
    const before = outcome(client.send({ ...sendCall('POST', call.path), call: call.call }, memberOf('ada'), 120_000));
    await expect.poll(() => requests.some(({ line }) => line.startsWith('POST'))).toBe(true);
    const [asking, waiting] = [outcome(store.read(call, memberOf('ada'))), store.read(call, memberOf('ben'))];
    expect((await pass(waiting)).rows).toEqual([1]);
    expect(await asking).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE' });
    expect(requests.filter(({ line }) => line.endsWith(call.path))).toHaveLength(2);
    expect(await pass(before)).toMatchObject({ code: 'UPSTREAM_TIMEOUT' });
  });

  it.each([429, 500])(
    'F-241 does not take a service for one that refuses strangers by a failure of the moment (%i)',
    async (status) => {
      const { rest, seen } = fakeUpstreamList(
        (_path, token) => {
          if (token === '') throw noting(refusal('UPSTREAM_REJECTED'), { failure: status });
          return success([token.length]);
        },
        { isOpen: true },
      );
      const { store } = storeOver(rest);
      for (const token of ['ada', 'forged']) {
        expect((await store.read(call, memberOf(token))).rows).toEqual([token.length]);
      }
      expect(seen.filter(({ path }) => path === call.path)).toHaveLength(2);
      expect(await store.mayShare()).toBe(false);
    },
  );
});
