import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { formatMonth } from '../../../schema/format.ts';
import { absenteeSummaryColumns } from '../../../schema/lists/absence.ts';
import { type MonthView, useMonthView } from '../../../web/list/view/use-month-view.ts';
import { today } from '../../../web/session/today.ts';

/** The view of a monthly report at an address. */
function viewAt(search: string): MonthView<string> {
  let seen: MonthView<string> | undefined;
  function Probe() {
    seen = useMonthView(absenteeSummaryColumns, 'absenteeSummary') as unknown as MonthView<string>;
    return null;
  }
  const entry = `/absentee/summary/report${search}`;
  renderToString(createElement(MemoryRouter, { initialEntries: [entry] }, createElement(Probe)));
  if (!seen) throw new Error('Nothing was drawn.');
  return seen;
}

const askedAt = (search: string) => {
  const { request } = viewAt(search).view;
  if (typeof request !== 'object') throw new Error('Nothing is asked.');
  const { month, date } = request.variables as { month?: string; date?: string };
  return { month, date };
};

describe('useMonthView', () => {
  it('F-121 asks at first with today, which is of the current month', () => {
    expect(askedAt('')).toEqual({ date: today() });
    expect(askedAt('?search=obi')).toEqual({ date: today() });
    const { month, period, view } = viewAt('');
    expect({ month, period, values: view.values }).toEqual({
      month: today().slice(0, 7),
      period: formatMonth(today().slice(0, 7)),
      values: { month: today().slice(0, 7) },
    });
  });

  it('F-121 asks with a chosen month, also with the current one, whose first day the gateway sends', () => {
    expect(askedAt('?month=2026-10')).toEqual({ month: '2026-10' });
    expect(askedAt(`?month=${today().slice(0, 7)}`)).toEqual({ month: today().slice(0, 7) });
    expect(askedAt('?month=2026-10&date=2026-10-05')).toEqual({ month: '2026-10' });
  });

  it('F-121 A-08 asks with a chosen day itself, and shows its month', () => {
    expect(askedAt('?date=2026-10-05')).toEqual({ date: '2026-10-05' });
    const { month, period, view } = viewAt('?date=2026-10-05');
    expect({ month, period, values: view.values }).toEqual({
      month: '2026-10',
      period: '2026-10-05',
      values: { month: '2026-10' },
    });
  });

  it('F-121 asks with today, and says so, where the address names no day', () => {
    expect(askedAt('?date=yesterday')).toEqual({ date: today() });
    expect(viewAt('?date=yesterday').view.notes.join()).toContain('"yesterday" is not a day');
  });
});
