import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { ColumnKind } from '../../../schema/columns/column.ts';
import type { CellKinds, RowActions } from './table-cell.tsx';
import './data-table.css';
import './data-table-cards.css';
import './data-table-print.css';
import { HeaderCell } from './header-cell.tsx';
import { type TableSource, useColumnTable } from './table.ts';
import { partRoles } from './table-roles.ts';
import { TableRow } from './table-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { Density } from './table-state.ts';

/** What a table takes besides its columns and rows. */
export interface DataTableProps<Name extends string, Row extends object> extends TableSource<Name, Row> {
  /** Name of the table: what it lists, of when. */
  caption: string;
  /** Number of the first row: rows are numbered over all pages. */
  firstNumber: number;
  density: Density;
  /** Least widths in px by column, a constant of a module: all of them fit beside the open sidebar at 1280 px. */
  widths: { readonly [Key in Name]?: number | ColumnWidth };
  /** Drawings of single columns in place of their kind's, a constant of a module. */
  cells?: CellKinds<Name, Row> | undefined;
  /** The last column, `Action`: what can be done with a record. A constant of a module. */
  actions?: RowActions<Row> | undefined;
  /** Rows that are red, bold and marked, a function of a module. */
  isFlagged?: ((row: Row) => boolean) | undefined;
  /** Rows that came while the table was looked at, which are marked. */
  isNew?: ((row: Row) => boolean) | undefined;
  /** The filter button of a column's header. */
  headerFilter?: (name: Name) => ReactNode;
  /** Rows of another request are on the way: these are shown dimmed. */
  isBusy: boolean;
  /** No rows are known yet: bars stand where they will. */
  isFirstLoad?: boolean;
  /** Shown in place of the rows: nothing found, failed. */
  state?: ReactNode;
  /** Said between the headings and the rows, of all of them: it comes with the rows and moves nothing. */
  note?: ReactNode;
  /** Rows below the others, for the shown columns: what each comes to. */
  foot?: ((names: readonly Name[]) => ReactNode) | undefined;
}

const numberWidth = 42;
/** Least widths in px by kind. Times, dates and numbers fit in fonts that are a tenth wider than the page's own. */
const leastOfKind = {
  text: 100,
  number: 88,
  date: 107,
  longDate: 150,
  timestamp: 110,
  timeOfDay: 98,
  yesNo: 64,
  image: 80,
  location: 112,
  mark: 24,
};
/** What a column of such a kind takes of the room that is left, in proportion; of others it is their least width. */
const shareOfKind: Partial<Record<ColumnKind, number>> = { timestamp: 150, longDate: 200 };

/** What a column needs, in px, and its part of the room that is left. */
interface ColumnWidth {
  readonly least: number;
  readonly share: number;
}

function widthOf(kind: ColumnKind, width: number | ColumnWidth = leastOfKind[kind]): ColumnWidth {
  if (typeof width !== 'number') return width;
  return { least: width, share: Math.max(width, shareOfKind[kind] ?? 0) };
}

/**
 * A native table of one page: sticky header and first columns, sorting in the header, plain memoised rows that stay
 * in the document but cost nothing off screen; cards with labels below 640 px.
 */
export function DataTable<Name extends string, Row extends object>(props: DataTableProps<Name, Row>) {
  const { caption, columns, firstNumber, density, widths, cells, actions, isFlagged, isNew } = props;
  const { headerFilter, isBusy, isFirstLoad = false, state, note } = props;
  const table = useColumnTable(props);
  const region = useRef<HTMLElement>(null);
  const nameId = useId();
  const isNoted = Boolean(note) && !isFirstLoad;
  const { names } = table;

  // A table that is new is at its top; to scroll it would have the page laid out before its query is sent.
  const shownFrom = useRef(firstNumber);
  useEffect(() => {
    if (shownFrom.current !== firstNumber) region.current?.scrollTo({ top: 0 });
    shownFrom.current = firstNumber;
  }, [firstNumber]);

  const style = useMemo(() => {
    const all = names.map((name) => widthOf(columns[name].kind, widths[name]));
    const least = all.map((width) => width.least);
    const [first = 0] = least;
    const tracks = all.map((width, index) =>
      index === 0 ? `${width.least}px` : `minmax(${width.least}px, ${width.share}fr)`,
    );
    const last = actions ? [actions.width] : [];
    return {
      '--columns': [`${numberWidth}px`, ...tracks, ...last.map((width) => `${width}px`)].join(' '),
      '--table-width': `${[...least, ...last].reduce((sum, width) => sum + width, numberWidth)}px`,
      '--second-pin': `${numberWidth + first}px`,
    } as React.CSSProperties;
  }, [names, columns, widths, actions]);

  const sorted = table.columns.find((column) => column.sorted);
  return (
    <section
      ref={region}
      className="table-region"
      aria-label={caption}
      aria-busy={isBusy || isFirstLoad}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      style={style}
    >
      {isBusy && <div className="table-progress" aria-hidden />}
      <p className="visually-hidden" aria-live="polite">
        {sorted && `Sorted by ${sorted.header}, ${sorted.sorted === 'ASC' ? 'ascending' : 'descending'}.`}
      </p>
      <table
        {...partRoles.table}
        aria-labelledby={nameId}
        className="data-table"
        data-density={density}
        data-busy={isBusy}
      >
        {/* Another element: styles of the one would else turn into those of the other, where motion is reduced too. */}
        <caption key={String(isNoted)} className={isNoted ? 'table-note' : 'visually-hidden'}>
          <span id={nameId} className="visually-hidden">
            {caption}
          </span>
          {isNoted && note}
        </caption>
        <thead {...partRoles.rowGroup}>
          <tr {...partRoles.row}>
            <th {...partRoles.columnHeader} scope="col" className="cell-sn">
              sn
            </th>
            {table.columns.map((column, index) => (
              <HeaderCell
                key={column.name}
                column={column}
                kind={columns[column.name].kind}
                pin={index}
                filter={headerFilter?.(column.name)}
              />
            ))}
            {actions && (
              <th {...partRoles.columnHeader} scope="col" className="cell-actions">
                Action
              </th>
            )}
          </tr>
        </thead>
        {!state && !isFirstLoad && (
          <tbody {...partRoles.rowGroup}>
            {table.rows.map(({ id, row }, index) => (
              <TableRow
                key={id}
                row={row}
                number={firstNumber + index}
                columns={columns}
                names={names}
                cells={cells}
                actions={actions}
                isFlagged={isFlagged?.(row) ?? false}
                isNew={isNew?.(row) ?? false}
              />
            ))}
          </tbody>
        )}
        {!state && !isFirstLoad && props.foot && <tfoot {...partRoles.rowGroup}>{props.foot(names)}</tfoot>}
      </table>
      {isFirstLoad && <TableSkeleton columns={names.length + 1 + (actions ? 1 : 0)} />}
      {state && <div className="table-state">{state}</div>}
    </section>
  );
}
