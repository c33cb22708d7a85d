import { rotas } from '../upstream/demo/rotas.ts';
import { daysOf, peopleOfCompany, peopleWho, record, staff, summary, today, twoDigits } from './company.ts';

type Parameters = Readonly<Record<string, string>>;

/** One list of the company: its rows after so many changes of the day. */
interface CompanyList {
  readonly rows: (parameters: Parameters, change: number) => readonly unknown[];
  /** Whether the list of these parameters grows with the benchmark's day. */
  readonly isChanging: (parameters: Parameters) => boolean;
}

const isToday = ({ date }: Parameters) => date === today;
const isThisMonth = ({ date = '' }: Parameters) => date.slice(0, 7) === today.slice(0, 7);
const never = () => false;

const signIns = (day: string, change: number) => {
  const late = new Set(peopleWho('late', day, change));
  const there = [...peopleWho('present', day, change), ...late];
  return there.map((person) => record(person, day, 'signedIn', late.has(person)));
};

/** The days of a month on which each person stood so, ascending. */
function daysWho(attendance: 'late' | 'absent', month: string, change: number) {
  const days = new Map<(typeof staff)[number], string[]>();
  for (const day of daysOf(month)) {
    for (const person of peopleWho(attendance, day, change)) days.set(person, [...(days.get(person) ?? []), day]);
  }
  return days;
}

/** The days of a month on which each person stood so, of everybody with at least as many as `least` says. */
function monthly(
  attendance: 'late' | 'absent',
  day: string,
  change: number,
  field: string,
  least: (serial: number) => number,
) {
  const days = [...daysWho(attendance, day.slice(0, 7), change)];
  const enough = days.filter(([person, dates]) => dates.length >= least(person.rota?.serial ?? 99));
  return enough.map(([person, dates]) => ({ ...summary(person), occurrence: dates.length, [field]: dates }));
}

const members = () =>
  staff.map((person) => ({
    _id: `5b1f7000-1111-4000-8000-${String(person.index).padStart(12, '0')}`,
    ...summary(person),
    unit: person.unit,
    shift: person.rota && { _id: person.rota.id, name: person.rota.name },
    createdAt: `${person.joined}T08:00:00.000Z`,
  }));

const users = () =>
  staff.slice(0, 120).map(({ index, name, district, serviceCentre }) => ({
    _id: `5b1f7000-2222-4000-8000-${String(index).padStart(12, '0')}`,
    email: `${name
      .normalize('NFD')
      .replace(/[^a-z]+/gi, '.')
      .toLowerCase()}${index}@example.test`,
    name,
    role: ['admin', 'management', 'user'][index % 3],
    district,
    serviceCentre,
    macAddress: '',
    isActive: index % 7 !== 0,
    createdAt: '2025-02-03T08:00:00.000Z',
  }));

const shifts = () =>
  rotas.map(({ id, name, start, end, threshold, serial }) => ({
    _id: id,
    name,
    startTime: `${start}:00`,
    endTime: end && `${end}:00`,
    latenessThreshold: threshold && `${threshold}:00`,
    serialLatenessThreshold: serial,
  }));

/** The lists of a company of 5,000 as section 7 has them, by their paths below the prefix. */
export const companyLists: Readonly<Record<string, CompanyList>> = {
  '/staff/findAll': { rows: members, isChanging: never },
  '/staff/find/all': { rows: members, isChanging: never },
  '/users/findAll': { rows: users, isChanging: never },
  '/shift/findAll': { rows: shifts, isChanging: never },
  '/attendance/findall': {
    rows: ({ date = '', mode }, change) =>
      mode === 'signedOut'
        ? peopleWho('present', date, change).map((person) => record(person, date, 'signedOut'))
        : signIns(date, change),
    isChanging: isToday,
  },
  '/attendance/find/customer': {
    rows: ({ date = '', mode, staffID }) => {
      const person = staff.find((each) => each.staffID === staffID);
      const days = daysOf(date.slice(0, 7));
      return person ? days.map((day) => record(person, day, mode === 'signedOut' ? 'signedOut' : 'signedIn')) : [];
    },
    isChanging: never,
  },
  '/attendance/exception': {
    rows: ({ date = '' }, change) => peopleWho('absent', date, change).map(summary),
    isChanging: isToday,
  },
  '/attendance/lateness': {
    rows: ({ date = '' }, change) =>
      peopleWho('late', date, change).map((person) => record(person, date, 'signedIn', true)),
    isChanging: isToday,
  },
  '/attendance/serialLatness': {
    rows: ({ date = '' }, change) => monthly('late', date, change, 'daysLate', (serial) => serial),
    isChanging: isThisMonth,
  },
  '/attendance/absentee/monthly': {
    rows: ({ date = '' }, change) => monthly('absent', date, change, 'dateAbsent', () => 1),
    isChanging: isThisMonth,
  },
};

/** The addresses of the lists that grow with the benchmark's day. */
export const changingAddresses = [
  `/attendance/findall?date=${today}&mode=signedIn`,
  `/attendance/findall?date=${today}&mode=signedOut`,
  `/attendance/exception?date=${today}`,
  `/attendance/lateness?date=${today}`,
  `/attendance/serialLatness?date=${today.slice(0, 7)}-01`,
  `/attendance/absentee/monthly?date=${today.slice(0, 7)}-01`,
];

/** A list in the envelope that upstream sends it in. */
export const envelope = (data: readonly unknown[]) =>
  Buffer.from(JSON.stringify({ status: 'success', message: 'Operation Completed', data }));

/** The reply of `/attendance/findall`: sign-ins of one morning, each of another person, some 600 bytes each. */
export function attendanceBody(rows: number, date = today): Buffer {
  return envelope(peopleOfCompany(rows).map((person) => record(person, date, 'signedIn')));
}

/** The reply of `/attendance/serialLatness`: people with as many late days each, the first ones of the month, `YYYY-MM`. */
export function serialLatenessBody(people: number, days: number, month: string): Buffer {
  const daysLate = Array.from({ length: days }, (_, day) => `${month}-${twoDigits(day + 1)}`);
  return envelope(peopleOfCompany(people).map((person) => ({ ...summary(person), occurrence: days, daysLate })));
}
