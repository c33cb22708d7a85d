import type { GraphQLError } from 'graphql';
import { z } from 'zod';
import { maximumRangeRows, maximumTextLength, maximumTrailDays, maximumTrailPage } from '../../schema/limits.ts';
import { changes as changesList, recordChanges } from '../../schema/lists/changes.ts';
import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import { checkInput, requiredText } from '../graphql/check-input.ts';
import { declaredList, type Feature } from '../lists/declared-list.ts';
import type { StoredList } from '../lists/store.ts';
import { checkRange } from '../shared/dates.ts';
import { badInput } from '../shared/errors.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import type { ListCall } from '../upstream/call.ts';
import { endpoints } from '../upstream/endpoints.ts';
import type { ChangeRow, TrailPage } from '../upstream/readers/change.ts';

const record = z.object({ id: requiredText('id', maximumTextLength) });

/** The trail of a range of days. Throws BAD_USER_INPUT. */
async function changesOfDays({ from, to }: { readonly from: string; readonly to: string }, context: Context) {
  checkRange(from, to, maximumTrailDays);
  return readTrail((page) => endpoints.changes(from, to, page), 'from', context);
}

/** The trail of one record. Throws BAD_USER_INPUT. */
async function changesOfRecord(args: { readonly id: string }, context: Context) {
  const { id } = checkInput(record, args);
  return readTrail((page) => endpoints.recordChanges(id, page), 'id', context);
}

const isTooLong = (error: unknown) => (error as Partial<GraphQLError>).extensions?.reason === 'TOO_LONG';

const joined = memoizeByIdentity((...pages: readonly (readonly ChangeRow[])[]) => pages.flat());

/**
 * Reads a part of the trail: at once, or by page where the service says that it is too long for one answer. Throws
 * BAD_USER_INPUT for the argument where it is longer than any list.
 */
async function readTrail(
  callOf: (page?: TrailPage) => ListCall<ChangeRow>,
  argument: string,
  context: Context,
): Promise<StoredList<ChangeRow>> {
  const read = (page?: TrailPage) => context.lists.read(callOf(page), bearer(context));
  try {
    return await read();
  } catch (error) {
    if (!isTooLong(error)) throw error;
  }
  const limit = String(maximumTrailPage);
  let page = await read({ limit });
  const pages = [page.rows];
  for (let last = page.rows.at(-1); last && page.rows.length === maximumTrailPage; last = page.rows.at(-1)) {
    if (pages.length * maximumTrailPage >= maximumRangeRows) {
      throw badInput(argument, `These are more than ${maximumRangeRows} changes. Ask for fewer days.`);
    }
    page = await read({ limit, after: String(last.number) });
    pages.push(page.rows);
  }
  return { ...page, rows: joined(...pages) };
}

/** The trail, of the extension `audit`: what was written, by whom and when. */
export const changes: Feature = {
  lists: [declaredList(changesList, changesOfDays), declaredList(recordChanges, changesOfRecord)],
};
