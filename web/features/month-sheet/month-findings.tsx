import { skipToken } from '@apollo/client/react';
import { ScanSearch } from 'lucide-react';
import { createContext, use, useEffect, useState } from 'react';
import { findingWords } from '../../../schema/finding-words.ts';
import { type AttendanceCondition, useMonthFindingsQuery } from '../../generated/month-sheet.ts';
import { DayMark, dayWord } from '../../report/day-mark.tsx';
import { readFailure } from '../../report/failure.ts';
import { today } from '../../session/today.ts';
import type { SheetRow } from './sheet-columns.ts';

/** What calls for a look in the sign-ins of a person's day, in words, by staff ID and date. */
export type MonthFound = ReadonlyMap<string, string>;

/** Nothing was looked for. */
export const noneFound: MonthFound = new Map();

/** What was found in the month that is shown. */
export const FoundInMonth = createContext<MonthFound>(noneFound);

/** The mark of a person's day, with a dot and words where its sign-ins call for a look. */
export function SheetMark({ row, place }: { row: SheetRow; place: number }) {
  const found = use(FoundInMonth);
  const day = row.days[place];
  if (!day) return null;
  const words = found.get(`${row.key} ${day.date}`);
  if (!words) return <DayMark reason={day.reason} unknown={day.unknown} />;
  const name = `${dayWord(day)}. Check: ${words}`;
  return (
    <span className="sheet-check" role="img" aria-label={name} title={name}>
      <DayMark reason={day.reason} unknown={day.unknown} isNamed={false} />
    </span>
  );
}

/**
 * Looks, once it is pressed, what calls for a look in the sign-ins of the people shown, and says how many there are:
 * a month's places are compared with those of four weeks before each day, which nobody pays for who does not ask.
 */
export function MonthFindings({ month, rows, onFound }: MonthFindingsProps) {
  const [isWanted, setWanted] = useState(false);
  const from = `${month}-01`;
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  const to = last < today() ? last : today();
  const where: AttendanceCondition[] = [
    { column: 'STAFF_ID', in: rows.map(({ key }) => key) },
    { not: { column: 'FINDINGS', in: [''] } },
  ];
  const isAsked = isWanted && rows.length > 0 && from <= to;
  const { data, error, loading, refetch } = useMonthFindingsQuery(
    isAsked ? { variables: { from, to, where } } : skipToken,
  );
  const nodes = isAsked && !loading ? data?.attendance?.nodes : undefined;

  useEffect(() => {
    const words = new Map<string, Set<string>>();
    for (const { staff, attendanceDate, findings } of nodes ?? []) {
      const key = `${staff.staffID} ${attendanceDate?.slice(0, 10)}`;
      const kinds = words.get(key) ?? new Set();
      for (const { kind } of findings) kinds.add(findingWords[kind]);
      words.set(key, kinds);
    }
    const texts = [...words].map(([key, kinds]) => [key, [...kinds].join(', ')] as const);
    onFound(texts.length > 0 ? new Map(texts) : noneFound);
  }, [nodes, onFound]);

  const failure = isAsked && error && !loading ? readFailure(error).message : null;
  const toggle = () => {
    if (failure) refetch().catch(() => undefined);
    else setWanted(!isWanted);
  };
  return (
    <div className="sheet-findings">
      <button
        type="button"
        className="chip chip-finding finding-chip"
        aria-pressed={isWanted}
        data-active={isWanted}
        title={nodes && countText(nodes.length)}
        onClick={toggle}
      >
        <ScanSearch aria-hidden />
        {failure ? 'Compare places again' : 'To check'}
        {isAsked && !failure && <span className="chip-count">{nodes ? nodes.length.toLocaleString('en') : '…'}</span>}
      </button>
      <span role="status" className={failure ? undefined : 'visually-hidden'}>
        {failure && `Could not compare. ${failure}`}
        {isAsked && loading && 'Comparing the month’s places with four weeks…'}
        {nodes && countText(nodes.length)}
      </span>
    </div>
  );
}

const countText = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'sign-in' : 'sign-ins'} of the people on this page, with a dot`;

interface MonthFindingsProps {
  month: string;
  /** The people shown. */
  rows: readonly SheetRow[];
  onFound: (found: MonthFound) => void;
}
