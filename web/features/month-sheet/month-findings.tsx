import { skipToken } from '@apollo/client/react';
import { ScanSearch } from 'lucide-react';
import { createContext, use, useMemo } from 'react';
import { findingWords } from '../../../schema/finding-words.ts';
import { findingsText } from '../../../schema/lists/attendance-month.ts';
import { readFailure } from '../../api/failure.ts';
import { type MonthFindingsQuery, useMonthFindingsQuery } from '../../api/generated/month-sheet.ts';
import { DayMark, dayWord } from '../../days/day-mark.tsx';
import type { monthField } from '../../list/view/search-fields.ts';
import type { ListView } from '../../list/view/use-list-view.ts';
import { toggledColumn } from '../../list/view/view.ts';
import { Button } from '../../ui/button.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import type { SheetColumn, SheetRow } from './sheet-columns.ts';

type Findings = NonNullable<MonthFindingsQuery['attendanceMonth']>['nodes'][number]['findings'];

/** Findings in the months of the people shown, by staff ID; people who were not checked are missing. */
type Found = ReadonlyMap<string, Findings>;

export const FoundInMonth = createContext<Found>(new Map());

/** The mark of a person's day, with a dot and words where its sign-ins have findings. */
export function SheetMark({ row, index }: { row: SheetRow; index: number }) {
  const found = use(FoundInMonth);
  const day = row.days[index];
  if (!day) return null;
  const kinds = found.get(row.key)?.find(({ date }) => date === day.date)?.kinds;
  if (!kinds) return <DayMark reason={day.reason} unknown={day.unknown} />;
  const name = `${dayWord(day)}. Check: ${kinds.map((kind) => findingWords[kind]).join(', ')}`;
  return (
    <span className="sheet-check" role="img" aria-label={name} title={name}>
      <DayMark reason={day.reason} unknown={day.unknown} isNamed={false} />
    </span>
  );
}

/** The cell of the column To Check. */
export function SheetFindings({ row }: { row: SheetRow }) {
  const found = use(FoundInMonth).get(row.key);
  return <span>{found ? findingsText(found) : 'not compared'}</span>;
}

type View = ListView<SheetColumn, { month: ReturnType<typeof monthField> }, { month: string }>;

const isAsked = ({ visibility }: View) => visibility.TO_CHECK === true;

/**
 * Findings in the sign-ins of the people shown, asked for only when the column To Check is shown: for each day, places are
 * compared with four weeks before it, which is expensive. The sheet is drawn before they come.
 */
export function useMonthFindings(view: View) {
  const { request } = view;
  const isOff = !isAsked(view) || typeof request !== 'object';
  const { data, error, loading, retry } = useMonthFindingsQuery(isOff ? skipToken : optionsOf(request));
  const nodes = isOff ? undefined : data?.attendanceMonth?.nodes;
  const found = useMemo(() => new Map(nodes?.map(({ key, findings }) => [key, findings])), [nodes]);
  return {
    found,
    isLoading: !isOff && loading,
    failure: isOff || loading || !error ? null : readFailure(error),
    retry,
  };
}

function optionsOf({ variables: { facets: _facets, ...variables } }: Exclude<View['request'], typeof skipToken>) {
  return { variables };
}

/** A button that shows the column of findings, and says how many days of the people shown have any. */
export function MonthFindings({ view, findings: { found, isLoading, failure, retry } }: MonthFindingsProps) {
  const isOn = isAsked(view);
  const count = [...found.values()].reduce((sum, dates) => sum + dates.length, 0);
  const told = isOn && !isLoading && !failure ? ofDays(count) : undefined;
  return (
    <div className="row note">
      <Button
        look="finding"
        className="finding-chip"
        aria-pressed={isOn}
        data-active={isOn}
        title={told}
        onClick={() =>
          failure ? retry() : view.change(({ visibility }) => ({ visibility: toggledColumn(visibility, 'TO_CHECK') }))
        }
      >
        <ScanSearch aria-hidden />
        <span>{failure ? 'Check again' : 'To check'}</span>
        {isOn && !failure && <span className="chip-count">{isLoading ? '…' : formatNumber(count)}</span>}
      </Button>
      <span role="status" className={failure ? undefined : 'visually-hidden'}>
        {failure
          ? `Could not compare. ${failure.message}`
          : isLoading
            ? 'Comparing the month’s places with four weeks…'
            : told}
      </span>
    </div>
  );
}

const ofDays = (count: number) => `${counted(count, 'day', 'days')} of the people on this page, with a dot`;

interface MonthFindingsProps {
  view: View;
  findings: ReturnType<typeof useMonthFindings>;
}
