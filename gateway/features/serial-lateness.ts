import { serialLatenessDays, serialLateness as serialLatenessList } from '../../schema/lists/serial-lateness.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { bearer } from '../request/authorize.ts';
import { endpoints } from '../rest/endpoints.ts';

/** Staff who are late too often. */
export const serialLateness: Feature = {
  lists: [
    declaredList(serialLatenessList, ({ month }, context) =>
      context.lists.read(endpoints.serialLateness(`${month}-01`, context.timeZone), bearer(context)),
    ),
    declaredList(serialLatenessDays, ({ month }, context) =>
      context.lists.read(endpoints.serialLatenessDays(`${month}-01`, context.timeZone), bearer(context)),
    ),
  ],
  resolvers: { SerialLatenessRecord: { daysLate: (record) => [...record.days] } },
};
