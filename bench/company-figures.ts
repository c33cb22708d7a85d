import { daysOf, peopleWho, staff, summary } from './company.ts';

const listed = (rows: number) => ({ rows, staff: rows });

/** The entry of `GET /attendance/figures`: how long the lists of the company's day are. Nobody is in a list twice. */
export function dayFigures(date: string, change: number) {
  const [present, late, absent] = (['present', 'late', 'absent'] as const).map(
    (attendance) => peopleWho(attendance, date, change).length,
  ) as [number, number, number];
  return {
    date,
    register: listed(staff.length),
    signedIn: listed(present + late),
    signedOut: listed(present),
    late: listed(late),
    absent: listed(absent),
    groups: {
      present: present + late,
      absent,
      late,
      inBothLists: 0,
      lateWithoutSignIn: 0,
      notOnRegister: 0,
      signedInRepeatedly: 0,
      valid: staff.length,
      unexplained: staff.length - present - late - absent,
      registeredRepeatedly: 0,
    },
  };
}

/** The days of a month on which each person stood so, ascending. */
export function daysWho(attendance: 'late' | 'absent', month: string, change: number) {
  const days = new Map<(typeof staff)[number], string[]>();
  for (const day of daysOf(month)) {
    for (const person of peopleWho(attendance, day, change)) days.set(person, [...(days.get(person) ?? []), day]);
  }
  return days;
}

/** Who is near serial lateness in a month: latest late day first, then by staff ID. */
export function nearSerialLateness(date: string, change: number) {
  const near = [...daysWho('late', date.slice(0, 7), change)].flatMap(([person, daysLate]) =>
    person.rota && daysLate.length === person.rota.serial - 1
      ? [
          {
            ...summary(person),
            shift: { _id: person.rota.id, name: person.rota.name, serialLatenessThreshold: person.rota.serial },
            daysLate,
          },
        ]
      : [],
  );
  const last = ({ daysLate }: (typeof near)[number]) => daysLate.at(-1) ?? '';
  return near.sort((one, other) =>
    last(one) === last(other) ? (one.staffID < other.staffID ? -1 : 1) : last(one) < last(other) ? 1 : -1,
  );
}

/** The entry of `GET /attendance/figures/monthly`: how many are serially late, and who is near it. */
export function monthFigures(date: string, change: number) {
  const month = date.slice(0, 7);
  const serial = [...daysWho('late', month, change)].filter(([{ rota }, { length }]) => rota && length >= rota.serial);
  const near = nearSerialLateness(date, change);
  return {
    month,
    seriallyLate: listed(serial.length),
    nearSerialLateness: { people: near.length, withoutRule: 0, latest: near.slice(0, 10) },
  };
}
