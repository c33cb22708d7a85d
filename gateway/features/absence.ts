import { absenteeDays, absenteeSummary, absentees } from '../../schema/lists/absence.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { bearer } from '../request/authorize.ts';
import { endpoints } from '../rest/endpoints.ts';

/** Absent staff. */
export const absence: Feature = {
  lists: [
    declaredList(absentees, ({ date }, context) => context.lists.read(endpoints.absent(date), bearer(context))),
    declaredList(absenteeSummary, ({ month }, context) =>
      context.lists.read(endpoints.monthlyAbsence(`${month}-01`, context.timeZone), bearer(context)),
    ),
    declaredList(absenteeDays, ({ month }, context) =>
      context.lists.read(endpoints.absenceDays(`${month}-01`, context.timeZone), bearer(context)),
    ),
  ],
  resolvers: { AbsenteeSummaryRecord: { datesAbsent: (record) => [...record.days] } },
};
