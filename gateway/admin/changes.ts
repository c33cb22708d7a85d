import { z } from 'zod';
import { maximumTextLength, maximumTrailDays } from '../../schema/limits.ts';
import { changes as changesList, recordChanges } from '../../schema/lists/changes.ts';
import type { Context } from '../app-context.ts';
import { checkInput, requiredText } from '../graphql/check-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import { checkRange } from '../shared/dates.ts';
import { endpoints } from '../upstream/endpoints.ts';
import { loadChanges, loadChangesFile, type TrailPart } from './long-trail.ts';

const record = z.object({ id: requiredText('id', maximumTextLength) });

/** The trail of a range of days. Throws BAD_USER_INPUT. */
function partOfDays({ from, to }: { readonly from: string; readonly to: string }, { timeZone }: Context): TrailPart {
  checkRange(from, to, maximumTrailDays);
  return {
    read: (page) => endpoints.changes(from, to, timeZone, page),
    counts: endpoints.changeCounts(from, to),
  };
}

/** The trail of one record. Throws BAD_USER_INPUT. */
function partOfRecord(args: { readonly id: string }, { timeZone }: Context): TrailPart {
  const { id } = checkInput(record, args);
  return { read: (page) => endpoints.recordChanges(id, timeZone, page), counts: endpoints.recordChangeCounts(id) };
}

/** The trail, of the extension `audit`: what was written, by whom and when. */
export const changes: Feature = {
  lists: [
    declaredList(
      changesList,
      async (args, context) => loadChangesFile(partOfDays(args, context), args, context),
      async (args, context, asked) => loadChanges(partOfDays(args, context), args, context, asked),
    ),
    declaredList(
      recordChanges,
      async (args, context) => loadChangesFile(partOfRecord(args, context), args, context),
      async (args, context, asked) => loadChanges(partOfRecord(args, context), args, context, asked),
    ),
  ],
};
