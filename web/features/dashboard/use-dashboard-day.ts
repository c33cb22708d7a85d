import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { isDay } from '../../days/periods.ts';
import { showQuery } from '../../list/view/screen-link.ts';
import { today } from '../../session/today.ts';

/** Milliseconds between two looks at the clock. */
const lookEvery = 30_000;

/** The day of `?date=`; without one, and where it is none, today in the gateway's zone, which follows the clock. */
export function useDashboardDay() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [present, setPresent] = useState(() => today());
  useEffect(() => {
    const timer = setInterval(() => setPresent(today()), lookEvery);
    return () => clearInterval(timer);
  }, []);
  const text = parameters.get('date');
  const isUsable = text !== null && isDay(text) && text <= present;
  const date = isUsable ? text : present;
  const isRefused = text !== null && !isUsable;
  useEffect(() => showQuery(`date=${date}`, isRefused ? ['date'] : []), [date, isRefused]);
  return {
    /** `YYYY-MM-DD`. */
    date,
    /** The day goes on: its numbers change, and after midnight it is the next one. */
    isToday: date === present,
    /** What of the address could not be used, in a sentence; null when nothing. */
    note: !isRefused ? null : `${faultOf(text)} Shown: ${formatLongDate(present)}.`,
    go: (day: string) => navigate(dashboardAddress(day)),
  };
}

const faultOf = (text: string) =>
  isDay(text)
    ? `${text} is in the future. Choose today or an earlier date.`
    : `"${text}" is no day; write it as YYYY-MM-DD.`;

/** Address of the dashboard of a day; today's has none, so that it goes on with the clock. */
export const dashboardAddress = (date: string) => (date === today() ? '/dashboard' : `/dashboard?date=${date}`);
