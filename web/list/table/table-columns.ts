import type { ReactNode } from 'react';
import type { CellValue, Column, ColumnKind } from '../../../schema/lists/column.ts';
import { drawName } from './name-cells.tsx';

/** How cells of a column are drawn. */
interface CellMeta<Row> {
  /** The content of a cell in place of its text, without hooks; undefined leaves the text. */
  readonly cell?: (row: Row) => ReactNode;
  /**
   * Its place in a card, where it is no value among others: the card's title, which is the second column without one; the
   * flag beside the ID; half a line or a whole one; or none.
   */
  readonly card?: 'title' | 'flag' | 'half' | 'wide' | 'none';
  /** Words without a space, such as addresses, may break in it. */
  readonly wrap?: true;
}

/** How a table draws a column, with its widths in TanStack Table's words. */
export interface Drawing<Row> extends CellMeta<Row> {
  /** Least width in px: all of a table's fit beside the open sidebar at 1280 px. */
  readonly minSize?: number;
  /** What it takes of the room that is left, in proportion. */
  readonly size?: number;
}

/** Drawings by column; the others follow their kind. */
export type Drawings<Name extends string, Row> = { readonly [Key in Name]?: Drawing<Row> };

/** A column of a table, whole: what server and client know of it is TanStack Table's definition of it too. */
export interface TableColumn<Row> extends Column<Row> {
  readonly id: string;
  readonly accessorFn: (row: Row) => CellValue;
  readonly minSize: number;
  readonly size: number;
  readonly meta: CellMeta<Row>;
}

/** The columns of a table, in its order. */
export type TableColumns<Name extends string, Row> = Readonly<Record<Name, TableColumn<Row>>>;

/**
 * Columns that many lists have. The longest word of the fixed lists fits, bold as in a flagged row: COMMUNICATIONS,
 * Awkunanaw.
 */
const common: Drawings<string, unknown> = {
  STAFF_ID: { minSize: 71 },
  NAME: { minSize: 111, cell: drawName },
  DISTRICT: { minSize: 89 },
  SERVICE_CENTRE: { minSize: 89 },
  DEPARTMENT: { minSize: 137 },
};

/** Least widths in px by kind. Times, dates and numbers fit in fonts that are a tenth wider than the page's own. */
const leastOfKind: Readonly<Record<ColumnKind, number>> = {
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
/** Share of the spare width that a column of a kind gets; for other kinds it is the least width. */
const shareOfKind: Partial<Record<ColumnKind, number>> = { timestamp: 150, longDate: 200 };

/**
 * The columns of a list joined with a screen's drawings of them, a constant of its module where it can be. Columns that
 * are drawn already are drawn anew where a drawing is given.
 */
export function drawColumns<Name extends string, Row>(
  columns: Readonly<Record<Name, Column<NoInfer<Row>> & Drawing<NoInfer<Row>> & { meta?: CellMeta<NoInfer<Row>> }>>,
  drawings: Drawings<Name, Row> = {},
): TableColumns<Name, Row> {
  const drawn = (Object.keys(columns) as Name[]).map((name) => {
    const column: Column<Row> & Drawing<Row> & { meta?: CellMeta<Row> } = columns[name];
    const drawing: Drawing<Row> = { ...common[name], ...column, ...column.meta, ...drawings[name] };
    const { minSize = leastOfKind[column.kind], cell, card, wrap } = drawing;
    const { size = Math.max(minSize, shareOfKind[column.kind] ?? 0) } = drawing;
    const meta: CellMeta<Row> = { ...(cell && { cell }), ...(card && { card }), ...(wrap && { wrap }) };
    const whole: TableColumn<Row> = { ...column, id: name, accessorFn: column.value, minSize, size, meta };
    return [name, whole] as const;
  });
  // Every column has its own.
  return Object.fromEntries(drawn) as Record<Name, TableColumn<Row>>;
}
