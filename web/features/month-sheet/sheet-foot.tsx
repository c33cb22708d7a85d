import { Link, useLocation } from 'react-router-dom';
import { formatLongDate } from '../../../schema/format.ts';
import { reasonWords } from '../../../schema/reason-words.ts';
import { columnKey } from '../../../schema/view-address.ts';
import type { MonthTotalsFragment } from '../../api/generated/month-sheet.ts';
import { type Reason, reasonAddress } from '../../days/reasons.ts';
import type { ShownColumn } from '../../list/table/table.ts';
import { partRoles, pinClass } from '../../list/table/table-roles.ts';
import { NotKnown } from '../../ui/not-known.tsx';
import { formatNumber } from '../../ui/words.ts';
import { dayOfColumn, nameOfDay, type SheetColumn, type SheetRow, sheetColumns } from './sheet-columns.ts';

type Shown = Pick<ShownColumn<SheetColumn, SheetRow>, 'name' | 'pin'>;
type DayTotal = MonthTotalsFragment['dayTotals'][number];

/** What is summed up of each day, and the column that has the same of each person. */
const lines: readonly { readonly reason: Reason; readonly column: SheetColumn }[] = [
  { reason: 'PRESENT', column: 'PRESENT' },
  { reason: 'PRESENT_LATE', column: 'LATE' },
  { reason: 'ABSENT', column: 'ABSENT' },
];

/** People a day, over all pages of what the sheet's search and filters let pass: present, late, absent. */
export function SheetFoot({ columns, totals }: { columns: readonly Shown[]; totals: readonly DayTotal[] }) {
  const { search } = useLocation();
  const isKnown = totals.some(({ reasons }) => reasons.length > 0);
  return lines.map(({ reason, column }) => (
    <tr key={reason} {...partRoles.row} className="sheet-total">
      <td {...partRoles.cell} className="cell-sn" />
      {columns.map(({ name, pin }, index) => {
        const Part = index === 0 ? 'th' : 'td';
        const day = dayOfColumn(name);
        const total = totals[day - 1];
        return (
          <Part
            key={name}
            {...(index === 0 ? { ...partRoles.rowHeader, scope: 'row' } : partRoles.cell)}
            className={`${day > 0 ? 'cell-mark' : name === column ? 'cell-number' : ''} ${pinClass(pin)}`}
          >
            {index === 0 && <span>{reasonWords[reason]}</span>}
            {total && <Total total={total} reason={reason} search={search} />}
            {name === column && (
              <span>
                {isKnown ? (
                  compact(totals.reduce((sum, each) => sum + peopleOf(each, reason), 0))
                ) : (
                  <NotKnown words="Not known yet" />
                )}
              </span>
            )}
          </Part>
        );
      })}
    </tr>
  ));
}

function Total({ total, reason, search }: { total: DayTotal; reason: Reason; search: string }) {
  const people = peopleOf(total, reason);
  const isKnown = total.reasons.length > 0;
  const exact = `${formatLongDate(total.date)}: ${formatNumber(people)} ${reasonWords[reason].toLowerCase()}`;
  if (!isKnown) return null;
  const address = reason === 'ABSENT' && people > 0 ? peopleAddress(total.date, reason, search) : null;
  if (address === null) return <span title={exact}>{compact(people)}</span>;
  return (
    <Link className="link" to={address} title={exact}>
      <span>{compact(people)}</span>
      <span className="visually-hidden">{` (${exact})`}</span>
    </Link>
  );
}

const peopleOf = ({ reasons }: DayTotal, reason: Reason) => reasons.find((each) => each.reason === reason)?.people ?? 0;

/** A number that fits over a mark: as it is up to four digits, then `12k`, whose exact one is in its title. */
const shortNumber = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });
const compact = (people: number) => (people < 10_000 ? String(people) : shortNumber.format(people).toLowerCase());

/** What narrows the sheet and the list of a day's people alike. */
const shared = ['search', 'district', 'serviceCentre', 'department', 'shift', 'name', 'staffID'];

/** The people of a reason on a day, with what narrows the sheet; null where that list cannot be narrowed so. */
function peopleAddress(date: string, reason: Reason, search: string): string | null {
  const here = new URLSearchParams(search);
  const [path, query] = reasonAddress(date, reason).split('?');
  const there = new URLSearchParams(query);
  for (const name of Object.keys(sheetColumns)) {
    const key = columnKey(name);
    // The day's own filter lets these people pass: there are some.
    const isCarried = shared.includes(key) || name === nameOfDay(Number(date.slice(8)));
    if (here.has(key) && !isCarried) return null;
  }
  for (const name of shared) {
    const value = here.get(name);
    if (value) there.set(name, value);
  }
  return `${path}?${there}`;
}
