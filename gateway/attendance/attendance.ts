import { z } from 'zod';
import { maximumStaffIDLength } from '../../schema/limits.ts';
import { attendance as attendanceList, clockOuts, staffAttendance } from '../../schema/lists/attendance.ts';
import { bearer } from '../auth/authorize.ts';
import type { Context } from '../auth/context.ts';
import type {
  QueryAttendanceArgs,
  QueryClockOutsArgs,
  QueryStaffAttendanceArgs,
  RequireFields,
} from '../generated/resolvers.ts';
import { checkInput, requiredText } from '../graphql/check-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { RequestedFields } from '../lists/requested-fields.ts';
import { withReviews } from '../photos/reviews/join-reviews.ts';
import { readStaffRecords } from '../staff/staff-records.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { loadAttendance } from './attendance-range.ts';
import { readMovedCentres } from './findings/moved-centres.ts';
import { findingsOf } from './findings/read-findings.ts';
import { readPlaces } from './findings/read-places.ts';
import { withFindings } from './with-findings.ts';

const staffSearch = z.object({ staffID: requiredText('staff ID', maximumStaffIDLength) });

async function loadDays(args: QueryAttendanceArgs, context: Context, asked: RequestedFields) {
  const list = withFindings(await loadAttendance(args, context), context, asked.fileColumns !== null);
  const [from, to] = [args.date ?? args.from ?? '', args.date ?? args.to ?? ''];
  return withReviews(list, endpoints.reviews(from, to, args.mode, context.timeZone), context, asked);
}

async function loadMonth(
  args: RequireFields<QueryStaffAttendanceArgs, 'mode'>,
  context: Context,
  asked: RequestedFields,
) {
  const { staffID } = checkInput(staffSearch, args);
  const of = [`${args.month}-01`, args.mode, staffID, context.timeZone] as const;
  const list = await readStaffRecords(args.month, args.mode, staffID, context);
  return withReviews(
    withFindings(list, context, asked.fileColumns !== null),
    endpoints.staffReviews(...of),
    context,
    asked,
  );
}

async function loadClockOuts({ date }: QueryClockOutsArgs, context: Context, asked: RequestedFields) {
  const list = await context.lists.read(endpoints.attendance(date, 'SIGNED_OUT', context.timeZone), bearer(context));
  const call = endpoints.reviews(date, date, 'SIGNED_OUT', context.timeZone);
  return withReviews(withFindings(list, context, asked.fileColumns !== null), call, context, asked);
}

/** Sign-ins and sign-outs. */
export const attendance: Feature = {
  lists: [
    declaredList(attendanceList, loadDays),
    declaredList(staffAttendance, loadMonth),
    declaredList(clockOuts, loadClockOuts),
  ],
  resolvers: {
    AttendanceList: {
      movedCentres: ({ days }, _args, context) => readMovedCentres(days(), context),
      placesCoverage: async ({ days }, _args, context) => (await readPlaces(days(), context)).coverage,
    },
    AttendanceRecord: {
      photo: (record) => record.imageURL || null,
      review: (record) => record.review ?? null,
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
