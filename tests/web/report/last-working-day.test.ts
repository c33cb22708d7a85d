import { describe, expect, it } from 'vitest';
import { lastWorkingDay, weekdaysBefore } from '../../../web/days/last-working-day.ts';

/** Questions that are answered from these days, and the days that were asked for. */
function questionsOver(signIns: Readonly<Record<string, number>>, holidays: readonly string[]) {
  const asked: string[] = [];
  const recordsOf = async (date: string) => {
    asked.push(date);
    return signIns[date] ?? 0;
  };
  return { questions: { recordsOf, holidaysOf: async () => holidays }, asked };
}

describe('weekdaysBefore', () => {
  it('are Monday to Friday of the ten days before, latest first', () => {
    expect(weekdaysBefore('2026-11-23')).toEqual([
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-13',
    ]);
  });
});

describe('lastWorkingDay', () => {
  it('is the Friday before a Monday, with one look-up', async () => {
    const { questions, asked } = questionsOver({ '2026-11-20': 9, '2026-11-21': 9, '2026-11-22': 9 }, []);
    expect(await lastWorkingDay('2026-11-23', questions)).toBe('2026-11-20');
    expect(asked).toEqual(['2026-11-20']);
  });

  it('passes over public holidays, and over days without sign-ins where the service knows no holidays', async () => {
    const days = { '2026-12-24': 9, '2026-12-25': 2, '2026-12-28': 2 };
    const knowing = questionsOver(days, ['2026-12-25', '2026-12-28']);
    expect(await lastWorkingDay('2026-12-29', knowing.questions)).toBe('2026-12-24');
    expect(knowing.asked).toEqual(['2026-12-24']);
    const other = questionsOver({ '2026-12-24': 9 }, []);
    expect(await lastWorkingDay('2026-12-29', other.questions)).toBe('2026-12-24');
    expect(other.asked).toEqual(['2026-12-28', '2026-12-25', '2026-12-24']);
  });

  it('is none when ten days hold no sign-in, after eight look-ups at most', async () => {
    const { questions, asked } = questionsOver({}, []);
    expect(await lastWorkingDay('2026-11-21', questions)).toBeNull();
    expect(asked.length).toBeLessThanOrEqual(8);
  });
});
