import { useApolloClient } from '@apollo/client/react';
import type { AskedOperation } from '../api/asked-operation.ts';
import type { attendanceFields } from '../list/view/attendance-fields.ts';
import { periodFieldOf, type SearchFields } from '../list/view/search-fields.ts';
import type { ListView } from '../list/view/use-list-view.ts';
import { Button } from '../ui/button.tsx';
import { useDayRecords } from './last-working-day.ts';
import { useNearestPeriod } from './use-nearest-period.ts';

/** A way from an empty day or month to the nearest one with records; nothing for a list without either. */
export function NearestPeriod<Name extends string, Fields extends SearchFields>({
  list,
  view,
  asked,
}: NearestPeriodProps<Name, Fields>) {
  const client = useApolloClient();
  const [name = ''] = periodFieldOf(view.fields) ?? [];
  const countOf = async (period: string) => {
    // A month may have been asked for by one of its days.
    const { month: _month, date: _date, ...others } = asked.variables;
    const variables = { ...others, [name]: period, search: null, where: [], first: 0, offset: 0, facets: [] };
    const { data } = await client.query({ query: asked.query, variables });
    return (data as Readonly<Record<string, { totalCount: number }>>)[list]?.totalCount;
  };
  return <Way view={view} countOf={countOf} />;
}

interface NearestPeriodProps<Name extends string, Fields extends SearchFields> {
  list: string;
  view: DatedView<Name, Fields>;
  asked: AskedOperation;
}

/** The same for the screens over a day's attendance that are not tables; while filters hide records, nothing. */
export function NearestDay<Name extends string>({ view }: { view: ListView<Name, typeof attendanceFields> }) {
  const recordsOf = useDayRecords();
  const { search, filters, values } = view;
  if (search || filters.length > 0) return null;
  const countOf = (date: string) => recordsOf(date, values.mode ?? 'SIGNED_IN');
  return <Way view={view} countOf={countOf} />;
}

type DatedView<Name extends string, Fields extends SearchFields> = Pick<
  ListView<Name, Fields>,
  'fields' | 'values' | 'change'
>;

function Way<Name extends string, Fields extends SearchFields>({ view, countOf }: WayProps<Name, Fields>) {
  const [name, field] = periodFieldOf(view.fields) ?? [];
  const nearest = useNearestPeriod((name && view.values[name]) ?? null, countOf);
  if (!name || !field || !nearest) return null;
  return (
    <Button
      look="primary"
      onClick={() => view.change(({ values }) => ({ values: { ...values, [name]: nearest }, open: '' }))}
    >
      {`Show ${field.show(nearest)}, the nearest ${field.kind === 'date' ? 'day' : 'month'} with records`}
    </Button>
  );
}

interface WayProps<Name extends string, Fields extends SearchFields> {
  view: DatedView<Name, Fields>;
  countOf: (period: string) => Promise<number | undefined>;
}
