import { ArrowRight, FileSpreadsheet, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { SheetFactsFragment } from '../../api/generated/staff.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import { labelIn, type SheetFields } from './sheet.ts';

/** Shows which sheet was read, remarks on it, and the field that each column was read as. */
export function SheetFacts({ sheet, fields }: { sheet: SheetFactsFragment; fields: SheetFields }) {
  const id = useId();
  const { headings, missingFields, remarks } = sheet;
  const unread = headings.filter(({ field }) => field === null).length;
  const isPlain =
    !missingFields.some((name) => fields[name]?.isRequired) && headings.every((column) => isObvious(column, fields));
  const columns = [
    ...headings.map(({ heading, field }) => ({
      heading,
      link: ' is read as ',
      field: field === null ? 'not read' : labelIn(fields, field),
      isRead: field !== null,
    })),
    ...missingFields.map((name) => ({
      heading: 'no column',
      link: ' for ',
      field: labelIn(fields, name),
      isRead: false,
    })),
  ];
  return (
    <Notice tone="neutral" role="region" aria-labelledby={id}>
      <p className="row" id={id}>
        <FileSpreadsheet size={16} aria-hidden />
        <strong>
          <span>{sheet.name === null ? 'CSV file' : `Sheet “${sheet.name}”`}</span>
          {sheet.isHidden && <Badge tone="amber">Hidden</Badge>}
        </strong>
        <span>{`headings in line ${formatNumber(sheet.headingLine)}`}</span>
        <span>
          <span>{`${counted(headings.length - unread, 'column', 'columns')} read`}</span>
          {unread > 0 && <span>{`, ${formatNumber(unread)} not read`}</span>}
        </span>
      </p>
      {remarks.length > 0 && (
        <ul className="sheet-remarks">
          {remarks.map((remark) => (
            <li key={remark}>
              <TriangleAlert size={14} color="var(--amber-fg)" aria-hidden />
              <span>{remark}</span>
            </li>
          ))}
        </ul>
      )}
      <details open={!isPlain}>
        <summary>Columns</summary>
        <ul className="row">
          {columns.map(({ heading, link, field, isRead }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may have a heading twice, and its columns never move.
            <li key={index}>
              <Badge tone={isRead ? 'gray' : 'amber'}>
                <span>{heading}</span>
                <ArrowRight size={13} aria-hidden />
                <span className="visually-hidden">{link}</span>
                <span>{field}</span>
              </Badge>
            </li>
          ))}
        </ul>
      </details>
    </Notice>
  );
}

/** Whether a heading is the name of its field, but for case and spaces. */
function isObvious({ heading, field }: SheetFactsFragment['headings'][number], fields: SheetFields): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(' ', '');
  return field !== null && [plain(field), plain(labelIn(fields, field))].includes(plain(heading));
}
