import { describe, expect, it } from 'vitest';
import { type Asker, Learner, type LearningTask } from '../../../../gateway/upstream/past-days/learner.ts';
import { bearerOf } from '../../../support/bearer.ts';
import { refusal } from '../../../support/fake-upstream-list.ts';

/** A learner whose rests end when the test says so. */
function learnerOf() {
  const clock = { now: 0 };
  const rests: { milliseconds: number; end: () => void }[] = [];
  const learner = new Learner({
    now: () => clock.now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        rests.push({ milliseconds, end: resolve });
        signal.addEventListener('abort', () => resolve());
      }),
  });
  const learned: string[] = [];
  const lesson = (day: string, come: (caller: string) => unknown = () => null): LearningTask => ({
    key: day,
    day,
    learn: async (caller) => {
      learned.push(`${day} ${caller.token}`);
      const result = await come(caller.token);
      if (result instanceof Error) throw result;
    },
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Ends one rest after another, so many times or until nothing is to be learned; answers how long they were. */
  const run = async (most = 100) => {
    const lengths: number[] = [];
    await settle();
    for (let turn = 0; turn < most && learner.pending > 0; turn++) {
      const [rest] = rests.splice(0);
      if (!rest) break;
      lengths.push(rest.milliseconds);
      rest.end();
      await settle();
    }
    return lengths;
  };
  return { learner, clock, learned, lesson, run, rests, settle };
}

const asker = (token: string, owner = 'ADMIN'): Asker => ({ ...bearerOf(token), owner });

describe('Learner', () => {
  it('F-120 learns the newest days first, and what was asked for last before what was asked for before', async () => {
    const { learner, clock, learned, lesson, run } = learnerOf();
    learner.ask(
      ['2026-11-02', '2026-11-04', '2026-11-03'].map((day) => lesson(day)),
      asker('ada'),
    );
    clock.now += 5_000;
    learner.ask([lesson('2026-09-01'), lesson('2026-09-02')], asker('ada'));
    expect(learner.pending).toBe(5);
    await run();
    expect(learned).toEqual(
      ['2026-09-02', '2026-09-01', '2026-11-04', '2026-11-03', '2026-11-02'].map((day) => `${day} ada`),
    );
    expect(learner.pending).toBe(0);
  });

  it('F-210 learns what people wait for two at once and without a rest, and the rest at its pace', async () => {
    const { learner, learned, lesson, rests, settle } = learnerOf();
    const ends: (() => void)[] = [];
    const held = (day: string) => lesson(day, () => new Promise<void>((resolve) => ends.push(resolve)));
    learner.ask([lesson('2026-11-09'), lesson('2026-11-08')], asker('ada'));
    learner.ask(['2026-11-02', '2026-11-03', '2026-11-04'].map(held), asker('ada'), true);
    await settle();
    expect(learned).toEqual(['2026-11-04 ada', '2026-11-03 ada']);
    // Wanted again meanwhile, by whoever looks whether it has come: it is learned once.
    learner.ask(['2026-11-02', '2026-11-03', '2026-11-04'].map(held), asker('ada'), true);
    ends.shift()?.();
    await settle();
    expect(learned).toEqual(['2026-11-04 ada', '2026-11-03 ada', '2026-11-02 ada']);
    for (const end of ends) end();
    await settle();
    expect([learner.pending, rests.map(({ milliseconds }) => milliseconds)]).toEqual([2, [60_000]]);
  });

  it('rests before it goes on with what people wait for, where the service has failed', async () => {
    const { learner, learned, lesson, rests, settle } = learnerOf();
    const fault = () => refusal('UPSTREAM_UNAVAILABLE');
    learner.ask([lesson('2026-11-04', fault), lesson('2026-11-03', fault), lesson('2026-11-02')], asker('ada'), true);
    await settle();
    expect(learned).toHaveLength(2);
    for (const { end } of rests.splice(0).slice(1)) end();
    await settle();
    expect(learned.at(-1)).toBe('2026-11-02 ada');
  });

  it('takes the lists that a screen asks for, within some seconds, as one set', async () => {
    const { learner, clock, learned, lesson, run } = learnerOf();
    const absent = (day: string): LearningTask => ({ ...lesson(day), key: `absent ${day}` });
    learner.ask([lesson('2026-11-02'), lesson('2026-11-03')], asker('ada'));
    clock.now += 4_999;
    learner.ask([absent('2026-11-02'), absent('2026-11-03')], asker('ada'));
    await run();
    expect(learned.map((one) => one.slice(0, 10))).toEqual(['2026-11-03', '2026-11-03', '2026-11-02', '2026-11-02']);
  });

  it('F-120 F-210 lets the screen be asked first, and makes one call in fifteen seconds for all owners together', async () => {
    const { learner, learned, lesson, run, rests, settle } = learnerOf();
    learner.ask([lesson('2026-11-02'), lesson('2026-11-03')], asker('ada'));
    learner.ask([{ ...lesson('2026-11-03'), key: 'of users' }], asker('eve', 'USER'));
    expect([learned, rests.map(({ milliseconds }) => milliseconds)]).toEqual([[], [60_000]]);
    expect(await run()).toEqual([60_000, 15_000, 15_000]);
    expect(learned).toHaveLength(3);
    // What is wanted later keeps its distance from the last call, too.
    await settle();
    learner.ask([lesson('2026-11-01')], asker('ada'));
    expect([learned.length, rests.map(({ milliseconds }) => milliseconds)]).toEqual([3, [15_000]]);
  });

  it('learns a day once, however often it is asked for', async () => {
    const { learner, learned, lesson, run } = learnerOf();
    for (const token of ['ada', 'ben', 'cid']) learner.ask([lesson('2026-11-02')], asker(token));
    await run();
    expect(learned).toEqual(['2026-11-02 cid']);
  });

  it('waits for the next caller of the role when the service refuses a token', async () => {
    const { learner, learned, lesson, run } = learnerOf();
    const ended = (token: string) => (token === 'ada' ? refusal('UNAUTHENTICATED') : null);
    const days = ['2026-11-04', '2026-11-03', '2026-11-02'].map((day) => lesson(day, ended));
    learner.ask(days, asker('ada'));
    await run();
    expect([new Set(learned.map((one) => one.slice(11))), learner.pending]).toEqual([new Set(['ada']), 3]);
    expect(learned.length).toBeLessThanOrEqual(2);
    learned.length = 0;
    learner.ask([], asker('eve', 'USER'));
    await run();
    expect(learned).toEqual([]);
    learner.ask([], asker('ben'));
    await run();
    expect(learned).toEqual(['2026-11-04 ben', '2026-11-03 ben', '2026-11-02 ben']);
    expect(learner.pending).toBe(0);
  });

  it('tries a day that failed again when its time has come and somebody asks, each time later', async () => {
    const { learner, clock, learned, lesson, run } = learnerOf();
    const ask = async () => {
      learner.ask([lesson('2026-11-02', () => refusal('FORBIDDEN'))], asker('ada'));
      await run();
    };
    await ask();
    await ask();
    expect([learned.length, learner.pending, learner.failureOf('2026-11-02', asker('ada'))]).toEqual([
      1,
      0,
      { error: expect.objectContaining({ message: 'Refused: FORBIDDEN' }) },
    ]);
    // What the service answered to one is no reason to another.
    expect(learner.failureOf('2026-11-02', asker('ben'))).toBe(null);
    clock.now = 60_000;
    expect(learner.failureOf('2026-11-02', asker('ada'))).toBe(null);
    await ask();
    clock.now += 60_000;
    await ask();
    expect(learned).toHaveLength(2);
    clock.now += 60_000;
    await ask();
    expect(learned).toHaveLength(3);
  });

  it('rests the longer the more often the service fails in a row', async () => {
    const { learner, lesson, run } = learnerOf();
    const days = ['2026-11-05', '2026-11-04', '2026-11-03', '2026-11-02'];
    learner.ask(
      days.map((day) => lesson(day, () => refusal('UPSTREAM_UNAVAILABLE'))),
      asker('ada'),
    );
    expect(await run()).toEqual([60_000, 30_000, 60_000, 120_000]);
  });

  it('ends at once and begins nothing any more', async () => {
    const { learner, learned, lesson, settle } = learnerOf();
    learner.ask([lesson('2026-11-02')], asker('ada'));
    await learner.close();
    learner.ask([lesson('2026-11-03')], asker('ada'));
    await settle();
    expect([learned, learner.pending]).toEqual([[], 0]);
  });
});
