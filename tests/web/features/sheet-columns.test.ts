import { describe, expect, it } from 'vitest';
import { attendanceMonthColumns } from '../../../schema/lists/attendance-month.ts';
import type { AttendanceMonthQuery } from '../../../web/api/generated/month-sheet.ts';
import {
  columnsOfMonth,
  dayOfColumn,
  nameOfDay,
  type SheetColumn,
  type SheetRow,
  sheetColumns,
  withDayValues,
} from '../../../web/features/month-sheet/sheet-columns.ts';
import { describeFilters } from '../../../web/list/view/describe-view.ts';
import { listVariables } from '../../../web/list/view/list-variables.ts';
import { monthField } from '../../../web/list/view/search-fields.ts';
import { isUsual, visibilityOf } from '../../../web/list/view/view.ts';
import { readView, writeView } from '../../../web/list/view/view-codec.ts';
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

  it('F-108 say of a month with unread days that its sums are not known, where nothing was added to them', () => {
    const unread = { ...row.days[0], reason: null, unknown: 'UNREAD', mark: '?' } as const;
    const { LATE, ABSENT, NOT_KNOWN } = sheetColumns;
    const sums = (days: SheetRow['days']) => [LATE, ABSENT, NOT_KNOWN].map(({ value }) => value({ ...row, days }));
    expect(sums([unread])).toEqual(['', '', 8]);
    expect(sums([unread, ...row.days])).toEqual([2, 3, 8]);
    expect(LATE.value({ ...row, days: [unread, ...row.days], late: 0 })).toBe('');
    expect(sums([{ ...unread, unknown: 'TO_COME' }])).toEqual([2, 3, 8]);
  });

  it('show at first who, the days, and what calls for attention', () => {
    const usual = visibilityOf(sheetColumns, isUsual);
    const shown = Object.keys(usual).filter((name) => usual[name]);
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

const fields = { month: monthField('Month') };
const november = { columns: columnsOfMonth('2025-11'), fields };
const february = { columns: columnsOfMonth('2026-02'), fields };
const read = (shape: typeof november, address: string) => readView(shape, new URLSearchParams(address));

describe('a filter of a day', () => {
  it('stands in the address as the filter of any column, is asked for, and is said in words', () => {
    const address = 'month=2025-11&day03=A~L&day05=?';
    const { view, notes } = read(november, address);
    expect(notes).toEqual([]);
    expect(writeView(november, view)).toBe('month=2025-11&day03=A~L&day05=%3F');
    expect(listVariables(november, view)?.where).toEqual([
      { column: 'DAY_03', in: ['A', 'L'] },
      { column: 'DAY_05', in: ['?'] },
    ]);
    expect(describeFilters(november.columns, view)).toEqual(['3 Nov: Absent, Late', '5 Nov: Not known']);
  });

  it('is left out with a note where it is not one of the marks, or the month has no such day', () => {
    const { view, notes } = read(february, 'month=2026-02&day03=A~Q&day04=&day31=A&sort=day31');
    expect(view.filters).toEqual([]);
    expect(view.sort).toEqual([]);
    expect(notes).toEqual([
      'The link has unknown settings "day03=A~Q", "day04=", "sort=day31", "day31"; they were ignored.',
    ]);
  });

  it('has its day alone counted, twenty columns with those of every list at most', () => {
    const always = ['DISTRICT', 'SERVICE_CENTRE', 'DEPARTMENT', 'SHIFT'];
    const facets = (address: string) => listVariables(november, read(november, address).view)?.facets;
    expect(facets('month=2025-11')).toEqual([...always, 'REMARK']);
    expect(facets('month=2025-11&day03=A')).toEqual([...always, 'DAY_03', 'REMARK']);
    const many = Array.from({ length: 30 }, (_, place) => `day${String(place + 1).padStart(2, '0')}=P`).join('&');
    expect(facets(`month=2025-11&${many}`)).toHaveLength(20);
  });
});

describe('withDayValues', () => {
  const list = {
    ...{ totalCount: 5, unfilteredCount: 9, asOf: '', notice: null, nodes: [], sources: [] },
    facets: [{ column: 'DAY_03', values: [{ value: 'A', count: 5 }] }],
    dayTotals: [
      { date: '2025-11-03', notKnown: 0, reasons: [{ reason: 'ABSENT', people: 2 }] },
      {
        date: '2025-11-04',
        notKnown: 3,
        reasons: [
          { reason: 'PRESENT', people: 1 },
          { reason: 'PRESENT_LATE', people: 2 },
        ],
      },
    ],
  } as const;

  it('gives a day that nothing filters the values that it comes to, most frequent first', () => {
    const { attendanceMonth: found } = withDayValues({ attendanceMonth: list } as unknown as AttendanceMonthQuery);
    expect(found?.facets).toEqual([
      { column: 'DAY_03', values: [{ value: 'A', count: 5 }] },
      {
        column: 'DAY_04',
        values: [
          { value: '?', count: 3 },
          { value: 'L', count: 2 },
          { value: 'P', count: 1 },
        ],
      },
    ]);
    expect(found?.facets.map(({ column }) => column)).toEqual(
      [3, 4].map(nameOfDay) satisfies string[] as SheetColumn[],
    );
  });
});
