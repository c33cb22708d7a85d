import { describe, expect, it } from 'vitest';
import { placesForWrites } from '../../../gateway/graphql/operation-checks.ts';
import type { RestClient } from '../../../gateway/upstream/client.ts';
import { writePlaces } from '../../../schema/limits.ts';
import { answered, signToken, testGateway } from '../../support/gateway.ts';
import { willingRest } from '../../support/root-fields.ts';

describe('places for writes', () => {
  it('F-147 are refused with the seconds to wait, and are for mutations alone', async () => {
    const check = placesForWrites({ places: 1, each: 1, waiting: 0 });
    const ask = (operation: string) =>
      check({ operation: { operation }, contextValue: { viewer: { userID: 'ada' } } } as never);
    expect(await ask('query')).toBe(undefined);
    const release = await ask('mutation');
    await expect(ask('mutation')).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 1 } });
    release?.();
    await new Promise(setImmediate);
    expect(await ask('mutation')).toBeTypeOf('function');
  });
});

/** A service that answers writes when it is told to. */
function slowRest() {
  const { rest } = willingRest();
  const open: { user: string | null; answer: () => void }[] = [];
  const send: RestClient['send'] = async (...given) => {
    const user = JSON.parse(Buffer.from(given[1].token?.split('.')[1] ?? '', 'base64url').toString()).userID;
    await new Promise<void>((resolve) => {
      open.push({ user, answer: resolve });
    });
    return rest.send(...given);
  };
  return { rest: { ...rest, send }, open };
}

describe('mutations', () => {
  const write = 'mutation { deleteShift(id: "1") { message } }';
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate);
  };

  it('F-147 of a user who sends many at once take two places, and another user is served beside them', async () => {
    const { rest, open } = slowRest();
    const { query } = await testGateway({ rest });
    const [ada, bisi] = [await signToken({ userID: 'ada' }), await signToken({ userID: 'bisi' })];
    const greedy = Array.from({ length: 10 }, () => query(write, {}, ada));
    await until(() => open.length === writePlaces.each);
    const modest = query(write, {}, bisi);
    await until(() => open.some(({ user }) => user === 'bisi'));
    expect(open.map(({ user }) => user)).toEqual(['ada', 'ada', 'bisi']);
    // Reads take no place.
    expect((await query('{ me { role } }', {}, ada)).errors).toBeUndefined();
    let isOver = false;
    void Promise.all([...greedy, modest]).finally(() => {
      isOver = true;
    });
    await until(() => {
      for (const { answer } of open.splice(0)) answer();
      return isOver;
    });
    expect((await Promise.all(greedy)).every(({ errors }) => !errors)).toBe(true);
  });

  it('F-147 give their place back when they are refused or fail', async () => {
    const { query } = await testGateway({ answers: { 'DELETE /shift/delete/1': new Error('lost') } });
    const token = await signToken();
    for (let count = 0; count < 5; count += 1) {
      expect((await query(write, {}, token)).errors).toHaveLength(1);
      expect((await query('mutation { deleteShift(id: $no) { message } }', {}, token)).errors).toHaveLength(1);
    }
  });

  it('F-147 count against the budget of their user, each 1 at least, and those of others are left', async () => {
    const { post } = await testGateway({ rest: willingRest().rest, settings: { COST_BUDGET: '3' } });
    const send = async (userID: string) =>
      (await answered(await post({ query: write }, { authorization: `Bearer ${await signToken({ userID })}` })))
        .errors?.[0]?.extensions.code;
    expect([await send('ada'), await send('ada'), await send('ada'), await send('ada')]).toEqual([
      undefined,
      undefined,
      undefined,
      'RATE_LIMITED',
    ]);
    expect(await send('bisi')).toBe(undefined);
  });
});
