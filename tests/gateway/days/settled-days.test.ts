import { describe, expect, it } from 'vitest';
import type { Context } from '../../../gateway/app-context.ts';
import { bearer } from '../../../gateway/auth/authorize.ts';
import { settledDay } from '../../../gateway/days/settled-days.ts';
import { codedError, codeOf } from '../../../gateway/shared/errors.ts';
import type { ListCall } from '../../../gateway/upstream/call.ts';
import { daysGateway } from '../../support/days-gateway.ts';

describe('the days of a service that tells weeks whole', () => {
  it('N-23 ask for a week that fails once in a request, for whichever of its days and lists', async () => {
    const { contextOf } = daysGateway();
    const asked: string[] = [];
    const failing = {
      read: async ({ path }: ListCall<unknown>) => {
        asked.push(path);
        throw codedError('UPSTREAM_UNAVAILABLE', 'It failed.');
      },
    };
    const request = (): Context =>
      ({ ...contextOf(), lists: failing, extensions: { read: async () => new Map([['day-records', 1]]) } }) as never;
    const first = request();
    const days = ['2026-11-09', '2026-11-10', '2026-11-10', '2026-11-15', '2026-11-16'];
    const outcomes = await Promise.allSettled(days.map((day) => settledDay(day, first, bearer(first))));
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && codeOf(outcome.reason))).toEqual(
      days.map(() => 'UPSTREAM_UNAVAILABLE'),
    );
    await settledDay('2026-11-12', first, bearer(first)).catch(() => null);
    expect(asked.map((path) => path.replace(/.*\?/, ''))).toEqual([
      'from=2026-11-09&until=2026-11-15',
      'from=2026-11-16&until=2026-11-22',
    ]);
    const next = request();
    await settledDay('2026-11-12', next, bearer(next)).catch(() => null);
    expect(asked).toHaveLength(3);
  });
});
