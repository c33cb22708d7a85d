import { ask } from '../tests/support/browser.ts';
import { dayInLagos } from '../tests/support/fixed-clock.ts';

const countOf = 'query ($date: Date!) { attendance(date: $date, mode: SIGNED_IN, first: 0) { totalCount } }';

/** The day of the last seven on which most people signed in, and how many photos of sign-ins it has. */
export async function fullestDay(url: string, token: string): Promise<{ date: string; photos: number }> {
  const days = Array.from({ length: 7 }, async (_, back) => {
    const date = dayInLagos(back + 1);
    const answer = await ask<{ attendance: { totalCount: number } }>(countOf, { date }, token, url);
    return { date, photos: answer.attendance.totalCount };
  });
  return (await Promise.all(days)).reduce((most, day) => (day.photos > most.photos ? day : most));
}
