import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { comparedGroupColumns } from '../../../schema/columns/comparison.ts';
import { type ComparedGroupsRowFragment, useComparedGroupsQuery } from '../../api/generated/comparison.ts';
import { ReportPage } from '../../list/report/report-page.tsx';
import '../../list/table/name-first.css';
import { drawColumns } from '../../list/table/table-columns.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { Link } from '../../ui/link.tsx';
import { changeDrawings, PeriodNumber } from './comparison-cells.tsx';
import { comparesDays, comparisonFields } from './comparison-fields.ts';
import { comparisonParts } from './comparison-tools.tsx';
import { narrowed, reportAddress } from './report-address.ts';

type Row = ComparedGroupsRowFragment;

const columns = drawColumns(comparedGroupColumns, {
  GROUP: { minSize: 200 },
  EARLIER_PEOPLE: {
    minSize: 96,
    cell: ({ earlierPeople }: Row) => <span className="name-second">{earlierPeople}</span>,
  },
  LATER_PEOPLE: { minSize: 96 },
  ...changeDrawings,
});

/** Parameters that mean the same for a group's people. */
const ofPeople: readonly string[] = ['later', 'earlier', 'measure', 'days'];

/** `/report/comparison/groups`: districts, service centres or departments in two months or on two days. */
export function ComparedGroups() {
  const { search } = useLocation();
  const isOfDays = comparesDays(new URLSearchParams(search));
  const fields = comparisonFields.groups[isOfDays ? 'days' : 'months'];
  const view = useListView(columns, fields as typeof comparisonFields.groups.months, 'comparedGroups');
  const result = useComparedGroupsQuery(view.request);
  const { later = '', earlier = '', measure = 'ABSENCE', by = 'SERVICE_CENTRE' } = view.values;
  const show = (side: 'earlier' | 'later') => fields[side].show(view.values[side] ?? '');
  const drawn = useMemo(() => {
    const periods = [...new URLSearchParams(search)].filter(([name]) => ofPeople.includes(name));
    const of = ({ name }: Row) => ({ by, name });
    const peopleAddress = (row: Row) =>
      `/report/comparison?${new URLSearchParams([...periods, ...Object.entries(narrowed(of(row)))])}`;
    return drawColumns(columns, {
      GROUP: {
        cell: (row: Row) => (
          <Link className="link name-first cell-wrap" to={peopleAddress(row)}>
            {row.name || '(none)'}
          </Link>
        ),
      },
      EARLIER: {
        cell: (row: Row) => (
          <PeriodNumber
            value={row.earlier}
            isAtLeast={row.isEarlierAtLeast}
            to={reportAddress(measure, earlier, of(row))}
          />
        ),
      },
      LATER: {
        cell: (row: Row) => (
          <PeriodNumber value={row.later} isAtLeast={row.isLaterAtLeast} to={reportAddress(measure, later, of(row))} />
        ),
      },
    });
  }, [search, measure, earlier, later, by]);
  return (
    <ReportPage
      {...comparisonParts(view, show, { data: result.data?.comparedGroups ?? undefined, retry: result.retry })}
      list="comparedGroups"
      columns={drawn}
      result={result}
      searchLabel={isOfDays ? 'Choose the days' : 'Choose the months'}
    />
  );
}
