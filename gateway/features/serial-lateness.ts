import { serialLatenessDays, serialLateness as serialLatenessList } from '../../schema/lists/serial-lateness.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { bearer } from '../request/authorize.ts';
import { endpoints } from '../rest/endpoints.ts';
import { askedDay } from './month-day.ts';

/** Staff who are late too often. */
export const serialLateness: Feature = {
  lists: [
    declaredList(serialLatenessList, (args, context) =>
      context.lists.read(endpoints.serialLateness(askedDay(args), context.timeZone), bearer(context)),
    ),
    declaredList(serialLatenessDays, (args, context) =>
      context.lists.read(endpoints.serialLatenessDays(askedDay(args), context.timeZone), bearer(context)),
    ),
  ],
  resolvers: { SerialLatenessRecord: { daysLate: (record) => [...record.days] } },
};
