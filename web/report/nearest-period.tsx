import { useApolloClient } from '@apollo/client/react';
import { Button } from '../ui/button.tsx';
import type { AskedOperation } from './asked-operation.ts';
import type { SearchFields } from './search-fields.ts';
import type { ListView } from './use-list-view.ts';
import { useNearestPeriod } from './use-nearest-period.ts';

/** A way from an empty day or month to the nearest one with records (F-51); nothing for a list without either. */
export function NearestPeriod({ list, view, asked }: NearestPeriodProps) {
  const client = useApolloClient();
  const [name, field] = Object.entries(view.fields).find(([, { kind }]) => kind === 'date' || kind === 'month') ?? [];
  const nearest = useNearestPeriod((name && view.values[name]) ?? null, async (period) => {
    const variables = {
      ...asked.variables,
      [name ?? '']: period,
      search: null,
      where: [],
      first: 0,
      offset: 0,
      facets: [],
    };
    const { data } = await client.query({ query: asked.query, variables });
    return (data as Readonly<Record<string, { totalCount: number }>>)[list]?.totalCount;
  });
  if (!name || !field || !nearest) return null;
  return (
    <Button look="primary" onClick={() => view.change({ values: { ...view.values, [name]: nearest } })}>
      Show {field.show(nearest)}, the nearest {field.kind === 'date' ? 'day' : 'month'} with records
    </Button>
  );
}

interface NearestPeriodProps {
  list: string;
  view: Pick<ListView<string, SearchFields>, 'fields' | 'values' | 'change'>;
  asked: AskedOperation;
}
