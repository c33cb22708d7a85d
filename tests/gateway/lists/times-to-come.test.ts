import { expect, it } from 'vitest';
import { endpoints } from '../../../gateway/upstream/endpoints.ts';
import { sentenceOf } from '../../../gateway/upstream/readers/losses.ts';
import { memberOf } from '../../support/bearer.ts';
import { fakeUpstreamList, success } from '../../support/fake-upstream-list.ts';
import { storeOver } from '../../support/list-store.ts';
import { attendanceRecord } from '../../support/staff.ts';

it.each([true, false])(
  'F-204 F-213 a time that was still to come has come on the next reading after it, though the list has not changed (ETags: %s)',
  async (hasETags) => {
    const record = attendanceRecord({ attendanceDate: '2026-11-20T08:07:00.000Z' });
    const { rest, counts } = fakeUpstreamList((path) => success(path.includes('attendance') ? [record] : []), {
      hasETags,
    });
    const { store, clock } = storeOver(rest);
    const read = async () => {
      const { losses } = await store.read(endpoints.attendance('2026-11-20', 'SIGNED_IN'), memberOf('ada'));
      return sentenceOf(losses);
    };
    expect(await read()).toBe('1 row: time that was still to come when the list was read.');
    clock.now += 600_000;
    expect(await read()).toBeNull();
    const whole = counts.bodies;
    clock.now += 600_000;
    expect(await read()).toBeNull();
    // From then on it is asked for as every list.
    if (hasETags) expect(counts.bodies).toBe(whole);
  },
);
