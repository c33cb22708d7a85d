import { chakra } from '@chakra-ui/react';
import type { ColumnVisibilityState, PaginationState, SortingState } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { pageSizes } from '../../../schema/limits.ts';
import { Button } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/words.ts';
import { DataTable } from '../table/data-table.tsx';
import { Pager, pageCount } from '../table/pager.tsx';
import type { TableColumns } from '../table/table-columns.ts';
import type { SheetRow, SheetView } from './sheet.ts';

/** A view that is shown in columns of its own, below what can be done with its rows. */
export interface OwnTable<Row> {
  readonly columns?: TableColumns<string, Row>;
  readonly head?: ReactNode;
}

interface SheetRowsProps<Row extends SheetRow> {
  views: readonly (SheetView<Row> & OwnTable<Row>)[];
  /** The view that is shown at first. */
  first: SheetView<Row>['value'];
  columns: TableColumns<string, Row>;
  visibility: ColumnVisibilityState;
  caption: string;
}

const rowKey = ({ line }: SheetRow) => String(line);
const collator = new Intl.Collator('en', { numeric: true });

/** The rows sorted by a column, numbers within it by their size; rows that tie keep the sheet's order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: TableColumns<string, Row>,
  [sort]: SortingState,
): readonly Row[] {
  const column = sort && columns[sort.id];
  if (!column) return rows;
  const sign = sort.desc ? -1 : 1;
  return rows.toSorted(
    (left, right) => sign * collator.compare(String(column.value(left)), String(column.value(right))),
  );
}

/** The rows of a checked sheet with what becomes of each and why, by chips, sorted, in pages. Choices without rows have no chip. */
export function SheetRows<Row extends SheetRow>({ views, first, visibility, caption, ...props }: SheetRowsProps<Row>) {
  const [chosen, setChosen] = useState(first);
  const [sort, setSort] = useState<SortingState>([]);
  const [wanted, setPage] = useState<PaginationState>({ pageIndex: 0, pageSize: pageSizes[0] });
  const filled = views.filter(({ rows }) => rows.length > 0);
  const view = filled.find(({ value }) => value === chosen);
  const { rows = [], columns = props.columns, head } = view ?? {};
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const { pageSize } = wanted;
  const pageIndex = Math.min(wanted.pageIndex, pageCount(rows.length, pageSize) - 1);
  const pagination = { pageIndex, pageSize };
  const offset = pageIndex * pageSize;
  const whole = views.find(({ value }) => value === 'ALL')?.rows.length;
  const fromStart =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage((latest) => ({ ...latest, pageIndex: 0 }));
    };
  return (
    <>
      <chakra.div className="row" css={chips} role="group" aria-label="Rows to show">
        {filled.map(({ value, label, title, rows }) => (
          <Button
            key={value}
            look="chip"
            title={title}
            aria-pressed={chosen === value}
            data-active={chosen === value}
            onClick={() => fromStart(setChosen)(value)}
          >
            <span>{label}</span>
            <span className="chip-count">{formatNumber(rows.length)}</span>
          </Button>
        ))}
      </chakra.div>
      {head}
      {/* However much is said above it, the table shows some rows; the page scrolls. */}
      <chakra.div className="report-table" flex={{ sm: '1 0 320px' }}>
        <DataTable
          caption={view?.columns ? `${caption}: changes` : caption}
          columns={columns}
          rows={useMemo(() => sorted.slice(offset, offset + pageSize), [sorted, offset, pageSize])}
          rowKey={rowKey}
          firstNumber={offset + 1}
          view={{ filters: [], sort, pagination, visibility, density: 'comfortable' }}
          onSort={fromStart(setSort)}
          isBusy={false}
        />
      </chakra.div>
      <Pager pagination={pagination} total={rows.length} whole={whole} onPage={setPage} />
    </>
  );
}

const chips = {
  p: '0 var(--gutter) 12px',
  smDown: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
} as const;
