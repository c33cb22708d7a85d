import { absenteeDays, absenteeSummary, absentees } from '../../schema/lists/absence.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { askedDay } from './month-day.ts';
import { readAbsenceDays, readAbsent, readMonthlyAbsence } from './read-absence.ts';

/** Absent staff. */
export const absence: Feature = {
  lists: [
    declaredList(absentees, ({ date }, context) => readAbsent(date, context)),
    declaredList(absenteeSummary, (args, context) => readMonthlyAbsence(askedDay(args), context)),
    declaredList(absenteeDays, (args, context) => readAbsenceDays(askedDay(args), context)),
  ],
  resolvers: { AbsenteeSummaryRecord: { datesAbsent: (record) => [...record.days] } },
};
