import { badResponse } from '../upstream/faults.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { Loss } from '../upstream/readers/losses.ts';
import { dayPunches } from './day-punches.ts';
import type { PersonMonthDayRow } from './person-month-day.ts';
import { areSame } from './reasons/contradiction.ts';

/** A person's records of a mode and a month. */
interface OwnList {
  readonly month: string;
  readonly rows: readonly AttendanceRecordRow[];
}

/** Throws where a person's sign-ins and sign-outs are one list: the service does not heed which of them is asked for. */
export function refuseOneList(month: string, signIns: readonly OwnList[], signOuts: readonly OwnList[]): void {
  const [ins, outs] = [signIns, signOuts].map((lists) => lists.find((list) => list.month === month)?.rows ?? []);
  if (ins && outs && areSame(dayPunches(ins), dayPunches(outs))) {
    throw badResponse('one list for sign-ins and for sign-outs');
  }
}

/** Days from which on a person's own list and those of the days contradict each other: single ones may differ in age. */
const fewDays = 3;

/** What is said of a person's own list that lacks days on which the lists of the days name the person. */
export function lackOf(days: readonly PersonMonthDayRow[]): readonly Loss[] {
  const { length } = days.filter(({ reason, records }) => records.length === 0 && reason?.startsWith('PRESENT'));
  if (length < fewDays) return [];
  const sentence = `The lists contradict each other: the person's own lacks ${length} days on which the lists of the days name the person. Those days are told by the latter.`;
  return [{ field: 'day', what: 'day', records: length, sentence, example: '' }];
}
