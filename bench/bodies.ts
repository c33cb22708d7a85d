import { peopleOfCompany, record, summary, twoDigits } from './company.ts';

/** A list in the envelope that upstream sends it in. */
export const envelope = (data: readonly unknown[]) =>
  Buffer.from(JSON.stringify({ status: 'success', message: 'Operation Completed', data }));

/** The reply of `/attendance/findall`: sign-ins of one morning, each of another person, some 600 bytes each. */
export function attendanceBody(rows: number): Buffer {
  return envelope(peopleOfCompany(rows).map((person) => record(person, '2026-11-18', 'signedIn')));
}

/** The reply of `/attendance/serialLatness`: people with as many late days each, the first ones of the month, `YYYY-MM`. */
export function serialLatenessBody(people: number, days: number, month: string): Buffer {
  const daysLate = Array.from({ length: days }, (_, day) => `${month}-${twoDigits(day + 1)}`);
  return envelope(peopleOfCompany(people).map((person) => ({ ...summary(person), occurrence: days, daysLate })));
}
