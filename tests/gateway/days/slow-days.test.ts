import { describe, expect, it } from 'vitest';
import { readDays } from '../../../gateway/days/day-reader.ts';
import { codedError } from '../../../gateway/shared/errors.ts';
import { daysGateway, sums } from '../../support/days-gateway.ts';
import { success } from '../../support/fake-upstream-list.ts';

const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-25'];
const [slow = '', , failing = ''] = days;

describe('days of which a person looks at others meanwhile, over a service with validators', () => {
  it('N-23 are answered without one that is slow, which is read on when the request has ended, once', async () => {
    let answer = (_: unknown) => {};
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    const { contextOf, asked } = daysGateway({
      hasETags: true,
      answer: async (day) => {
        if (day === slow) await late;
        return success([1, 2]);
      },
    });
    // The kind of the service is known.
    await readDays(sums, ['2026-11-17', '2026-11-25'], contextOf());
    asked();
    const first = contextOf();
    const part = await readDays(sums, days, first, () => 'soon');
    expect(part).toMatchObject({ pending: [slow], error: null, source: { ok: true } });
    expect([...part.days.values()]).toEqual([null, { sum: 3 }, { sum: 3 }, { sum: 3 }]);
    first.state.end();
    answer(null);
    const whole = await readDays(sums, days, contextOf(), () => 'soon');
    expect(whole).toMatchObject({ pending: [], error: null });
    expect(whole.days.get(slow)).toEqual({ sum: 3 });
    expect(asked().filter((call) => call.includes(slow))).toHaveLength(1);
  });

  it('N-23 are answered without those that fail, which are named with their list, and nothing else is lost', async () => {
    const { contextOf } = daysGateway({
      hasETags: true,
      answer: (day) => {
        if (day === failing) throw codedError('UPSTREAM_TIMEOUT', 'It did not answer.');
        return success([1, 2]);
      },
    });
    const read = await readDays({ ...sums, noun: 'Late sign-ins' }, days, contextOf(), () => 'whole');
    const said = 'Late sign-ins of Friday, 20 November 2026 could not be read: It did not answer.';
    expect(read).toMatchObject({ pending: [], source: { ok: false, code: 'UPSTREAM_TIMEOUT', message: said } });
    expect(read.error).toMatchObject({ message: said, extensions: { code: 'UPSTREAM_TIMEOUT', days: [failing] } });
    expect([...read.days.values()].filter((day) => day !== null)).toHaveLength(3);
  });
});

describe('the days of a file', () => {
  it.each([true, false])('N-23 are waited for, today and yesterday too (validators: %s)', async (hasETags) => {
    const answer = (_day: string, _token: string, isPatient: boolean) => {
      if (!isPatient) throw codedError('UPSTREAM_TIMEOUT', 'It did not answer.');
      return success([1, 2]);
    };
    const { contextOf, learn } = daysGateway({ hasETags, answer });
    const read = () => {
      const context = contextOf();
      context.state.isPatient = true;
      return readDays(
        sums,
        ['2026-11-23', '2026-11-24', '2026-11-25'],
        context,
        (day) => day > '2026-11-23' || 'whole',
      );
    };
    // A screen that waits less has asked first.
    const screen = readDays(sums, ['2026-11-24', '2026-11-25'], contextOf());
    const together = await read();
    expect([together.days.get('2026-11-24'), together.days.get('2026-11-25')]).toEqual([{ sum: 3 }, { sum: 3 }]);
    expect((await screen).error).not.toBe(null);
    await learn();
    const { days: found, error } = await read();
    expect([...found.values(), error]).toEqual([{ sum: 3 }, { sum: 3 }, { sum: 3 }, null]);
  });
});
