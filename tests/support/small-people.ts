import { weekdayOf } from '../../upstream/calendar.ts';
import { daysUntil, hour, noSigns, office, type SmallPerson } from './small-service.ts';

/** Whether and when somebody comes. */
interface Habit {
  /** Whether they come on a day on which their shift works. */
  readonly isThere?: (day: string) => boolean;
  /** Seconds after midnight; ten minutes before the shift begins unless it says otherwise. */
  readonly at?: (day: string) => number;
}

/** Somebody who comes on the days that their shift works while they are on the register, and goes when it ends. */
export function comes(
  staffID: string,
  fields: Partial<SmallPerson> = {},
  { isThere = () => true, at = () => (fields.shift ?? office).start - 600 }: Habit = {},
): SmallPerson {
  const { shift = office, registered = '', left = '9999-12-31' } = fields;
  const { works, start, length } = shift ?? office;
  return {
    staffID,
    shift,
    signs: (day) =>
      works.includes(weekdayOf(day)) && registered <= day && day < left && isThere(day)
        ? { in: [at(day)], out: [start + length] }
        : noSigns,
    ...fields,
  };
}

/** So many people with numbered staff IDs. */
export const crowd = (count: number, prefix: string, make: (staffID: string) => SmallPerson = comes) =>
  Array.from({ length: count }, (_, number) => make(`${prefix}${number}`));

/** A day on which nobody of two centres worked, and one on which the device of Nnewi recorded nothing. */
export const [free, dead] = ['2026-11-11', '2026-11-18'];

/** A company of 24 people in Awka and six in Nnewi; `absent` says who was away when, `late` how long after eight all come. */
export const twoCentres = (
  absent: Readonly<Record<string, readonly string[]>>,
  late: (day: string) => number = () => -300,
) => {
  const of = (centre: string) => (staffID: string) =>
    comes(
      staffID,
      { centre },
      {
        isThere: (day) => !absent[staffID]?.includes(day) && day !== free && !(centre === 'Nnewi' && day === dead),
        at: (day) => 8 * hour + late(day),
      },
    );
  return {
    timeZone: 'Africa/Lagos',
    shifts: [office],
    people: [...crowd(24, 'a', of('Awka')), ...crowd(6, 'n', of('Nnewi'))],
    days: daysUntil('2026-11-20', 60),
    now: Date.parse('2026-11-20T19:00:00Z'),
  };
};
