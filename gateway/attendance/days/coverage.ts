import type { Coverage } from '../../generated/resolvers.ts';
import type { DailyAnswer } from './day-reader.ts';

/** How many of some days an answer rests on; all of the days that were read where no others are named. */
export function coverageOf(
  { days, pending }: Pick<DailyAnswer<unknown>, 'days' | 'pending'>,
  asked: readonly string[] = [...days.keys()],
): Coverage {
  return {
    daysAsked: asked.length,
    daysRead: asked.filter((day) => (days.get(day) ?? null) !== null).length,
    isLearning: pending.length > 0,
  };
}
