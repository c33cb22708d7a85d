import { useEffect, useRef, useState } from 'react';
import type { AskedOperation } from '../../api/asked-operation.ts';
import { type Failure, readFailure } from '../../api/failure.ts';
import { useFailureNotice } from '../../api/use-failure-notice.ts';
import { messages, saysNoRecord } from '../../messages.ts';
import { showToast } from '../../ui/toasts.tsx';
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
type ReportData<List extends string, Row> = { readonly [Key in List]: ListPage<Row> | null };

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

/** What of a list can be shown now. */
export interface ReportList<Row> {
  /** The last good answer; null before the first. */
  readonly page: ListPage<Row> | null;
  /** Rows before the first one of `page`. */
  readonly offset: number;
  /** Rows without search and filters, where the operation asks for them. */
  readonly whole: number | undefined;
  /** What of its records could not be read, in words; empty when nothing. */
  readonly notice: string;
  readonly isLoading: boolean;
  /** Why the last call failed; null while it is tried again. */
  readonly failure: Failure | null;
}

/** What a list's notice says of records that could not be read; empty for one that says that there are none. */
export const partNotice = (notice: string | null | undefined): string =>
  notice && notice !== messages.noRecord ? notice : '';

/**
 * Reads a report's result: the old page stays while the next one loads. An error of the service and an answer without
 * outcome are shown as toasts, a fault on the way is only logged and shown in the table.
 * `offset` belongs to the variables that are asked for now. A list that is asked and has no answer yet is loading, also
 * while its operation waits for something else.
 */
export function useReportList<List extends string, Row>(
  list: List,
  offset: number,
  { data, loading, error }: ReportResult<List, Row>,
  isAsked = true,
): ReportList<Row> {
  const [shown, setShown] = useState<{ data: ReportData<List, Row>; offset: number } | null>(null);
  if (data && !loading && isAsked && shown?.data !== data) setShown({ data, offset });
  if (!isAsked && shown) setShown(null);
  const told = useRef<unknown>(null);
  useFailureNotice(`The list ${list}`, error, loading);

  useEffect(() => {
    if (loading || !saysNoRecord(data?.[list]?.notice) || told.current === data) return;
    told.current = data;
    showToast({ kind: 'info', title: messages.noRecord });
  }, [loading, data, list]);

  return {
    page: shown?.data[list] ?? null,
    offset: shown?.offset ?? offset,
    whole: shown?.data[list]?.unfilteredCount,
    notice: partNotice(shown?.data[list]?.notice),
    isLoading: loading || (isAsked && !data && !error),
    failure: error && !loading ? readFailure(error) : null,
  };
}
