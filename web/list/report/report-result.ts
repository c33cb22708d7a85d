import type { AskedOperation } from '../../api/asked-operation.ts';
import type { ValueCount } from '../table/table-state.ts';

/** One page of a list, as every list field of the schema answers it. */
export interface ListPage<Row> {
  readonly nodes: readonly Row[];
  readonly totalCount: number;
  /** Rows without search and filters, where the operation asks for them. */
  readonly unfilteredCount?: number;
  readonly facets: readonly { readonly column: string; readonly values: readonly ValueCount[] }[];
  /** Instant with the gateway's offset; empty when it is not known. */
  readonly asOf: string;
  /** `No record found` when the source answered neither success nor error; else what of its records could not be read. */
  readonly notice: string | null;
}

/** What a report's operation answers: the list under its field's name, null only beside an error. */
export type ReportData<List extends string, Row> = { readonly [Key in List]: ListPage<Row> | null };

/** What a report reads of its generated hook's result. */
export interface ReportResult<List extends string, Row> {
  readonly data?: ReportData<List, Row> | undefined;
  /** The last answer to other variables, while these are not answered. */
  readonly previousData?: ReportData<List, Row> | undefined;
  readonly loading: boolean;
  readonly error?: Error | undefined;
  readonly refetch: () => Promise<unknown>;
  /** Asks again; a failure is in the result. */
  readonly retry: () => void;
  readonly asked: AskedOperation;
}
