import { memo, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import './table.css';
import { Spinner } from '../../ui/spinner.tsx';
import { type ShownColumn, type TableSource, useColumnTable } from './table.ts';
import { cellContent, type RowActions } from './table-cell.tsx';
import { partRoles, pinClass } from './table-roles.ts';
import './table-skeleton.css';
import type { SortDirection } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronDown, ChevronsUpDown, ListFilter } from 'lucide-react';
import { PopoverButton } from '../../ui/popover-button.tsx';

/** What a table takes besides its columns and rows. */
export interface DataTableProps<Name extends string, Row extends object> extends TableSource<Name, Row> {
  /** Name of the table: what it lists, of when. */
  caption: string;
  /** Number of the first row: rows are numbered over all pages. */
  firstNumber: number;
  /** Rows that are red, bold and marked, a function of a module. */
  isFlagged?: ((row: Row) => boolean) | undefined;
  /** Rows that came while the table was looked at, which are marked. */
  isNew?: ((row: Row) => boolean) | undefined;
  /** What a column's heading opens, `close` also gives the focus back; without it a heading sorts. */
  headMenu?: (name: Name, close: () => void) => ReactNode;
  /** Rows of another request are on the way: these are shown dimmed. */
  isBusy: boolean;
  /** No rows are known yet: bars stand where they will. */
  isFirstLoad?: boolean;
  /** Shown in place of the rows: nothing found, failed. */
  state?: ReactNode;
  /** Said between the headings and the rows, of all of them: it comes with the rows and moves nothing. */
  note?: ReactNode;
  /** Rows below the others, for the shown columns: what each comes to. */
  foot?: ((columns: readonly ShownColumn<Name, Row>[]) => ReactNode) | undefined;
}

const numberWidth = 42;

/**
 * A native table of one page: sticky header and first columns, sorting in the header, plain memoised rows that stay
 * in the document but cost nothing off screen; cards with labels below 640 px.
 */
export function DataTable<Name extends string, Row extends object>(props: DataTableProps<Name, Row>) {
  const { caption, firstNumber, actions, isFlagged, isNew } = props;
  const { headMenu, isBusy, isFirstLoad = false, state, note } = props;
  const table = useColumnTable(props);
  const region = useRef<HTMLElement>(null);
  const nameId = useId();
  const isNoted = Boolean(note) && !isFirstLoad;
  const { columns } = table;

  // A table that is new is at its top; to scroll it would have the page laid out before its query is sent.
  const shownFrom = useRef(firstNumber);
  useEffect(() => {
    if (shownFrom.current !== firstNumber) region.current?.scrollTo({ top: 0 });
    shownFrom.current = firstNumber;
  }, [firstNumber]);

  const style = useMemo(() => {
    const least = columns.map(({ column }) => column.minSize);
    const [first = 0, second = 0] = least;
    const tracks = columns.map(({ column }, index) =>
      index === 0 ? `${column.minSize}px` : `minmax(${column.minSize}px, ${column.size}fr)`,
    );
    const last = actions ? [actions.width] : [];
    return {
      '--columns': [`${numberWidth}px`, ...tracks, ...last.map((width) => `${width}px`)].join(' '),
      '--table-width': `${[...least, ...last].reduce((sum, width) => sum + width, numberWidth)}px`,
      '--second-pin': `${numberWidth + first}px`,
      // What is brought into view, as by the Tab key, comes beside the columns that stay.
      scrollPaddingInline: `${numberWidth + first + second}px ${actions?.width ?? columns.at(-1)?.column.minSize ?? 0}px`,
    } as React.CSSProperties;
  }, [columns, actions]);

  const aside = [columns.some(({ column }) => column.kind === 'image') && 'image', actions && 'actions']
    .filter(Boolean)
    .join(' ');
  const sorted = columns.find(({ name }) => table.sortedBy(name));
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
        {sorted &&
          `Sorted by ${sorted.column.head ?? sorted.column.header}, ${table.sortedBy(sorted.name) === 'asc' ? 'ascending' : 'descending'}.`}
      </p>
      <table
        {...partRoles.table}
        aria-labelledby={nameId}
        className="data-table"
        data-density={props.view.density}
        // What stands at the side of its cards.
        data-aside={aside || undefined}
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
            {columns.map((shown) => (
              <HeaderCell
                key={shown.name}
                shown={shown}
                sorted={table.sortedBy(shown.name)}
                onSort={() => table.toggleSort(shown.name)}
                isFiltered={table.isFiltered(shown.name)}
                menu={headMenu && ((close) => headMenu(shown.name, close))}
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
                actions={actions}
                isFlagged={isFlagged?.(row) ?? false}
                isNew={isNew?.(row) ?? false}
                isFirst={index === 0}
              />
            ))}
          </tbody>
        )}
        {!state && !isFirstLoad && props.foot && <tfoot {...partRoles.rowGroup}>{props.foot(columns)}</tfoot>}
      </table>
      {isFirstLoad && <TableSkeleton columns={columns.length + 1 + (actions ? 1 : 0)} />}
      {state && <div className="table-state">{state}</div>}
    </section>
  );
}

