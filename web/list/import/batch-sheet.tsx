import { ArrowRight, FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { labelIn, type SheetFields } from './sheet-fields.ts';
import './batch-review.css';

/** What was read of a spreadsheet, as the gateway says it. */
export interface ReadSheet {
  readonly name: string | null;
  readonly isHidden: boolean;
  readonly headingLine: number;
  readonly headings: readonly { readonly heading: string; readonly field: string | null }[];
  readonly missingFields: readonly string[];
  readonly remarks: readonly string[];
}

interface SheetProps {
  sheet: ReadSheet;
  fields: SheetFields;
}

/** Shows which sheet was read, remarks on it, and the field that each column was read as. */
export function BatchSheet({ sheet, fields }: SheetProps) {
  const id = useId();
  const { headings, missingFields, remarks } = sheet;
  const read = headings.filter(({ field }) => field !== null);
  const unread = headings.length - read.length;
  const isObviousSheet =
    unread === 0 &&
    !missingFields.some((name) => fields[name]?.isRequired) &&
    read.every((column) => isObvious(column, fields));
  return (
    <section className="batch-sheet note" aria-labelledby={id}>
      <p className="sheet-facts row" id={id}>
        <FileSpreadsheet size={16} aria-hidden />
        <span>
          {sheet.name === null ? 'CSV file' : <>Sheet “{sheet.name}”</>}
          {sheet.isHidden && <Badge tone="amber">Hidden</Badge>}
        </span>
        <span>headings in line {formatNumber(sheet.headingLine)}</span>
        <span>
          {counted(read.length, 'column', 'columns')} read
          {unread > 0 && `, ${formatNumber(unread)} not read`}
        </span>
      </p>
      {remarks.length > 0 && (
        <ul className="sheet-remarks">
          {remarks.map((remark) => (
            <li key={remark}>
              <TriangleAlert size={14} aria-hidden />
              {remark}
            </li>
          ))}
        </ul>
      )}
      {isObviousSheet ? <ColumnLine sheet={sheet} fields={fields} /> : <Columns sheet={sheet} fields={fields} />}
    </section>
  );
}

/** Headings that are their fields' own names, in one line. */
function ColumnLine({ sheet: { headings, missingFields }, fields }: SheetProps) {
  return (
    <p>
      Columns: {headings.map(({ heading }) => heading).join(', ')}.
      {missingFields.length > 0 && ` No column for ${missingFields.map((name) => labelIn(fields, name)).join(', ')}.`}
    </p>
  );
}

/** Each heading and what it was read as, and the fields that have no column. */
function Columns({ sheet: { headings, missingFields }, fields }: SheetProps) {
  return (
    <details className="sheet-columns" open>
      <summary>Columns</summary>
      <ul>
        {headings.map(({ heading, field }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may have a heading twice, and its columns never move.
          <li key={index} data-read={field !== null}>
            <span>{heading}</span>
            <ArrowRight size={13} aria-hidden />
            <span className="visually-hidden"> is read as </span>
            <strong>{field === null ? 'not read' : labelIn(fields, field)}</strong>
          </li>
        ))}
        {missingFields.map((field) => (
          <li key={field} data-read={false}>
            <span>no column</span>
            <ArrowRight size={13} aria-hidden />
            <span className="visually-hidden"> for </span>
            <strong>{labelIn(fields, field)}</strong>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether a heading is the name of its field, but for case and spaces. */
function isObvious({ heading, field }: ReadSheet['headings'][number], fields: SheetFields): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(' ', '');
  return field !== null && [plain(field), plain(labelIn(fields, field))].includes(plain(heading));
}
