import { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { attendance as attendanceList, clockOuts, staffAttendance } from '../../schema/lists/attendance.ts';
import { checkInput, requiredText } from '../check-input.ts';
import type { FoundRecordRow } from '../findings/finding.ts';
import { readMovedCentres } from '../findings/moved-centres.ts';
import { daysOf } from '../findings/place-findings.ts';
import { findingsOf, furtherFindings } from '../findings/read-findings.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage, LoadedList } from '../lists/list-field.ts';
import type { StoredList } from '../lists/store.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import type { AttendanceRecordRow } from '../rest/attendance.ts';
import { endpoints } from '../rest/endpoints.ts';
import { loadAttendance } from './attendance-range.ts';

const staffSearch = z.object({ staffID: requiredText('staff ID', maximumStaffIDLength) });

/** What the resolvers know of a page of attendance. */
export interface AttendancePage extends ListPage<FoundRecordRow>, AttendanceFacts {}

interface AttendanceFacts {
  /** The days of its records, worked out when somebody asks. */
  readonly days: () => readonly string[];
}

/** A list of records with what is found in them, for those who ask. */
function withFindings(
  list: StoredList<AttendanceRecordRow>,
  context: Context,
): LoadedList<FoundRecordRow, AttendanceFacts> {
  const facts = { days: () => daysOf(list.rows) };
  return { ...list, facts, further: furtherFindings(list.rows, context) };
}

/** Sign-ins and sign-outs. */
export const attendance: Feature = {
  lists: [
    declaredList(attendanceList, async (args, context) => withFindings(await loadAttendance(args, context), context)),
    declaredList(staffAttendance, async (args, context) => {
      const { staffID } = checkInput(staffSearch, args);
      const call = endpoints.staffAttendance(`${args.month}-01`, args.mode, staffID, context.timeZone);
      return withFindings(await context.lists.read(call, bearer(context)), context);
    }),
    declaredList(clockOuts, async ({ date }, context) => {
      const call = endpoints.attendance(date, 'SIGNED_OUT', context.timeZone);
      return withFindings(await context.lists.read(call, bearer(context)), context);
    }),
  ],
  resolvers: {
    AttendanceList: { movedCentres: ({ days }, _args, context) => readMovedCentres(days(), context) },
    AttendanceRecord: {
      photo: (record) => record.imageURL || null,
      // Those of a list are there by now, and are not waited for.
      distance: (record, _args, context) =>
        record.findings
          ? (record.distance ?? null)
          : findingsOf(record, context).then(({ distance }) => distance ?? null),
      findings: (record, _args, context) =>
        record.findings ? [...record.findings] : findingsOf(record, context).then(({ findings = [] }) => [...findings]),
    },
  },
};