/**
 * The first load of a table: a ring, and bars where its cells will stand; on phones, its cards. One element a
 * column: a slow computer lays out what it draws here before it can draw rows.
 */
function TableSkeleton({ columns }: { columns: number }) {
  return (
    <>
      {/* Below the headings. */}
      <span style={{ position: 'absolute', zIndex: 3, top: 51, right: 12 }}>
        <Spinner label="Loading rows" />
      </span>
      <div className="table-skeleton" aria-hidden>
        {Array.from({ length: columns }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all the same and never move.
          <span key={index} />
        ))}
      </div>
    </>
  );
}

const icons = { asc: ArrowUp, desc: ArrowDown };

/** A column's heading, one button: it opens the column's menu, or sorts up, down and not at all where it has none. */
function HeaderCell<Name extends string, Row>(props: HeaderCellProps<Name, Row>) {
  const { shown, sorted, onSort, isFiltered, menu } = props;
  const { column, pin } = shown;
  const Icon = sorted ? icons[sorted] : menu ? ChevronDown : ChevronsUpDown;
  const text = column.head ?? column.header;
  const button = {
    className: 'sort-button',
    'data-sorted': sorted !== false,
    'data-active': isFiltered,
    ...(text !== column.header && { title: column.header }),
    children: (
      <>
        <span>{text}</span>
        {isFiltered && <span className="visually-hidden"> filtered</span>}
        {isFiltered && <ListFilter className="filter-mark" size={11} aria-hidden />}
        {(sorted || !isFiltered) && <Icon size={11} aria-hidden />}
      </>
    ),
  };
  return (
    <th
      {...partRoles.columnHeader}
      scope="col"
      className={`cell-${column.kind} ${pinClass(pin)}`}
      {...(sorted && { 'aria-sort': sorted === 'asc' ? 'ascending' : 'descending' })}
    >
      {menu ? (
        <PopoverButton {...button} label={column.header} content={menu} />
      ) : (
        <button type="button" {...button} onClick={onSort} />
      )}
    </th>
  );
}

interface HeaderCellProps<Name extends string, Row> {
  shown: ShownColumn<Name, Row>;
  /** Direction of the sort by the column; false when it is not the sorted one. */
  sorted: SortDirection | false;
  onSort: () => void;
  isFiltered: boolean;
  /** The panel that it opens. */
  menu: ((close: () => void) => ReactNode) | undefined;
}

/** A row; drawn again only when its record, its number or the columns change. */
const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Name extends string, Row>({
  row,
  number,
  columns,
  actions,
  isFlagged,
  isNew,
  isFirst,
}: TableRowProps<Name, Row>) {
  return (
    <tr
      {...partRoles.row}
      {...(isFirst && { id: 'first-row', tabIndex: -1 })}
      data-flagged={isFlagged || undefined}
      data-new={isNew || undefined}
    >
      <td {...partRoles.cell} className="cell-sn" data-label={isNew ? '' : 'sn'}>
        {isNew && <span className="row-new">New </span>}
        <span>{number}</span>
      </td>
      {columns.map(({ name, column, pin, card }, index) => {
        const Part = index === 0 ? 'th' : 'td';
        return (
          <Part
            key={name}
            {...(index === 0 ? { ...partRoles.rowHeader, scope: 'row' } : partRoles.cell)}
            className={`cell-${column.kind} ${pinClass(pin)} ${card}${column.meta.wrap ? ' cell-wrap' : ''}`}
            data-label={column.head ?? column.header}
          >
            {cellContent(row, column)}
          </Part>
        );
      })}
      {actions && (
        <td {...partRoles.cell} className="cell-actions" data-label="Action">
          <div className="row-actions">{actions.draw(row)}</div>
        </td>
      )}
    </tr>
  );
}

interface TableRowProps<Name extends string, Row> {
  row: Row;
  number: number;
  columns: readonly ShownColumn<Name, Row>[];
  actions: RowActions<Row> | undefined;
  isFlagged: boolean;
  isNew: boolean;
  /** The skip link of the shell leads to it. */
  isFirst: boolean;
}
