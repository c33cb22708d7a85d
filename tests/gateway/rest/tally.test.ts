import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../gateway/rest/endpoints.ts';
import { RequestTally } from '../../../gateway/rest/tally.ts';
import { collectGarbage } from '../../support/collect-garbage.ts';

/** Reads a list of one row within the tally. */
function read(tally: RequestTally): WeakRef<readonly unknown[]> {
  const list = { rows: [{}], notice: null, asOf: '' };
  tally.noteRead({ call: endpoints.shifts(), list });
  tally.ahead.set('/shift/findAll', Promise.resolve(list));
  return new WeakRef(list.rows);
}

describe('RequestTally', () => {
  it('lets go of the lists when its request has ended: connections to upstream hold on to the tally', async () => {
    const tally = new RequestTally();
    const rows = read(tally);
    await collectGarbage();
    expect(rows.deref()).toEqual([{}]);
    tally.end();
    await collectGarbage();
    expect(rows.deref()).toBeUndefined();
    expect(tally.reads).toEqual([]);
  });

  it('lets nothing be kept of an answer whose caller left before it was made', () => {
    const tally = new RequestTally();
    read(tally);
    expect(tally.isRepeatable).toBe(true);
    tally.end();
    expect(tally.isRepeatable).toBe(false);
    tally.noteRead({ call: endpoints.shifts(), list: { rows: [], notice: null, asOf: '' } });
    expect(tally.reads).toEqual([]);
  });

  it('tells work that begins after the end that nobody waits for it', () => {
    const early = new RequestTally();
    const { departure } = early;
    expect(departure.aborted).toBe(false);
    early.end();
    expect(departure.aborted).toBe(true);
    const late = new RequestTally();
    late.end();
    expect(late.departure.aborted).toBe(true);
  });
});
