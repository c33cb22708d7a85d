import { addDays } from '../../gateway/shared/dates.ts';
import { attendanceRecord, staffRecord } from './staff.ts';

/** A record that a service of section 7 answers for a day. */
interface PlacedRecord {
  readonly staffID: string;
  readonly mode?: 'signedIn' | 'signedOut';
  readonly day: string;
  /** `HH:MM:SS`, UTC. */
  readonly time?: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly serviceCentre?: string;
  /** Who had the staff ID then; absent, who has it in all other records. */
  readonly holder?: { readonly _id: string; readonly name: string };
}

/** The people who sign in near an office on each of some days, each with a position of their own. */
export function usualRecords(
  staffIDs: readonly string[],
  days: readonly string[],
  office: { latitude: number; longitude: number },
): PlacedRecord[] {
  return days.flatMap((day, number) =>
    staffIDs.map((staffID, person) => ({
      staffID,
      day,
      latitude: office.latitude + ((number * 7 + person * 13) % 17) * 0.00007 + number * 1e-6 + person * 1e-5,
      longitude: office.longitude + ((number * 5 + person * 11) % 19) * 0.00007 + number * 1e-6 + person * 1e-5,
    })),
  );
}

/** Days before a day, ascending. */
export const daysUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => addDays(last, place + 1 - count));

/** What a service of section 7 alone answers to the calls that findings of a day read: those records, and a register of their people. */
export function placedAnswers(records: readonly PlacedRecord[], last: string): Record<string, unknown> {
  const people = [...new Set(records.map(({ staffID }) => staffID))];
  const answers: Record<string, unknown> = {
    'GET /staff/find/all': people.map((staffID) => staffRecord({ _id: staffID, staffID, name: `Name ${staffID}` })),
  };
  for (const day of daysUpTo(addDays(last, 1), 70)) {
    for (const mode of ['signedIn', 'signedOut'] as const) {
      answers[`GET /attendance/findall?date=${day}&mode=${mode}`] = records
        .filter((record) => record.day === day && (record.mode ?? 'signedIn') === mode)
        .map(({ staffID, time = '07:00:00', latitude, longitude, serviceCentre = 'Nnewi', holder }) => {
          const base = attendanceRecord();
          return {
            ...base,
            staffID: {
              ...base.staffID,
              _id: staffID,
              staffID,
              name: `Name ${staffID}`,
              serviceCentre: 'Nnewi',
              ...holder,
            },
            mode,
            serviceCentre,
            attendanceDate: `${day}T${time}Z`,
            latitude,
            longitude,
          };
        });
    }
  }
  return answers;
}
