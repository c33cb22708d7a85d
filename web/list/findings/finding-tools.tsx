import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { ScanSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type FindingWord, findingKinds, findingWords } from '../../../schema/finding-words.ts';
import { formatLongDate } from '../../../schema/format.ts';
import type { FoundPageFragment } from '../../api/generated/record-findings.ts';
import { DaysRead, isPartial } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { staffNameOf } from '../../people/staff-name.tsx';
import { ComparePhotos, useComparison } from '../../photos/compare-photos.tsx';
import { Button } from '../../ui/button.tsx';
import { NotKnown } from '../../ui/not-known.tsx';
import { PopoverButton } from '../../ui/popover-button.tsx';
import { formatNumber } from '../../ui/words.ts';
import { type Report, useShownReport } from '../report/use-report.ts';
import { type AttendanceCellsRow, Place } from '../table/record-cells.tsx';
import type { Drawings } from '../table/table-columns.ts';
import { filterOf } from '../table/table-state.ts';
import { FlagChip } from '../tools/flag-chip.tsx';
import { findingIcons } from './finding-icons.ts';
import { FindingMarks } from './finding-marks.tsx';
import type { FindingsSource } from './use-findings.ts';

/** Draws the place of a record with its marks. */
const drawings: Drawings<'LOCATION', AttendanceCellsRow> = {
  LOCATION: {
    cell: (row) => (
      <span className="place-findings">
        <Place row={row} />
        <FindingMarks findings={row.findings} of={staffNameOf(row.staff)} />
      </span>
    ),
  },
};

/**
 * The findings in the records of a report, behind one chip: a filter for flagged records and for each kind of finding, and
 * the centres that moved. Findings need four weeks of lists and come after the records, so the chip has its place from the
 * start.
 */
export function FindingTools({ useFound }: Pick<FindingsSource, 'useFound'>) {
  const { screen, list, facets, keys, findings } = useShownReport();
  const { view } = screen;
  const { onFound } = findings;
  const flagged = facets.get('FLAG');
  const asOf = list.page?.asOf ?? '';
  const { data, previousData, error, loading, refetch, retry: again } = useFound(optionsOf(view) as never);
  // What an earlier answer counted is not true of a day that could not be compared.
  const page = (data ?? (loading ? previousData : undefined))?.[screen.list];
  const asked = useRef('');
  const { date } = view.values;
  const comparison = useComparison(date);

  // More is found then.
  useEffect(() => {
    if (comparison.isDone) again();
  }, [comparison.isDone, again]);

  useEffect(() => {
    if (!page) return onFound(null);
    const isWhole = !isPartial(page.placesCoverage);
    onFound({ rows: new Map(page.nodes.map((node) => [node.key, node])), isWhole, drawings });
  }, [page, onFound]);

  // A running day goes on: what has come since is asked for once, when the list has been read again.
  useEffect(() => {
    if (loading || !page || asked.current === asOf) return;
    const known = new Set(page.nodes.map(({ key }) => key));
    if (keys.every((key) => known.has(key))) return;
    asked.current = asOf;
    again();
  }, [loading, page, keys, asOf, again]);

  useMoreDays(JSON.stringify(view.values), page?.placesCoverage, refetch);

  const countOf = (kind: FindingWord) =>
    page?.facets.find(({ column }) => column === kind)?.values.find(({ value }) => value === 'Yes')?.count ?? 0;
  // What the register lacks is counted on the dashboard, which leads here.
  const offered = findingKinds.filter(
    (kind) => filterOf(view.filters, kind) || (countOf(kind) > 0 && !isOfRegister(kind)),
  );
  const flags = flagged && (flagged.find(({ value }) => value === 'Yes')?.count ?? 0);
  const total = offered.reduce((sum, kind) => sum + countOf(kind), flags ?? 0);
  const isPart = page !== null && page !== undefined && isPartial(page.placesCoverage);
  const hasFailed = Boolean(error) && !page;
  return (
    <PopoverButton
      look="finding"
      className="finding-chip"
      label="To check"
      data-active={[...offered, 'FLAG' as const].some((kind) => filterOf(view.filters, kind))}
      content={() => (
        <chakra.div display="grid" gap={2} maxW="340px" p={3} css={kinds}>
          <FlagChip name="FLAG" values={flagged} />
          {hasFailed && (
            <Button look="chip" onClick={again}>
              Check again
            </Button>
          )}
          {offered.map((kind) => (
            <FlagChip
              key={kind}
              name={kind}
              label={findingWords[kind]}
              icon={findingIcons[kind]}
              look="finding"
              values={page?.facets.find(({ column }) => column === kind)?.values}
            />
          ))}
          {page && offered.length === 0 && <p>{`Nothing else to check in these records${isPart ? ' so far' : ''}.`}</p>}
          {page && <DaysRead coverage={page.placesCoverage} />}
          {page && date && <ComparePhotos comparison={comparison} />}
          {page && page.movedCentres.length > 0 && <MovedCentres centres={page.movedCentres} />}
        </chakra.div>
      )}
    >
      <ScanSearch aria-hidden />
      To check
      <span className="chip-count">
        {hasFailed ? <NotKnown /> : page && flagged ? `${formatNumber(total)}${isPart ? '+' : ''}` : '…'}
      </span>
    </PopoverButton>
  );
}

const kinds = {
  // The counts stand under each other.
  '& .chip-count': { ms: 'auto' },
  '&:has(> :last-child:empty)': { pb: 1 },
} as const;

const isOfRegister = (kind: FindingWord) => /^RE[CF]/.test(kind);

function optionsOf({ request }: Report['screen']['view']) {
  if (typeof request !== 'object') return skipToken;
  const { facets: _facets, ...variables } = request.variables;
  return { variables: { ...variables, facets: findingKinds } };
}

function MovedCentres({ centres }: { centres: FoundPageFragment['movedCentres'] }) {
  return (
    <chakra.div maxW="340px" p="12px 14px">
      <p>
        <strong>Service centres that moved</strong>
      </p>
      {centres.map(({ serviceCentre, date, evidence }) => (
        <p key={`${serviceCentre} ${date}`} title={formatLongDate(date)}>
          {evidence}
        </p>
      ))}
    </chakra.div>
  );
}
