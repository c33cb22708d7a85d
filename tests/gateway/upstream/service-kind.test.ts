import { describe, expect, it } from 'vitest';
import { createServiceKind, type ListReply } from '../../../gateway/upstream/service-kind.ts';

function kindOf() {
  const clock = { now: 0 };
  const decisions: (readonly [string, boolean])[] = [];
  const kind = createServiceKind({
    now: () => clock.now,
    decided: (call, hasValidators) => decisions.push([call, hasValidators]),
  });
  const note = (reply: Partial<ListReply> = {}) =>
    kind.note({
      call: smallest,
      hasValidator: false,
      bytes: 400,
      milliseconds: 3,
      isSuccess: true,
      owner: 'group ADMIN',
      group: 'group ADMIN',
      ...reply,
    });
  return { kind, note, clock, decisions };
}

const smallest = 'GET /shift/findAll';
const running = 'GET /attendance/findall';

describe('createServiceKind', () => {
  it('knows nothing before the first list, and then what it showed, said once', () => {
    const { kind, note, decisions } = kindOf();
    expect([kind.hasValidators(smallest), decisions]).toEqual([null, []]);
    note({ isSuccess: false });
    expect(kind.hasValidators(smallest)).toBe(null);
    note();
    note();
    expect([kind.hasValidators(smallest), decisions]).toEqual([false, [[smallest, false]]]);
  });

  it('F-255 decides for each call alone, and takes an unknown one for one without validators where another is', () => {
    const { kind, note } = kindOf();
    note({ hasValidator: true });
    expect([kind.hasValidators(smallest), kind.hasValidators(running), kind.refreshAfter]).toEqual([true, null, 1_500]);
    note({ call: 'GET /staff/find/all' });
    expect([kind.hasValidators(smallest), kind.hasValidators(running)]).toEqual([true, false]);
    note({ call: running });
    for (let count = 0; count < 100; count++) note({ hasValidator: true });
    expect([kind.hasValidators(running), kind.refreshAfter, kind.details().hasValidators]).toEqual([
      false,
      60_000,
      false,
    ]);
  });

  it('F-255 takes a call whose lists have validators now and then for one without, and for one with them after many', () => {
    const { kind, note, decisions } = kindOf();
    note({ hasValidator: true });
    note();
    for (let count = 0; count < 49; count++) note({ hasValidator: true });
    expect(kind.hasValidators(smallest)).toBe(false);
    note();
    for (let count = 0; count < 50; count++) note({ hasValidator: true });
    expect(kind.hasValidators(smallest)).toBe(true);
    expect(decisions.map(([, hasValidators]) => hasValidators)).toEqual([true, false, true]);
  });

  it('F-120 asks for a list of a running day the more seldom the longer it is, and for others every other minute', () => {
    const { kind } = kindOf();
    expect([0, 3_000_000, 4_000_000, 12_000_000].map((bytes) => kind.lastsFor(running, bytes))).toEqual([
      60_000, 60_000, 80_000, 120_000,
    ]);
    expect(kind.lastsFor('GET /staff/find/all', 10)).toBe(120_000);
    expect(kind.lastsFor('GET /attendance/serialLatness', 10)).toBe(120_000);
  });

  it('F-210 asks for lists the more seldom the more groups of callers have theirs', () => {
    const { kind, note, clock } = kindOf();
    for (let group = 0; group < 12; group++) note({ group: `group ${group}` });
    note({ group: null, owner: 'somebody who shares no lists' });
    expect([kind.lastsFor(running, 0), kind.lastsFor('GET /staff/find/all', 0)]).toEqual([240_000, 480_000]);
    clock.now = 600_000;
    expect(kind.lastsFor(running, 0)).toBe(60_000);
  });

  it('has clients ask again at once where that is cheap, and else every minute', () => {
    const { kind, note } = kindOf();
    expect(kind.refreshAfter).toBe(1_500);
    note({ call: running, hasValidator: true });
    note({ call: 'GET /users/findAll' });
    expect(kind.refreshAfter).toBe(1_500);
    note({ call: 'GET /attendance/exception' });
    expect(kind.refreshAfter).toBe(60_000);
  });

  it('knows for a minute that a call was answered to an owner, whatever else fails', () => {
    const { kind, note, clock } = kindOf();
    note({ call: running, isSuccess: false });
    expect(kind.hasAnsweredLately(running, 'group ADMIN')).toBe(false);
    note({ call: running });
    note({ call: running, isSuccess: false });
    clock.now = 59_999;
    expect([kind.hasAnsweredLately(running, 'group ADMIN'), kind.hasAnsweredLately(running, 'group USER')]).toEqual([
      true,
      false,
    ]);
    clock.now = 60_000;
    expect(kind.hasAnsweredLately(running, 'group ADMIN')).toBe(false);
  });

  it('tells the last body and time of each call, without what was asked', () => {
    const { kind, note } = kindOf();
    note({ call: running, bytes: 700_000, milliseconds: 80, hasValidator: true });
    note({ call: running, hasValidator: true, bytes: 0, milliseconds: 2 });
    expect(kind.details()).toEqual({
      hasValidators: true,
      calls: { [running]: { bytes: 700_000, milliseconds: 2, hasValidators: true } },
    });
  });
});
