import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type Coverage, coverageText, DaysRead, isPartial, RegisterNote, registerText } from './days-read.tsx';
import type { ReportList } from './use-report-list.ts';

/** What the answer of a list rests on. */
export interface Basis {
  readonly coverage?: Coverage | null | undefined;
  /** Whether past days are told with today's register. */
  readonly isRegisterOfToday?: boolean | undefined;
  /** What the rows are of, in a sentence; empty for nothing to be said. */
  readonly summary?: string | undefined;
}

/** What there is to say of all rows of a list. */
interface RestsOn {
  /** What of its records could not be read; empty when nothing. */
  readonly notice: string;
  /** From how many days it is known, where that is not or has not been all of them. */
  readonly coverage: Coverage | null;
  readonly isRegisterOfToday: boolean;
  readonly summary: string;
  /** All that in words, for paper; empty where nothing is to be said. */
  readonly text: string;
}

/**
 * What a list's rows rest on, as far as it is to be said. Where days were missing it stays said when all have been read:
 * nothing moves below it.
 */
export function useBasis(list: ReportList<unknown>, basis: Basis | null | undefined): RestsOn {
  const [wasPartial, setPartial] = useState(false);
  const known = list.failure ? null : basis;
  const isMissing = known?.coverage != null && isPartial(known.coverage);
  if (isMissing && !wasPartial) setPartial(true);
  const coverage = wasPartial || isMissing ? (known?.coverage ?? null) : null;
  const notice = list.failure ? '' : list.notice;
  const isRegisterOfToday = known?.isRegisterOfToday ?? false;
  const summary = known?.summary ?? '';
  const parts = [summary, notice, coverage && coverageText(coverage), isRegisterOfToday && registerText];
  return { notice, coverage, isRegisterOfToday, summary, text: parts.filter(Boolean).join(' ') };
}

/** The same on the screen. */
export function BasisNote({ notice, coverage, isRegisterOfToday, summary }: Omit<RestsOn, 'text'>) {
  return (
    <>
      {summary && <span className="days-read">{summary}</span>}
      {notice && (
        <span role="status" className="days-read" data-partial="true">
          <TriangleAlert size={13} aria-hidden />
          {notice}
        </span>
      )}
      <DaysRead coverage={coverage} isWholeSaid />
      <RegisterNote isShown={isRegisterOfToday} />
    </>
  );
}
