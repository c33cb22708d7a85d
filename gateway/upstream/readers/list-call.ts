import type { ResumableTask } from '../../shared/event-loop.ts';
import type { Call } from '../call.ts';
import { Losses } from './losses.ts';

/** A call that answers a whole list; its path is the list's identity, e.g. `/attendance/lateness?date=2026-11-19`. */
export interface ListCall<Row> extends Call {
  /** Name of the row shape where one path is read in several ways, e.g. `by day`; part of the list's identity. */
  readonly shape?: string;
  /**
   * Shapes the envelope's data into rows, in steps where there may be very many; trusts nothing, drops nothing that can
   * be read, and notes in `losses` what cannot. Throws UPSTREAM_BAD_RESPONSE alone, when the data is neither a list nor
   * missing, or when nothing can be read of what its rows are there for.
   */
  readonly readRows: (data: unknown, losses: Losses) => Row[] | ResumableTask<Row[]>;
}

/** The rows that a call reads of the envelope's data. */
export function* rowSteps<Row>(
  { readRows }: Pick<ListCall<Row>, 'readRows'>,
  data: unknown,
  losses = new Losses(),
): ResumableTask<Row[]> {
  const rows = readRows(data, losses);
  return Array.isArray(rows) ? rows : yield* rows;
}
