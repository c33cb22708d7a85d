import { z } from 'zod';
import { maximumTextLength, maximumTrailDays } from '../../schema/limits.ts';
import { changes as changesList, recordChanges } from '../../schema/lists/changes.ts';
import { checkInput, requiredText } from '../check-input.ts';
import { addDays } from '../days.ts';
import { badInput } from '../lists/bad-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { bearer } from '../request/authorize.ts';
import { endpoints } from '../rest/endpoints.ts';

const record = z.object({ id: requiredText('id', maximumTextLength) });

/** Throws BAD_USER_INPUT for days that no list of changes has. */
function checkDays(from: string, to: string): void {
  if (to < from) throw badInput('to', `to is ${to}, before from: give the later day as to.`);
  if (to <= addDays(from, maximumTrailDays - 1)) return;
  throw badInput(
    'to',
    `to is more than ${maximumTrailDays} days after from: ask for ${maximumTrailDays} days at most.`,
  );
}

/** The trail, of the extension `audit`: what was written, by whom and when (F-89). */
export const changes: Feature = {
  lists: [
    declaredList(changesList, async ({ from, to }, context) => {
      checkDays(from, to);
      return context.lists.read(endpoints.changes(from, to, context.timeZone), bearer(context));
    }),
    declaredList(recordChanges, async (args, context) => {
      const { id } = checkInput(record, args);
      return context.lists.read(endpoints.recordChanges(id, context.timeZone), bearer(context));
    }),
  ],
};
