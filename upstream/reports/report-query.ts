/** What a report is asked for. */
export interface ReportQuery {
  /** The day, or one of the month, `YYYY-MM-DD`. */
  readonly day: string;
  readonly timeZone: string;
  /** Nothing after it counts. */
  readonly now: Date;
  /** Where addresses of the service's own photos begin. */
  readonly publicUrl: string;
}

/** What of it a month's lateness goes by. */
export type MonthQuery = Pick<ReportQuery, 'day' | 'timeZone' | 'now'>;
