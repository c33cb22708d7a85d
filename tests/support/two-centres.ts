import { weekdayOf } from '../../upstream/calendar.ts';
import { daysUntil, hour, office, type SmallPerson } from './small-service.ts';

/** A day on which nobody of two centres worked, and one on which the device of Nnewi recorded nothing. */
export const [free, dead] = ['2026-11-11', '2026-11-18'];

/** Somebody of one of the centres, who comes five minutes early, or so many seconds after eight as `late` says. */
export const colleague = (
  staffID: string,
  centre: string,
  absent: readonly string[] = [],
  late: (day: string) => number = () => -300,
): SmallPerson => ({
  staffID,
  shift: office,
  centre,
  signs: (day) => {
    const isThere = office.works.includes(weekdayOf(day)) && !absent.includes(day) && day !== free;
    return isThere && !(centre === 'Nnewi' && day === dead)
      ? { in: [8 * hour + late(day)], out: [17 * hour] }
      : { in: [], out: [] };
  },
});

/** A company of 24 people in Awka and six in Nnewi; `absent` says who was away when. */
export const twoCentres = (absent: Readonly<Record<string, readonly string[]>>, late?: (day: string) => number) => ({
  timeZone: 'Africa/Lagos',
  shifts: [office],
  people: [
    ...Array.from({ length: 24 }, (_, place) => `a${place}`).map((id) => colleague(id, 'Awka', absent[id], late)),
    ...Array.from({ length: 6 }, (_, place) => `n${place}`).map((id) => colleague(id, 'Nnewi', absent[id], late)),
  ],
  days: daysUntil('2026-11-20', 60),
  now: Date.parse('2026-11-20T19:00:00Z'),
});
