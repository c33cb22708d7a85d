import { absenteeDays, absenteeSummary, absentees } from '../../schema/lists/absence.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { bearer } from '../request/authorize.ts';
import { endpoints } from '../rest/endpoints.ts';
import { askedDay } from './month-day.ts';

/** Absent staff. */
export const absence: Feature = {
  lists: [
    declaredList(absentees, ({ date }, context) => context.lists.read(endpoints.absent(date), bearer(context))),
    declaredList(absenteeSummary, (args, context) =>
      context.lists.read(endpoints.monthlyAbsence(askedDay(args), context.timeZone), bearer(context)),
    ),
    declaredList(absenteeDays, (args, context) =>
      context.lists.read(endpoints.absenceDays(askedDay(args), context.timeZone), bearer(context)),
    ),
  ],
  resolvers: { AbsenteeSummaryRecord: { datesAbsent: (record) => [...record.days] } },
};
