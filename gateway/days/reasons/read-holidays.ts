import type { Context } from '../../app-context.ts';
import { extensionVersion } from '../../auth/authorize.ts';
import type { Source } from '../../generated/resolvers.ts';
import { readPart } from '../../lists/read-part.ts';
import { codedError } from '../../shared/errors.ts';
import { memoizeByIdentity } from '../../shared/memoize.ts';
import { endpoints } from '../../upstream/endpoints.ts';
import type { HolidayRow } from '../../upstream/readers/shift.ts';

/** Public holidays as they were read. */
export interface ReadHolidays {
  /** Names by day; none for a service without the extension. */
  readonly names: ReadonlyMap<string, string>;
  /** The call; none for a service without the extension. */
  readonly sources: readonly Source[];
  /** Why they are not known; null when they are. */
  readonly error: unknown;
}

const none: ReadonlyMap<string, string> = new Map();

const namesOf = memoizeByIdentity(
  (rows: readonly HolidayRow[]): ReadonlyMap<string, string> => new Map(rows.map(({ date, name }) => [date, name])),
);

/** Reads the public holidays. A service without the extension is not asked. Throws UNAUTHENTICATED. */
export async function readHolidays(context: Context): Promise<ReadHolidays> {
  if ((await extensionVersion('holidays', context)) === 0) return { names: none, sources: [], error: null };
  const { list, source, error } = await readPart(endpoints.holidays(), context);
  if (list && list.notice === null) return { names: namesOf(list.rows), sources: [source], error: null };
  return { names: none, sources: [source], error: error ?? unread() };
}

const unread = () => codedError('UPSTREAM_BAD_RESPONSE', 'The holidays could not be read. Try again in a moment.');
