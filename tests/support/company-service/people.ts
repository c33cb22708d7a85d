import { addDays, instantOf } from '../../../upstream/calendar.ts';
import type { Random, Randoms } from '../../../upstream/demo/random.ts';

/** The zone of the company. */
export const companyZone = 'Africa/Lagos';

/** The password of each account at the start. */
export const companyPassword = 'a company password';

/** The accounts of the company: one for each role. */
export const companyAccounts = {
  admin: 'head@company.example',
  management: 'boss@company.example',
  user: 'clerk@company.example',
} as const;

/** A shift as the service keeps it. */
export interface CompanyShift {
  readonly _id: string;
  name: string;
  startTime: string;
  endTime: string | null;
  latenessThreshold: string | null;
  serialLatenessThreshold: number;
  __v: number;
}

/** Where somebody works. */
export interface Workplace {
  readonly district: string;
  readonly serviceCentre: string;
}

/** A staff record as the service keeps it: the shift is its id. */
export interface CompanyStaff {
  readonly _id: string;
  staffID: string;
  name: string;
  district: string;
  serviceCentre: string;
  department: string;
  unit: string | null;
  imageURL: string | null;
  shift: string | null;
  createdAt: string;
  updatedAt: string;
  __v: number;
}

/** A dashboard user as the service keeps it; the password leaves it never. */
export interface CompanyUser {
  readonly _id: string;
  email: string;
  name: string | null;
  role: string;
  district: string;
  serviceCentre: string;
  macAddress: string | null;
  isActive: boolean;
  createdAt: string;
  __v: number;
}

/** Somebody who has come to work, with what the register of today does not tell of the past. */
export interface Career {
  /** Number of the person, which chance is drawn by. */
  readonly number: number;
  readonly person: CompanyStaff;
  /** The shift that the person keeps: its place in the list of shifts; null for somebody without one. */
  readonly shift: number | null;
  /** The day on which somebody came to another centre, and where it was before. */
  readonly moved: { readonly on: string; readonly from: Workplace } | null;
  /** The first day on which a person who has left did not come. */
  readonly left: string | null;
  /** Whether the person is late as a habit. */
  readonly isOftenLate: boolean;
}

/** What the service keeps; a test changes it by `change`. */
export interface Company {
  readonly staff: CompanyStaff[];
  readonly shifts: CompanyShift[];
  readonly users: CompanyUser[];
}

/** Shifts without their ids; the second and the third are kept by few. */
export type ShiftPlan = Omit<CompanyShift, '_id' | '__v'>;

/** A day shift, an early one, and one through the night. */
export const usualShifts: readonly ShiftPlan[] = [
  {
    name: 'Day',
    startTime: '08:00:00',
    endTime: '16:00:00',
    latenessThreshold: '08:15:00',
    serialLatenessThreshold: 3,
  },
  {
    name: 'Early',
    startTime: '06:00:00',
    endTime: '14:00:00',
    latenessThreshold: '06:10:00',
    serialLatenessThreshold: 3,
  },
  {
    name: 'Night',
    startTime: '22:00:00',
    endTime: '06:00:00',
    latenessThreshold: '22:15:00',
    serialLatenessThreshold: 4,
  },
];

/** Districts with their centres, and where each centre lies. */
const centres: readonly (Workplace & { readonly latitude: number; readonly longitude: number })[] = [
  { district: 'Awka', serviceCentre: 'Awka', latitude: 6.2101, longitude: 7.0741 },
  { district: 'Awka', serviceCentre: 'Amawbia', latitude: 6.1999, longitude: 7.0489 },
  { district: 'Onitsha', serviceCentre: 'Onitsha', latitude: 6.1496, longitude: 6.7857 },
  { district: 'Nnewi', serviceCentre: 'Nnewi', latitude: 6.0105, longitude: 6.9103 },
  { district: 'Aba', serviceCentre: 'Aba', latitude: 5.1066, longitude: 7.3667 },
  { district: 'Aba', serviceCentre: 'Ariaria', latitude: 5.1131, longitude: 7.3302 },
  { district: 'Owerri', serviceCentre: 'Owerri', latitude: 5.4836, longitude: 7.0333 },
];

