import type { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatMonth } from '../../../schema/format.ts';
import type { Columns } from '../../../schema/lists/column.ts';
import { usePreference } from '../../session/preferences.tsx';
import { today } from '../../session/today.ts';
import type { TableColumns } from '../table/table-columns.ts';
import { dateField, monthField } from './search-fields.ts';
import { type ListView, useListView } from './use-list-view.ts';
import { partsOf } from './view.ts';
import { writeView } from './view-codec.ts';

const monthFields = { month: monthField('Month') };
const dayFields = { date: dateField('Date') };

/** The month of a list, or the day of it that the attendance service is asked with. */
type AskedMonth = { readonly month: string } | { readonly date: string };

/** A view of a month that may also be addressed by one of its days. */
export interface MonthView<Name extends string> {
  readonly view: ListView<Name, typeof monthFields, AskedMonth>;
  /** `YYYY-MM`. */
  readonly month: string;
  /** What the address names, for the title: `November 2026`, or the day `2026-11-05`. */
  readonly period: string;
}

/**
 * The view of a monthly report, addressed by `?month=` or, the specification's other reading, by `?date=`, which means
 * the month of that day. The attendance service is asked with the first day of the month, with that day, or, by an
 * address without either, with today. A search for a month leaves the day. `columns` must be a constant of a module;
 * preferences are stored under `list`.
 */
export function useMonthView<Name extends string>(columns: Columns<Name, never>, list: string): MonthView<Name> {
  const parameters = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [preference] = usePreference(list);
  const isOfMonth = parameters.has('month');
  const isOfDay = parameters.has('date') && !isOfMonth;
  const byMonth = useListView(columns, monthFields, list, !isOfDay);
  const byDay = useListView(columns, dayFields, list, isOfDay);

  return useMemo(() => {
    const { values, change, ...rest } = byDay;
    const day = values.date ?? today();
    const month = isOfDay ? day.slice(0, 7) : (byMonth.values.month ?? day.slice(0, 7));
    if (isOfMonth) return { view: byMonth, month, period: formatMonth(month) };
    if (!isOfDay) {
      const view: MonthView<Name>['view'] = { ...byMonth, request: askedWith(byMonth.request, { date: day }) };
      return { view, month, period: formatMonth(month) };
    }
    const view: MonthView<Name>['view'] = {
      ...rest,
      fields: monthFields,
      values: { month },
      change: (wanted, how, note) => {
        change(
          (latest) => {
            const { values: chosen, ...parts } = partsOf(wanted, { ...latest, values: { month } });
            if (!chosen) return parts;
            const shape = { columns, fields: monthFields, preference };
            navigate({ search: writeView(shape, { ...latest, page: 1, ...parts, values: chosen }) });
            return {};
          },
          how,
          note,
        );
      },
    };
    return { view, month, period: day };
  }, [isOfMonth, isOfDay, byMonth, byDay, columns, preference, navigate]);
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

type Request<Variables> = { variables: Variables } | typeof skipToken;

/** What a view asks by its month, by one of the days of the month instead. */
function askedWith<Variables extends { month: string }, Day>(
  request: Request<Variables>,
  day: Day,
): Request<Omit<Variables, 'month'> & Day> {
  if (typeof request !== 'object') return request;
  const { month: _month, ...variables } = request.variables;
  return { variables: { ...variables, ...day } };
}
