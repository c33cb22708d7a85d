import type { Context } from '../app-context.ts';
import { bearer } from '../auth/authorize.ts';
import type { Source } from '../generated/resolvers.ts';
import { codeOf } from '../shared/errors.ts';
import type { ListCall } from '../upstream/call.ts';
import { sentenceOf } from '../upstream/readers/losses.ts';
import type { StoredList } from './store.ts';

/** A list that is one part of an answer: the list or its error, and the state of its source. */
export type Part<Row> =
  | { readonly list: StoredList<Row>; readonly error: null; readonly source: Source }
  | { readonly list: null; readonly error: unknown; readonly source: Source };

/**
 * Reads a list whose failure leaves the other parts usable. Throws UNAUTHENTICATED, which concerns all parts, and errors that
 * are not upstream's.
 */
export const readPart = <Row>(call: ListCall<Row>, context: Context): Promise<Part<Row>> =>
  partOf(call.call, context.lists.read(call, bearer(context)));

/** The same of a list that is on its way. */
export async function partOf<Row>(call: string, read: Promise<StoredList<Row>>): Promise<Part<Row>> {
  try {
    const list = await read;
    return { list, error: null, source: sourceOf(call, list) };
  } catch (error) {
    return { list: null, error, source: failed(call, error) };
  }
}

/** The state of a call, and what of its lists could not be read. */
export interface ReadSource extends Source {
  readonly losses?: string | null;
}

/** A list with what it has beside its rows: among it, the calls that it is worked out of. */
type Told = Pick<StoredList<unknown>, 'notice' | 'losses'> & { readonly facts?: object };

/**
 * What is said of a list: what came in its place, which parts of it could not be read, and the same of all lists that it is
 * worked out of, and which of them failed. Null where all is well.
 */
export const noticeOf = ({ notice, losses, facts = {} }: Told): string | null =>
  joinNotices([
    notice,
    sentenceOf(losses),
    ...sourcesOf(facts).map((source) => (source.code === null ? source.losses : source.message)),
  ]);

const sourcesOf = (facts: object): readonly ReadSource[] =>
  Object.entries(facts).flatMap(([name, held]: [string, unknown]) =>
    /sources$/i.test(name) && Array.isArray(held) ? (held as readonly ReadSource[]) : [],
  );

/**
 * Several notices as one, without those that another one says at its end; lists of the same days that could not be
 * read for the same reason are named together. Null without any.
 */
export function joinNotices(notices: readonly (string | null | undefined)[]): string | null {
  const said = [...new Set(notices.flatMap((notice) => notice || []))];
  const apart = said.filter((notice) => !said.some((other) => other.endsWith(` ${notice}`)));
  const byReason = Map.groupBy(apart, (notice) => / of .* could not be read: .*/s.exec(notice)?.[0] ?? notice);
  return [...byReason].map(([reason, same]) => nameAll(same, reason)).join(' ') || null;
}

/** One notice of those that name the same days and reason. */
const nameAll = (notices: readonly string[], reason: string): string =>
  notices.length === 1 ? notices.join() : notices.map((notice) => notice.slice(0, -reason.length)).join(', ') + reason;

/** The state of a list's source; the message says which parts could not be read. */
export function sourceOf(
  call: string,
  { notice, losses, asOf }: Pick<StoredList<unknown>, 'notice' | 'losses' | 'asOf'>,
): ReadSource {
  const lost = sentenceOf(losses);
  return notice === null ? { ...answered(call, asOf, lost), losses: lost } : unreadable(call, notice, asOf);
}

/** The state of a source that answered, with a message about its answer. */
export function answered(call: string, asOf: string | null, message: string | null = null): Source {
  return { call, ok: true, asOf, code: null, message };
}

/** The state of a source whose reply is neither success nor error: its list is unknown, not empty. */
export function unreadable(call: string, notice: string, asOf: string | null): Source {
  return { call, ok: false, asOf, code: null, message: notice };
}

/** The rows of a part; null when upstream did not answer them. */
export const knownRows = <Row>({ list, source }: Part<Row>): readonly Row[] | null =>
  list && source.ok ? list.rows : null;

/**
 * The state of a source that failed. Throws an error that concerns more than this part: of the gateway itself and, unless
 * `afterWrite`, the end of the session, which a write itself may cause.
 */
export function failed(call: string, error: unknown, { afterWrite = false } = {}): Source {
  const code = codeOf(error);
  if (code === null || (code === 'UNAUTHENTICATED' && !afterWrite)) throw error;
  return { call, ok: false, asOf: null, code, message: error instanceof Error ? error.message : '' };
}

/** The oldest of some instants (ISO with offset); null when there is none. */
export function oldest(instants: readonly string[]): string | null {
  let found: string | null = null;
  let time = Number.POSITIVE_INFINITY;
  for (const instant of new Set(instants)) {
    const own = Date.parse(instant);
    if (own < time) [found, time] = [instant, own];
  }
  return found;
}