const givenNames = ['Adaeze', 'Bello', 'Chinonso', 'Damilola', 'Efe', 'Folake', 'Gozie', 'Halima', 'Ikenna', 'Jumoke'];
const middleNames = ['', ' A.', ' C.', ' E.', ' I.', ' N.', ' O.', ' U.'];
const familyNames = [
  'Abah',
  'Chukwu',
  'Danjuma',
  'Egwu',
  'Ibekwe',
  'Mbah',
  'Nnadi',
  'Onuoha',
  'Salami',
  'Umeh',
  'Yusuf',
];
const departments = ['TECHNICAL', 'METERING', 'FINANCE AND ACCOUNTS', 'HUMAN RESOURCES', 'OPERATIONS', 'SECURITY'];
const units = ['METERING', 'BIU', 'ADMINISTRATION', 'OPERATIONS', 'SECURITY'];

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');

/** An id as a document database makes them: 24 hexadecimal digits out of three numbers. */
export const objectID = (kind: number, first: number, second = 0): string =>
  hex(kind, 4) + hex(first, 10) + hex(second, 10);

/** Where a centre lies; null for one that the company does not have. */
export const positionOf = (serviceCentre: string) =>
  centres.find((centre) => centre.serviceCentre === serviceCentre) ?? null;

/** What people are drawn by. */
export interface PeoplePlan {
  readonly staff: number;
  readonly shifts: readonly ShiftPlan[];
  readonly randoms: Randoms;
  /** The days of the past, ascending, with today as the last. */
  readonly days: readonly string[];
  /** Address of photos, without a slash at its end. */
  readonly images: string;
}

/** Draws the company: whoever is on the register today, and the careers of these and of a few who have left. */
export function drawCompany(plan: PeoplePlan): { readonly company: Company; readonly careers: readonly Career[] } {
  const shifts = plan.shifts.map((shift, place) => ({ _id: objectID(1, place + 1), ...shift, __v: 0 }));
  const gone = Math.max(1, Math.round(plan.staff * 0.02));
  const careers = Array.from({ length: plan.staff + gone }, (_, number) =>
    drawCareer(plan, shifts, number, number >= plan.staff),
  );
  const staff = careers.filter(({ left }) => left === null).map(({ person }) => person);
  return { company: { staff, shifts, users: drawUsers() }, careers };
}

function drawCareer(plan: PeoplePlan, shifts: readonly CompanyShift[], number: number, hasLeft: boolean): Career {
  const random = plan.randoms(1, number);
  const { latitude: _, longitude: __, ...workplace } = random.pick(centres);
  const name = `${random.pick(givenNames) + random.pick(middleNames)} ${random.pick(familyNames)}`;
  const shift = drawShift(random, shifts.length);
  const createdAt = new Date(instantOf('2023-01-09', random.whole(0, 500 * 86_400), companyZone)).toISOString();
  const day = () => plan.days[random.whole(1, Math.max(1, plan.days.length - 2))] ?? '';
  const { latitude: ___, longitude: ____, ...from } = random.pick(centres);
  const hasMoved = !hasLeft && number % 50 === 7;
  return {
    number,
    person: {
      _id: objectID(2, number + 1),
      staffID: String(10_001 + number).padStart(6, '0'),
      name,
      ...workplace,
      department: random.pick(departments),
      unit: random.chance(0.05) ? null : random.pick(units),
      imageURL: random.chance(0.02) ? null : `${plan.images}/reference-${number}.png`,
      shift: shift === null ? null : (shifts[shift]?._id ?? null),
      createdAt,
      updatedAt: createdAt,
      __v: 0,
    },
    shift,
    moved: hasMoved ? { on: day(), from } : null,
    left: hasLeft ? day() : null,
    isOftenLate: random.chance(0.08),
  };
}

/** One in forty has no shift; of the others four fifths keep the first. */
function drawShift(random: Random, count: number): number | null {
  if (random.chance(0.025)) return null;
  return count < 2 || random.chance(0.8) ? 0 : random.whole(1, count - 1);
}

function drawUsers(): CompanyUser[] {
  return Object.entries(companyAccounts).map(([role, email], place) => ({
    _id: objectID(3, place + 1),
    email,
    name: place === 2 ? null : `Officer ${place + 1}`,
    role,
    district: centres[place]?.district ?? '',
    serviceCentre: centres[place]?.serviceCentre ?? '',
    macAddress: place === 0 ? '' : null,
    isActive: true,
    createdAt: '2023-05-02T10:00:00.000Z',
    __v: 0,
  }));
}

/** The last so many working days before today, ascending, and today; nobody works at weekends. */
export function pastDays(today: string, count: number): readonly string[] {
  const days = [today];
  for (let day = addDays(today, -1); days.length <= count; day = addDays(day, -1))
    if (isWorkday(day)) days.unshift(day);
  return days;
}

/** Whether a day is neither a Saturday nor a Sunday. */
export const isWorkday = (day: string): boolean => new Date(`${day}T12:00:00Z`).getUTCDay() % 6 !== 0;
