import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type Basis, DaysRead, isPartial, RegisterNote } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { Button } from '../../ui/button.tsx';
import type { ReportList } from './use-report-list.ts';

/**
 * Whether a list has a note on what it is based on. A note about missing days stays after all days are read, so that
 * nothing below it moves.
 */
export function useBasis({ failure, notice }: ReportList<unknown>, basis: ListBasis | null | undefined) {
  const [wasPartial, setPartial] = useState(false);
  const { coverage, isRegisterOfToday, summary } = basis ?? {};
  const isPart = coverage != null && isPartial(coverage);
  if (isPart && !wasPartial) setPartial(true);
  const isSaid = !failure && Boolean(notice || summary || isRegisterOfToday || isPart || (coverage && wasPartial));
  return { isSaid, isWholeSaid: wasPartial };
}

/** What the rows of a list rest on, and the lists that it is made of. */
export interface ListBasis extends Basis {
  readonly sources?: readonly { readonly ok: boolean }[];
}

/** What a list's rows rest on; while days are being read it is asked for again. Its notice says which of its lists failed. */
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
      {basis?.sources?.some(({ ok }) => !ok) && (
        <Button look="link" onClick={() => void onMore()}>
          Retry
        </Button>
      )}
    </>
  );
}

interface BasisNoteProps {
  /** What of the records could not be read; empty when nothing. */
  notice: string;
  basis: ListBasis | null | undefined;
  isWholeSaid: boolean;
  /** The search whose days these are. */
  period: string;
  onMore: () => Promise<unknown>;
}
