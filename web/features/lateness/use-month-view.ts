import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Columns } from '../../../schema/columns/column.ts';
import { formatMonth } from '../../../schema/format.ts';
import { usePreference } from '../../report/preferences.tsx';
import { dateField, monthField } from '../../report/search-fields.ts';
import { type ListView, useListView } from '../../report/use-list-view.ts';
import { writeView } from '../../report/write-view.ts';

const monthFields = { month: monthField('Month') };
const dayFields = { date: dateField('Date') };

/** A view of a month that may also be addressed by one of its days. */
export interface MonthView<Name extends string> {
  readonly view: ListView<Name, typeof monthFields>;
  /** `YYYY-MM`. */
  readonly month: string;
  /** What the address names, for the title: `November 2026`, or the day `2026-11-05`. */
  readonly period: string;
}

/**
 * The view of a monthly report, addressed by `?month=` or, the specification's other reading, by `?date=`, which means
 * the month of that day. A search for a month leaves the day. `columns` must be a constant of a module;
 * preferences are stored under `list`.
 */
export function useMonthView<Name extends string>(columns: Columns<Name, never>, list: string): MonthView<Name> {
  const parameters = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [preference] = usePreference(list);
  const byMonth = useListView(columns, monthFields, list);
  const byDay = useListView(columns, dayFields, list);
  const isDated = parameters.has('date') && !parameters.has('month');

  return useMemo(() => {
    if (!isDated) {
      const month = byMonth.values.month ?? monthFields.month.initial() ?? '';
      return { view: byMonth, month, period: formatMonth(month) };
    }
    const { values, request, change, ...rest } = byDay;
    const day = values.date ?? dayFields.date.initial() ?? '';
    const month = day.slice(0, 7);
    const view: ListView<Name, typeof monthFields> = {
      ...rest,
      fields: monthFields,
      values: { month },
      request: typeof request === 'object' ? { variables: inMonth(request.variables, month) } : request,
      change: ({ values: chosen, ...parts }, how, note) => {
        if (!chosen) change(parts, how, note);
        else {
          const shape = { columns, fields: monthFields, preference };
          navigate({ search: writeView(shape, { ...byMonth, values: chosen, page: 1 }) });
        }
      },
    };
    return { view, month, period: day };
  }, [isDated, byMonth, byDay, columns, preference, navigate]);
}

function inMonth<Variables extends { date: string }>({ date: _date, ...rest }: Variables, month: string) {
  return { ...rest, month };
}
