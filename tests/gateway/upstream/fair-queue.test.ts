import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../../gateway/upstream/guard.ts';

const stays = new AbortController().signal;

/** Queues tasks that end when they are told to; `begun` names those that have begun, in order. */
function tasks(limits: { atOnce: number; perCaller: number }) {
  const enqueue = createFairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (caller: string, name: string, { signal = stays, isLight = false } = {}) => {
    const run = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    };
    return enqueue({ caller, run, signal, isLight });
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, add, end };
}

describe('createFairQueue', () => {
  it('runs so many at once, and the others in the order they came', async () => {
    const { begun, add, end } = tasks({ atOnce: 2, perCaller: 2 });
    const first = add('ada', 'a1');
    for (const name of ['a2', 'a3', 'a4']) void add('ada', name);
    await end('');
    expect(begun).toEqual(['a1', 'a2']);
    await end('a1');
    expect(await first).toBe('a1');
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('takes from one caller after the other, however much one asks for', async () => {
    const { begun, add, end } = tasks({ atOnce: 1, perCaller: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('ada', name);
    void add('bisi', 'b1');
    void add('chi', 'c1');
    for (const name of ['', 'a1', 'b1', 'c1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  it('keeps places free of one caller for the others', async () => {
    const { begun, add, end } = tasks({ atOnce: 4, perCaller: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('ada', name);
    void add('bisi', 'b1');
    await end('');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('runs four times as many light tasks beside the others, of all and of each caller', async () => {
    const { begun, add, end } = tasks({ atOnce: 2, perCaller: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add('ada', name, { isLight: true });
    for (const name of ['b1', 'b2', 'b3', 'b4', 'b5']) void add('bisi', name, { isLight: true });
    void add('chi', 'c1', { isLight: true });
    for (const name of ['heavy 1', 'heavy 2']) void add('ada', name);
    await end('');
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'heavy 1']);
    await end('a2');
    expect(begun.slice(9)).toEqual(['c1']);
    await end('heavy 1');
    expect(begun.slice(10)).toEqual(['heavy 2']);
  });

  it('drops who gives up waiting, and gives their place to nobody twice', async () => {
    const { begun, add, end } = tasks({ atOnce: 1, perCaller: 1 });
    const left = new AbortController();
    void add('ada', 'a1');
    const dropped = add('bisi', 'b1', { signal: left.signal });
    void add('chi', 'c1');
    void add('dapo', 'd1');
    left.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await expect(add('ebele', 'e1', { signal: left.signal })).rejects.toThrow('gone');
    await end('a1');
    expect(begun).toEqual(['a1', 'c1']);
  });

  it('gives the place of a failed task free', async () => {
    const enqueue = createFairQueue({ atOnce: 1, perCaller: 1 });
    const task = { caller: 'ada', signal: stays, isLight: false };
    await expect(enqueue({ ...task, run: () => Promise.reject(new Error('broken')) })).rejects.toThrow('broken');
    expect(await enqueue({ ...task, run: async () => 'done' })).toBe('done');
  });

  it('lets a task know the request that brought it, not the one whose end let it begin', async () => {
    const request = new AsyncLocalStorage<string>();
    const enqueue = createFairQueue({ atOnce: 1, perCaller: 1 });
    const seen = ['ada', 'bisi', 'chi'].map((name) =>
      request.run(name, () =>
        enqueue({ caller: name, run: async () => request.getStore(), signal: stays, isLight: false }),
      ),
    );
    expect(await Promise.all(seen)).toEqual(['ada', 'bisi', 'chi']);
  });
});
