import { describe, expect, it } from 'vitest';
import { attendanceMonthColumns } from '../../../schema/lists/attendance-month.ts';
import {
  columnsOfMonth,
  dayOfColumn,
  type SheetRow,
  sheetColumns,
} from '../../../web/features/month-sheet/sheet-columns.ts';
import { tableColumns } from '../../../web/list/view/view.ts';
import { hiddenAtFirst } from '../../../web/list/view/view-codec.ts';
import { addedToSummary } from '../../support/added-texts.ts';

const row = {
  key: '00123',
  staff: {
    staffID: '00123',
    name: 'Ada Obi',
    district: 'Aba',
    serviceCentre: 'Ogbor',
    department: 'HR',
    personID: null,
    ...addedToSummary,
  },
  shift: 'Morning',
  days: [{ date: '2026-11-01', reason: 'ABSENT', unknown: null, mark: 'A', minutesLate: null }],
  present: 1,
  late: 2,
  absent: 3,
  dayOff: 4,
  holiday: 5,
  outage: 6,
  onLeave: 0,
  other: 7,
  notKnown: 8,
  listedAbsent: 9,
  lateMinutes: 10,
} as const satisfies SheetRow;

describe('the columns of the month sheet', () => {
  it('are those of the list, in its order, with its headings', () => {
    expect(Object.entries(sheetColumns).map(([name, { header }]) => [name, header])).toEqual(
      Object.entries(attendanceMonthColumns).map(([name, { header }]) => [name, header]),
    );
  });

  it('F-108 say of a month of which no day has been read that its sums are not known', () => {
    const unread = { ...row.days[0], reason: null, unknown: 'UNREAD', mark: '?' } as const;
    const { LATE, ABSENT, NOT_KNOWN } = sheetColumns;
    const sums = (days: SheetRow['days']) => [LATE, ABSENT, NOT_KNOWN].map(({ value }) => value({ ...row, days }));
    expect(sums([unread])).toEqual(['', '', 8]);
    expect(sums([unread, ...row.days])).toEqual([2, 3, 8]);
    expect(sums([{ ...unread, unknown: 'TO_COME' }])).toEqual([2, 3, 8]);
  });

  it('show at first who, the days, and what calls for attention', () => {
    const hidden = hiddenAtFirst(sheetColumns);
    const shown = Object.keys(tableColumns(sheetColumns)).filter((name) => !hidden.some((one) => one === name));
    expect(shown.filter((name) => dayOfColumn(name) === 0)).toEqual(['STAFF_ID', 'NAME', 'LATE', 'ABSENT']);
    expect(shown.length).toBe(35);
  });
});

describe('columnsOfMonth', () => {
  it('has the days of the month alone, each under its weekday', () => {
    const days = Object.entries(columnsOfMonth('2026-02')).filter(([name]) => dayOfColumn(name) > 0);
    expect(days.length).toBe(28);
    expect(days[0]?.[1]).toMatchObject({ head: 'Su 1', header: '1 Feb' });
    expect(days.at(-1)?.[1]).toMatchObject({ head: 'Sa 28', header: '28 Feb' });
    expect(columnsOfMonth('2026-02')).toBe(columnsOfMonth('2026-02'));
  });
});
