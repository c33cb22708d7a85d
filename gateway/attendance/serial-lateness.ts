import { serialLatenessDays, serialLateness as serialLatenessList } from '../../schema/lists/serial-lateness.ts';
import { bearer } from '../auth/authorize.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { ListPage } from '../lists/list-field.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { MonthlyDayRow } from '../upstream/readers/monthly.ts';
import { countStaff } from './days/daily-lists.ts';
import { askedDay } from './month-day.ts';

/** What the resolvers know of a `SerialLatenessDayList`. */
export type SerialLatenessDayPage = ListPage<MonthlyDayRow> & { readonly people: number };

/** Staff who are late too often. */
export const serialLateness: Feature = {
  lists: [
    declaredList(serialLatenessList, (args, context) =>
      context.lists.read(endpoints.serialLateness(askedDay(args), context.timeZone), bearer(context)),
    ),
    declaredList(serialLatenessDays, async (args, context) => {
      const list = await context.lists.read(
        endpoints.serialLatenessDays(askedDay(args), context.timeZone),
        bearer(context),
      );
      return { ...list, facts: { people: countStaff(list.rows) } };
    }),
  ],
  resolvers: { SerialLatenessRecord: { daysLate: (record) => [...record.days] } },
};
