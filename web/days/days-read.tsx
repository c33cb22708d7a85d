import { TriangleAlert } from 'lucide-react';
import { counted } from '../ui/words.ts';
import './days-read.css';

/** How many of the days that something rests on have been read. */
export interface Coverage {
  readonly daysAsked: number;
  readonly daysRead: number;
  /** Whether the others are being read; false where that is not done or has failed. */
  readonly isLearning?: boolean | undefined;
}

/** What the answer of a list rests on. */
export interface Basis {
  readonly coverage?: Coverage | null | undefined;
  /** Whether past days are shown with today's register. */
  readonly isRegisterOfToday?: boolean | undefined;
  /** What the rows are of, in a sentence; empty for nothing to be said. */
  readonly summary?: string | undefined;
}

/** Whether days are missing. */
export const isPartial = ({ daysRead, daysAsked }: Coverage): boolean => daysRead < daysAsked;

/** From how many days something is known, and what of the others: `From 12 of 28 days; the others are being read.` */
export function coverageText(coverage: Coverage): string {
  const { daysRead, daysAsked, isLearning } = coverage;
  const days = `From ${daysRead} of ${counted(daysAsked, 'day', 'days')}`;
  if (!isPartial(coverage)) return `${days}.`;
  const others = daysRead === 0 ? 'they' : 'the others';
  return `${days}; ${others} ${isLearning ? 'are being read' : 'could not be read'}.`;
}

/**
 * The line that says from how many days something is known; marked while that is not all of them. What rests on all of
 * them says nothing, but where `isWholeSaid`.
 */
export function DaysRead({ coverage, isWholeSaid = false }: DaysReadProps) {
  const isShown = coverage && (isWholeSaid || isPartial(coverage));
  return (
    <span
      aria-live="polite"
      className="days-read note"
      data-partial={coverage && isPartial(coverage)}
      hidden={!isShown}
    >
      {isShown && (
        <>
          {isPartial(coverage) && <TriangleAlert size={13} aria-hidden />}
          <span>{coverageText(coverage)}</span>
        </>
      )}
    </span>
  );
}

interface DaysReadProps {
  /** Null and undefined before it is known, and where something does not rest on days. */
  coverage: Coverage | null | undefined;
  isWholeSaid?: boolean;
}

/** Says that past days are shown with today's register, because the service does not say who was on it then. */
export function RegisterNote({ isShown }: { isShown: boolean | undefined }) {
  return isShown ? (
    <span className="days-read note">Register as of today: the register of that day is not known.</span>
  ) : null;
}
