import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type Basis, DaysRead, isPartial, RegisterNote } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import type { ReportList } from './use-report-list.ts';

/**
 * Whether a list has a note on what it is based on. A note about missing days stays after all days are read, so that
 * nothing below it moves.
 */
export function useBasis({ failure, notice }: ReportList<unknown>, basis: Basis | null | undefined) {
  const [wasPartial, setPartial] = useState(false);
  const { coverage, isRegisterOfToday, summary } = basis ?? {};
  const isPart = coverage != null && isPartial(coverage);
  if (isPart && !wasPartial) setPartial(true);
  const isSaid = !failure && Boolean(notice || summary || isRegisterOfToday || isPart || (coverage && wasPartial));
  return { isSaid, isWholeSaid: wasPartial };
}

/** What a list's rows rest on; while days are being read it is asked for again. */
export function BasisNote({ notice, basis, isWholeSaid, period, onMore }: BasisNoteProps) {
  const { coverage, isRegisterOfToday, summary } = basis ?? {};
  useMoreDays(period, coverage, onMore, true);
  return (
    <>
      {summary && <span className="days-read note">{summary}</span>}
      {notice && (
        <span className="days-read note" data-partial="true">
          <TriangleAlert size={13} aria-hidden />
          <span>{notice}</span>
        </span>
      )}
      <DaysRead coverage={coverage} isWholeSaid={isWholeSaid} />
      <RegisterNote isShown={isRegisterOfToday} />
    </>
  );
}

interface BasisNoteProps {
  /** What of the records could not be read; empty when nothing. */
  notice: string;
  basis: Basis | null | undefined;
  isWholeSaid: boolean;
  /** The search whose days these are. */
  period: string;
  onMore: () => Promise<unknown>;
}
