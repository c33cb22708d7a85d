import { RotateCw } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { changeWords } from '../../../schema/lists/comparison.ts';
import { errorText } from '../../api/failure.ts';
import type { Coverage } from '../../days/days-read.tsx';
import type { SearchFields } from '../../list/view/search-fields.ts';
import type { ListView } from '../../list/view/use-list-view.ts';
import { Button } from '../../ui/button.tsx';
import { SwitchLinks } from '../../ui/switch-links.tsx';
import { counted, formatNumber } from '../../ui/words.ts';
import './comparison.css';
import { measures } from './comparison-fields.ts';

/** What a comparison has answered besides its rows. */
interface ComparisonFacts {
  readonly throughDay: number | null;
  readonly withoutRule: number;
  readonly withoutStaff: number;
  readonly earlierCoverage: Coverage | null;
  readonly laterCoverage: Coverage | null;
  readonly earlierSources: readonly Source[];
  readonly laterSources: readonly Source[];
  readonly facets: readonly { readonly column: string; readonly values: readonly { value: string; count: number }[] }[];
}

interface Source {
  readonly ok: boolean;
  readonly code?: string | null;
  readonly message?: string | null;
}

/** Parameters that stay when another measure is chosen. */
const shared: readonly string[] = ['later', 'earlier', 'days', 'size', 'density'];

/** What is compared, how many people stand how, and which days count: the heading of the column filters. */
function ComparisonTools({ facts, later, onRetry }: ComparisonToolsProps) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const kept = [...parameters].filter(([name]) => shared.includes(name));
  const measure = parameters.get('measure') ?? 'serial';
  const isFailed = [...(facts?.earlierSources ?? []), ...(facts?.laterSources ?? [])].some(({ ok }) => !ok);
  return (
    <div className="comparison-tools row">
      <SwitchLinks
        label="What is compared"
        sides={measures.map(({ label, word }) => ({
          label,
          to: { pathname, search: `${new URLSearchParams([...kept, ['measure', word]])}` },
          isCurrent: measure === word,
        }))}
      />
      <ul className="change-counts row">
        {countsOf(facts).map(({ word, count }) => (
          <li key={word}>
            <span>{word}</span> <strong>{count?.toLocaleString('en') ?? '…'}</strong>
          </li>
        ))}
      </ul>
      {isFailed && (
        <Button onClick={onRetry}>
          <RotateCw aria-hidden />
          Retry
        </Button>
      )}
      <p className="comparison-note note">{describeDays(facts, later)}</p>
    </div>
  );
}

/** How many rows stand how, in the order of the words; all of them at once, so that nothing moves when one is 0. Not known without facts. */
function countsOf(facts: ComparisonFacts | undefined) {
  const values = facts?.facets.find(({ column }) => column === 'CHANGE')?.values ?? [];
  return Object.values(changeWords).map((word) => ({
    word,
    count: facts && (values.find(({ value }) => value === word)?.count ?? 0),
  }));
}

/** Which days of the months the numbers are of, and how many of them could not be counted. */
function describeDays(facts: ComparisonFacts | undefined, later: string): string {
  const { throughDay = null, withoutRule = 0, withoutStaff = 0 } = facts ?? {};
  const days =
    throughDay === null ? '' : `Days 1 to ${throughDay} of both months are compared, because ${later} has not ended.`;
  const missing = `${formatNumber(withoutRule)} late days have no minutes: their shift is not known.`;
  const nobody = `${counted(withoutStaff, 'row is', 'rows are')} without a staff record and not compared.`;
  return [days, withoutRule > 0 && missing, withoutStaff > 0 && nobody].filter(Boolean).join(' ');
}

/** What a comparison gives its page: its title, the view with the notes of its periods, and the tools. */
export function comparisonParts<Name extends string, Fields extends SearchFields>(
  view: ListView<Name, Fields>,
  show: (side: 'earlier' | 'later') => string,
  { data: facts, retry }: { data: ComparisonFacts | undefined; retry: () => void },
) {
  return {
    title: 'Comparison',
    basis: facts && { coverage: coverageOfBoth(facts) },
    view: { ...view, notes: [...view.notes, ...comparisonNotes(facts, show)] },
    summary: () => <ComparisonTools facts={facts} later={show('later')} onRetry={retry} />,
  };
}

/** From how many days of both periods the numbers are; null where they are not read by day. */
function coverageOfBoth({ earlierCoverage, laterCoverage }: ComparisonFacts): Coverage | null {
  const sides = [earlierCoverage, laterCoverage].filter((side) => side !== null);
  if (sides.length === 0) return null;
  return {
    daysAsked: sides.reduce((sum, side) => sum + side.daysAsked, 0),
    daysRead: sides.reduce((sum, side) => sum + side.daysRead, 0),
    isLearning: sides.some((side) => side.isLearning),
  };
}

/** What a reader must know of a period that could not be read whole. */
function comparisonNotes(facts: ComparisonFacts | undefined, show: (side: 'earlier' | 'later') => string): string[] {
  return (['earlier', 'later'] as const).flatMap((side) => {
    const source = facts?.[`${side}Sources`].find(({ ok }) => !ok);
    return source ? [`${show(side)} is not wholly known. ${errorText(source.code, source.message)}`] : [];
  });
}

interface ComparisonToolsProps {
  facts: ComparisonFacts | undefined;
  /** The later period, in words. */
  later: string;
  onRetry: () => void;
}
