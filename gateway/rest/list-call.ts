/** One upstream call that answers a whole list. */
export interface ListCall<Row> {
  /** The call as section 7 names it, for logs and sources: `GET /staff/findAll`. */
  readonly call: string;
  /** Path and query below the prefix: the list's identity, e.g. `/attendance/lateness?date=2026-11-19`. */
  readonly path: string;
  /** Name of the row shape where one path is read in several ways, e.g. `by day`; part of the list's identity. */
  readonly shape?: string;
  /**
   * Shapes the envelope's data into rows; trusts nothing and drops nothing that can be read. Throws
   * UPSTREAM_BAD_RESPONSE alone, when the data is neither a list nor missing.
   */
  readonly readRows: (data: unknown) => Row[];
}
