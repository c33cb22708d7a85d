import { describe, expect, it } from 'vitest';
import { createServiceKind, type ListReply } from '../../../gateway/upstream/service-kind.ts';

function kindOf({ learning = false } = {}) {
  const clock = { now: 0 };
  const state = { isLearning: learning };
  const decisions: boolean[] = [];
  const kind = createServiceKind({
    now: () => clock.now,
    isLearning: () => state.isLearning,
    decided: (hasValidators) => decisions.push(hasValidators),
  });
  const note = (reply: Partial<ListReply> = {}) =>
    kind.note({
      call: 'GET /shift/findAll',
      hasValidator: false,
      bytes: 400,
      milliseconds: 3,
      isSuccess: true,
      owner: 'ADMIN',
      ...reply,
    });
  return { kind, note, clock, state, decisions };
}

const running = 'GET /attendance/findall';

describe('createServiceKind', () => {
  it('knows nothing before the first list, and then what it showed, said once', () => {
    const { kind, note, decisions } = kindOf();
    expect([kind.hasValidators(), decisions]).toEqual([null, []]);
    note();
    note();
    expect([kind.hasValidators(), decisions]).toEqual([false, [false]]);
  });

  it('takes a service for one with validators at the first of them, and for one without after many lists without', () => {
    const { kind, note, decisions } = kindOf();
    note();
    note({ hasValidator: true });
    for (let count = 0; count < 49; count++) note();
    expect(kind.hasValidators()).toBe(true);
    note({ hasValidator: true });
    for (let count = 0; count < 50; count++) note();
    expect([kind.hasValidators(), decisions]).toEqual([false, [false, true, false]]);
  });

  it('F-120 asks for a list of a running day the more seldom the longer it is, and for others every other minute', () => {
    const { kind } = kindOf();
    expect([0, 1_000_000, 3_000_000, 12_000_000].map((bytes) => kind.lastsFor(running, bytes))).toEqual([
      30_000, 30_000, 60_000, 120_000,
    ]);
    expect(kind.lastsFor('GET /staff/find/all', 10)).toBe(120_000);
    expect(kind.lastsFor('GET /attendance/serialLatness', 10)).toBe(120_000);
  });

  it('F-120 rests the longer after a call the more it brought, and lets two learners make 28 calls in the first minute at most', () => {
    const { kind } = kindOf();
    const rests = [0, 700_000, 12_000_000].map((bytes) => kind.restAfter(bytes, 59_999));
    expect(rests).toEqual([4_500, 5_900, 8_000]);
    expect([0, 700_000, 12_000_000].map((bytes) => kind.restAfter(bytes, 60_000))).toEqual([2_000, 3_400, 8_000]);
    expect((2 * 60_000) / (rests[0] ?? 1)).toBeLessThan(28);
  });

  it('has clients ask again at once where that is cheap, later while days are learned, and else every minute', () => {
    const { kind, note, state } = kindOf();
    expect(kind.refreshAfter).toBe(1_500);
    note();
    expect(kind.refreshAfter).toBe(60_000);
    state.isLearning = true;
    expect(kind.refreshAfter).toBe(15_000);
    note({ hasValidator: true });
    expect(kind.refreshAfter).toBe(1_500);
  });

  it('knows for a minute that a call was answered to an owner, whatever else fails', () => {
    const { kind, note, clock } = kindOf();
    note({ call: running, isSuccess: false });
    expect(kind.hasAnsweredLately(running, 'ADMIN')).toBe(false);
    note({ call: running });
    note({ call: running, isSuccess: false });
    clock.now = 59_999;
    expect([kind.hasAnsweredLately(running, 'ADMIN'), kind.hasAnsweredLately(running, 'USER')]).toEqual([true, false]);
    clock.now = 60_000;
    expect(kind.hasAnsweredLately(running, 'ADMIN')).toBe(false);
  });

  it('tells the last body and time of each call, without what was asked', () => {
    const { kind, note } = kindOf();
    note({ call: running, bytes: 700_000, milliseconds: 80 });
    note({ call: running, hasValidator: true, bytes: 0, milliseconds: 2 });
    expect(kind.details()).toEqual({
      hasValidators: true,
      calls: { [running]: { bytes: 700_000, milliseconds: 2 } },
    });
  });
});
