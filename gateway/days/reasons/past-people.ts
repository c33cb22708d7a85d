import { addDays } from '../../shared/dates.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import type { StaffSummaryRow } from '../../upstream/readers/staff-summary.ts';
import type { LatePerson } from '../daily-lists.ts';
import type { Company } from './company.ts';
import { pastByHistory } from './history.ts';
import type { NamedOn } from './list-differences.ts';
import { type PastCompany, pastByLists } from './past-company.ts';
import type { ReadCompany } from './read-company.ts';
import { type ListsOfDays, needsDayBefore } from './read-lists.ts';

/** Whom the lists of a day name. */
export interface NamingLists extends Pick<ListsOfDays, 'absent' | 'late'> {
  readonly signIns: (day: string) => Signers | null;
  readonly signOuts: (day: string) => Signers | null;
}

interface Signers {
  readonly people: readonly StaffSummaryRow[];
}

/**
 * The people of some days, ascending: as the service's history has them, else as today's register and the days' own lists
 * have them. `lessons` are the days that are learned from.
 */
export function pastPeople(
  { company, register, shifts, history }: Pick<ReadCompany, 'company' | 'register' | 'shifts' | 'history'>,
  dates: readonly string[],
  lists: NamingLists,
  lessons: readonly string[] = [],
): PastCompany {
  const named = {
    explained: new Map(dates.map((date) => [date, namedOn(date, lists, company)])),
    lessons: new Map([...new Set(lessons)].map((date) => [date, namedInLesson(date, lists)])),
  };
  return history ? pastByHistory(register, shifts, history, named) : pastByLists(company, named);
}

function namedOn(date: string, lists: NamingLists, company: Company): NamedOn {
  const { signIns, signOuts, late } = lists;
  const [yesterday, tomorrow] = [addDays(date, -1), addDays(date, 1)];
  return {
    records: [{ date, people: latePeople(late(date) ?? nobodyLate) }, signers(date, signIns), signers(date, signOuts)],
    absent: absentOn(date, lists),
    // The same lists as explain the day, whichever others have been read.
    near: [
      signers(tomorrow, signIns),
      signers(tomorrow, signOuts),
      ...(needsDayBefore(company, late(date) ?? nobodyLate) ? [signers(yesterday, signIns)] : []),
    ],
  };
}

const namedInLesson = (date: string, lists: NamingLists): NamedOn => ({
  records: [signers(date, lists.signIns)],
  absent: absentOn(date, lists),
  near: [],
});

const signers = (date: string, signsOn: NamingLists['signIns']) => ({ date, people: signsOn(date)?.people ?? nobody });

const absentOn = (date: string, { absent }: NamingLists) => ({
  date,
  people: absent(date) ?? nobody,
  isOfStaff: true,
});

const nobody: readonly StaffSummaryRow[] = [];
const nobodyLate: readonly LatePerson[] = [];

/** Late people, with the shift that they were late for. */
const latePeople = memoizeByIdentity((late: readonly LatePerson[]): readonly StaffSummaryRow[] =>
  late.map(({ staff, shiftID }) => (shiftID === '' ? staff : { ...staff, shiftID })),
);
