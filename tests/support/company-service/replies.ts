import type { Judge } from './judge.ts';
import type { Company, CompanyStaff } from './people.ts';
import type { Punch } from './punches.ts';
import type { Records } from './records.ts';

/** The query of a call. */
export type Query = Readonly<Record<string, string | undefined>>;

/** What a call is answered by: `data` of its reply, or a refusal with the service's words. */
export type Answer = { readonly data: unknown } | { readonly refused: string };

/** The reads of section 7 by their paths; `{id}` stands for a part of the path. */
export type Reads = Readonly<Record<string, (query: Query, id: string) => Answer>>;

/** What replies are made of. */
export interface Sources {
  readonly company: Company;
  readonly records: Records;
  readonly judge: Judge;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Makes the replies of section 7, in the shapes of a service that keeps documents and joins them when it is asked. */
export function createReads({ company, records, judge }: Sources): Reads {
  const shiftOf = (id: string | null) => company.shifts.find(({ _id }) => _id === id) ?? null;
  const withShift = (person: CompanyStaff) => {
    const shift = shiftOf(person.shift);
    return { ...person, shift: shift && { ...shift } };
  };
  const everybody = (): Answer => ({ data: company.staff.map(withShift) });
  /** Who records belong to, as far as they are still on the register: others are null. */
  const embedder = () => {
    const people = new Map<string, object>();
    for (const { unit: _, createdAt: __, updatedAt: ___, __v: ____, ...person } of company.staff) {
      people.set(person._id, person);
    }
    return (id: string) => people.get(id) ?? null;
  };
  const rowOf = ({ person, at, ...record }: Punch, embed: (id: string) => object | null) => {
    const attendanceDate = new Date(at).toISOString();
    return {
      ...record,
      staffID: embed(person),
      attendanceDate,
      createdAt: attendanceDate,
      updatedAt: attendanceDate,
      __v: 0,
    };
  };
  const rowsOf = (punches: readonly Punch[]) => {
    const embed = embedder();
    return punches.map((punch) => rowOf(punch, embed));
  };
  const dated =
    (answer: (date: string, query: Query) => unknown) =>
    (query: Query): Answer =>
      query.date && day.test(query.date) ? { data: answer(query.date, query) } : { refused: 'date is required' };
  const monthly = (what: 'late' | 'absent', field: string, isListed: (days: number, person: CompanyStaff) => boolean) =>
    dated((date) => {
      const found = judge.month(date.slice(0, 7), what);
      return company.staff.flatMap((person) => {
        const days = found.get(person._id) ?? [];
        if (days.length === 0 || !isListed(days.length, person)) return [];
        const { _id, staffID, name, imageURL, department, district, serviceCentre } = person;
        const facts = { _id, name, staffID, imageURL, department, district, serviceCentre };
        return [{ ...facts, occurrence: days.length, [field]: [...days] }];
      });
    });
  return {
    '/users/findAll': () => ({ data: company.users.map((user) => ({ ...user })) }),
    '/staff/findAll': everybody,
    '/staff/find/all': everybody,
    '/staff/find/{id}': (_query, id) => {
      if (!/^[0-9a-f]{24}$/.test(id)) return { refused: `Cast to ObjectId failed for value "${id}"` };
      const found = company.staff.find(({ _id }) => _id === id);
      return { data: found ? withShift(found) : null };
    },
    '/shift/findAll': () => ({ data: company.shifts.map((shift) => ({ ...shift })) }),
    '/attendance/findall': dated((date, { mode }) => rowsOf(records.of(date).filter((punch) => punch.mode === mode))),
    '/attendance/find/customer': dated((date, { mode, staffID }) => {
      const people = company.staff.filter((person) => person.staffID === staffID);
      const own = daysOf(date.slice(0, 7)).flatMap((one) => people.flatMap(({ _id }) => records.ofPerson(_id, one)));
      return rowsOf(own.filter((punch) => punch.mode === mode));
    }),
    '/attendance/exception': dated((date) => judge.day(date).absent.map((person) => ({ ...person }))),
    '/attendance/lateness': dated((date) => rowsOf(judge.day(date).late)),
    '/attendance/serialLatness': monthly(
      'late',
      'daysLate',
      (days, { shift }) => days >= (shiftOf(shift)?.serialLatenessThreshold ?? Number.POSITIVE_INFINITY),
    ),
    '/attendance/absentee/monthly': monthly('absent', 'dateAbsent', () => true),
  };
}

/** The days that a month may have. */
const daysOf = (month: string) =>
  Array.from({ length: 31 }, (_, place) => `${month}-${String(place + 1).padStart(2, '0')}`);
