import { z } from 'zod';
import { holidays as holidaysList } from '../../schema/lists/holidays.ts';
import { bearer } from '../auth/authorize.ts';
import { checkInput, requiredText } from '../graphql/check-input.ts';
import { checkKey, confirm, findWritten, type Reading, withKey } from '../graphql/writes.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { refuseFarDays } from '../shared/dates.ts';
import { endpoints } from '../upstream/endpoints.ts';

/** The scalar Date has checked that the day exists. */
const newHoliday = z.object({ date: z.string(), name: requiredText('name') });

/** Public holidays, of the extension `holidays`. */
export const holidays: Feature = {
  lists: [declaredList(holidaysList, (_args, context) => context.lists.read(endpoints.holidays(), bearer(context)))],
  resolvers: {
    Mutation: {
      addHoliday: async (_parent, args, context) => {
        const { date, name } = checkInput(newHoliday, args);
        refuseFarDays('date', [date], context);
        const call = withKey(endpoints.addHoliday(date, name), checkKey(args));
        const read = () => findWritten(endpoints.holidays(), context, (holiday) => holiday.date === date);
        const reading: Reading = { field: 'holiday', read };
        return confirm(call, context, { standard: 'Operation Completed', id: date, reading });
      },
      removeHoliday: async (_parent, { date }, context) =>
        confirm(endpoints.removeHoliday(date), context, { standard: 'Operation Completed', id: date }),
    },
  },
};
