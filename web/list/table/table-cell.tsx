import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCell } from '../../../schema/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { TableColumn } from './table-columns.ts';

/** Buttons of a row. Each says what it does by `data-action` and to which record by `data-row` = key. */
export interface RowActions<Row> {
  /** Width of the column in px. */
  readonly width: number;
  readonly draw: (row: Row) => ReactNode;
}

/** The content of a cell: the screen's own drawing, else the text that the export has too. No component, so that a text is the cell's own. */
export function cellContent<Row>(row: Row, { kind, value, meta }: TableColumn<Row>) {
  const drawn = meta.cell?.(row);
  if (drawn !== undefined) return drawn;
  const text = formatCell(kind, value(row));
  return kind === 'timestamp' ? <Instant text={text} /> : text;
}

/** A timestamp that may break between its day and its time, and nowhere else. */
function Instant({ text }: { text: string }) {
  const [day, time] = text.split(', ');
  if (!time) return text ? <span>{text}</span> : null;
  return (
    <span>
      <span className="cell-time">{`${day ?? ''},`}</span> <span className="cell-time">{time}</span>
    </span>
  );
}

/** The flag of a row whose photo was not recognised: the word and a picture, never colour alone. */
export function FlagBadge() {
  return (
    <Badge tone="flag">
      <TriangleAlert size={12} aria-hidden />
      Yes
    </Badge>
  );
}
