import type { Context } from '../auth/context.ts';
import type { LoadedList } from '../lists/list-field.ts';
import type { StoredList } from '../lists/store.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { FoundRecordRow } from './findings/finding.ts';
import { daysOf } from './findings/place-findings.ts';
import { furtherFindings } from './findings/read-findings.ts';

/** What a list of attendance has for what is found in it. */
export interface FoundFacts {
  /** The days of its records, worked out when somebody asks. */
  readonly days: () => readonly string[];
}

/** Attendance records with what is found in them, for those who ask. */
export type FoundList = LoadedList<FoundRecordRow, FoundFacts> & { readonly facts: FoundFacts };

/** A list of records with what is found in them, for those who ask; `isWhole` is for a file, which cannot show that days are missing. */
export function withFindings(list: StoredList<AttendanceRecordRow>, context: Context, isWhole = false): FoundList {
  return { ...list, facts: { days: () => daysOf(list.rows) }, further: furtherFindings(list.rows, context, isWhole) };
}
