import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import { isDay } from '../../../schema/time.ts';
import { today } from '../../session/today.ts';
import type { TableColumns } from '../table/table-columns.ts';
import { dateField, monthField } from './search-fields.ts';
import { type ListView, useListView } from './use-list-view.ts';

const fields = { month: { ...monthField('Month'), day: ['date', dateField('Date')] } } as const;

/** The month of a list, or the day of it that the attendance service is asked with. */
type AskedMonth = { readonly month: string } | { readonly date: string };

/** A view of a month that may also be addressed by one of its days. */
export interface MonthView<Name extends string> {
  readonly view: ListView<Name, typeof fields, AskedMonth>;
  /** `YYYY-MM`. */
  readonly month: string;
  /** What the address names, for the title: `November 2026`, or the day `2026-11-05`. */
  readonly period: string;
}

/**
 * The view of a monthly report, addressed by `?month=` or, the specification's other reading, by `?date=`, which means
 * the month of that day. The attendance service is asked with the first day of the month, with that day, or, by an
 * address without either, with today. `columns` must be a constant of a module; preferences are stored under `list`.
 */
export function useMonthView<Name extends string>(columns: Columns<Name, never>, list: string): MonthView<Name> {
  const isOfMonth = new URLSearchParams(useLocation().search).has('month');
  const view = useListView(columns, fields, list);

  return useMemo(() => {
    const { request } = view;
    const named = view.values.month ?? today();
    const month = named.slice(0, 7);
    const asked = isDay(named) ? { date: named } : isOfMonth ? { month } : { date: today() };
    return {
      view: { ...view, values: { month }, request: typeof request === 'object' ? withAsked(request, asked) : request },
      month,
      period: isDay(named) ? named : formatMonth(month),
    };
  }, [view, isOfMonth]);
}

/** A monthly list as `ReportPage` takes it, with its month and its period; see `useMonthView`. */
export function useMonthList<Name extends string, Row, List extends string, Result>(
  list: List,
  columns: TableColumns<Name, Row>,
  useRows: (request: MonthView<Name>['view']['request']) => Result,
) {
  const { view, month, period } = useMonthView(columns, list);
  return { report: { list, columns, view, result: useRows(view.request) }, month, period };
}

/** What a view asks by its month, as the service is asked. */
function withAsked<Variables extends { month: string }>({ variables }: { variables: Variables }, asked: AskedMonth) {
  const { month: _month, ...others } = variables;
  return { variables: { ...others, ...asked } };
}
