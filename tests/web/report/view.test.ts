import { describe, expect, it } from 'vitest';
import { pageSizes } from '../../../schema/limits.ts';
import { type AttendanceColumnName, attendanceColumns } from '../../../schema/lists/attendance.ts';
import { type Columns, fixedValues } from '../../../schema/lists/column.ts';
import { type Filter, filterKey, filterKind } from '../../../schema/view-address.ts';
import { listVariables } from '../../../web/list/view/list-variables.ts';
import { choiceField, dateField, monthField, staffField } from '../../../web/list/view/search-fields.ts';
import { type View, type ViewShape, visibilityOf } from '../../../web/list/view/view.ts';
import { changePreference, readView, writeView } from '../../../web/list/view/view-codec.ts';
import type { Preference } from '../../../web/session/browser-database.ts';
import { today } from '../../../web/session/today.ts';
import fc from '../../support/fast-check.ts';

const modes = [
  { value: 'SIGNED_IN', word: 'signedIn', label: 'Signed in' },
  { value: 'SIGNED_OUT', word: 'signedOut', label: 'Signed out' },
] as const;
const fields = { date: dateField('Attendance date'), mode: choiceField('Mode', modes, 'SIGNED_IN') };
const shape: ViewShape<AttendanceColumnName, typeof fields> = { columns: attendanceColumns, fields };
const read = (address: string) => readView(shape, new URLSearchParams(address));
/** A table that shows all columns but these, and of those that a menu offers alone the second ones. */
const without = (
  hidden: readonly string[],
  shown: readonly string[] = [],
  columns: Columns<string, never> = attendanceColumns,
) => visibilityOf(columns, (name, { isOffered }) => (isOffered ? shown.includes(name) : !hidden.includes(name)));
const plain = (): View<AttendanceColumnName, typeof fields> => read('date=2026-11-19').view;

describe('readView', () => {
  it('R-072 shows today and signed in for an address without parameters', () => {
    expect(read('')).toMatchObject({
      view: {
        values: { date: today(), mode: 'SIGNED_IN' },
        search: '',
        filters: [],
        sort: [],
        pagination: { pageIndex: 0, pageSize: 20 },
        visibility: without([]),
        density: 'comfortable',
        open: '',
      },
      notes: [],
    });
  });

  it('reads every part of a view', () => {
    const address =
      'date=2026-11-19&mode=signedOut&search=obi&district=Aba~Awka&flag=Yes&name=ada&sort=-attendanceDate&page=2&size=50&hide=location~flag&density=compact&open=k1';
    expect(read(address)).toMatchObject({
      view: {
        values: { date: '2026-11-19', mode: 'SIGNED_OUT' },
        search: 'obi',
        filters: [
          { id: 'NAME', value: { contains: 'ada' } },
          { id: 'DISTRICT', value: { in: ['Aba', 'Awka'] } },
          { id: 'FLAG', value: { in: ['Yes'] } },
        ],
        sort: [{ id: 'ATTENDANCE_DATE', desc: true }],
        pagination: { pageIndex: 1, pageSize: 50 },
        visibility: without(['LOCATION', 'FLAG']),
        density: 'compact',
        open: 'k1',
      },
      notes: [],
    });
  });

  it.each([
    ['date=2026-02-30', 'Attendance date: "2026-02-30" is not a day; write it as YYYY-MM-DD.'],
    ['date=9999-01-01', 'Attendance date: 9999-01-01 is in the future. Choose today or an earlier date.'],
    ['mode=asleep', 'Mode: "asleep" is not one of signedIn, signedOut. Shown: Signed in.'],
    ['size=37', 'The link has an unknown setting "size=37"; it was ignored.'],
    ['page=-1', 'The link has an unknown setting "page=-1"; it was ignored.'],
    ['page=99999999', 'The link has an unknown setting "page=99999999"; it was ignored.'],
    ['page=', 'The link has an unknown setting "page="; it was ignored.'],
    ['sort=shoeSize', 'The link has an unknown setting "sort=shoeSize"; it was ignored.'],
    ['hide=shoeSize', 'The link has an unknown setting "hide=shoeSize"; it was ignored.'],
    ['density=airy', 'The link has an unknown setting "density=airy"; it was ignored.'],
    ['flag=Perhaps', 'The link has an unknown setting "flag=Perhaps"; it was ignored.'],
    ['location=1..2', 'The link has an unknown setting "location=1..2"; it was ignored.'],
    ['colour=red', 'The link has an unknown setting "colour"; it was ignored.'],
    ['colour=red&size=37', 'The link has unknown settings "size=37", "colour"; they were ignored.'],
  ])('falls back with a note for ?%s', (address, note) => {
    const { view, notes } = read(address);
    expect(view).toEqual(read('').view);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain(note);
  });

  it('leaves a required text unanswered until it is given', () => {
    const staff = {
      columns: attendanceColumns,
      fields: { staffID: staffField('Staff ID'), month: monthField('Month') },
    };
    const unanswered = readView(staff, new URLSearchParams('month=2026-02')).view;
    expect(unanswered.values).toEqual({ month: '2026-02' });
    expect(listVariables(staff, unanswered)).toBeNull();
    const answered = readView(staff, new URLSearchParams('staffID=00123&staffIDFilter=12')).view;
    expect(answered.values.staffID).toBe('00123');
    expect(answered.filters).toEqual([{ id: 'STAFF_ID', value: { contains: '12' } }]);
  });
});

describe('a preference', () => {
  const preference = { hidden: ['LOCATION', 'MODE_OF_LAST_YEAR'], density: 'compact', size: 100 } as const;
  const preferring = { ...shape, preference };
  const readPreferring = (address: string) => readView(preferring, new URLSearchParams(address));

  it('A-23 speaks where the address is silent', () => {
    const { view, notes } = readPreferring('date=2026-11-19');
    const pagination = { pageIndex: 0, pageSize: 100 };
    expect(view).toEqual({ ...plain(), visibility: without(['LOCATION']), density: 'compact', pagination });
    expect(notes).toEqual([]);
  });

  it('A-23 gives way to the address, part by part', () => {
    const { view } = readPreferring('size=20');
    expect(view).toMatchObject({ density: 'compact', visibility: without(['LOCATION']) });
    expect(view.pagination.pageSize).toBe(20);
    const usual = { visibility: without([]), density: 'comfortable' };
    expect(readPreferring('hide=&density=comfortable').view).toMatchObject(usual);
    expect(readPreferring('hide=flag').view.visibility).toEqual(without(['FLAG']));
  });

  it('A-23 is left out where it fits no list of today', () => {
    const odd = { hidden: Object.keys(attendanceColumns), size: 37 };
    expect(readView({ ...shape, preference: odd }, new URLSearchParams('date=2026-11-19')).view).toEqual(plain());
  });

  it('A-23 is contradicted by an address that means the defaults', () => {
    expect(writeView(preferring, plain())).toBe('date=2026-11-19&mode=signedIn&size=20&hide=&density=comfortable');
  });

  it('A-23 follows a change of the view and forgets defaults', () => {
    const change = (old: Preference, parts: object) => changePreference(old, parts, attendanceColumns, 20);
    const sized = (pageSize: number, pageIndex = 0) => ({ pagination: { pageIndex, pageSize } });
    const compact = change({}, { density: 'compact' });
    expect(compact).toEqual({ density: 'compact' });
    const wide = change(compact, sized(50));
    expect(wide).toEqual({ density: 'compact', size: 50 });
    // Also where the address has the default size.
    expect(change(wide, { visibility: without([]), density: 'comfortable', ...sized(20) })).toEqual({});
    expect(change(wide, sized(20, 2))).toBe(wide);
  });

  it('leaves out at first what a table hides, until its reader asks for it', () => {
    const { LOCATION, FLAG } = attendanceColumns;
    const columns = { LOCATION: { ...LOCATION, isHiddenAtFirst: true }, FLAG } as const;
    const short = { columns, fields: {} };
    const viewOf = (preference: Preference, address = '') =>
      readView({ ...short, preference }, new URLSearchParams(address)).view;
    const view = viewOf({});
    expect(view.visibility).toEqual({ LOCATION: false, FLAG: true });
    expect(writeView(short, view)).toBe('');
    const all = { LOCATION: true, FLAG: true };
    const whole = changePreference({}, { visibility: all }, columns, 20);
    expect(whole).toEqual({ hidden: [] });
    expect(viewOf(whole).visibility).toEqual(all);
    expect(writeView({ ...short, preference: whole }, { ...view, visibility: all })).toBe('hide=');
    expect(viewOf({}, 'hide=').visibility).toEqual(all);
    expect(viewOf(whole, 'hide=location').visibility).toEqual(view.visibility);
    expect(changePreference(whole, { visibility: view.visibility }, columns, 20)).toEqual({});
  });

  it('A-23 shows an offered column once its reader asks for it, and hides none by it', () => {
    const shown = changePreference({}, { visibility: without([], ['REVIEW']) }, attendanceColumns, 20);
    expect(shown).toEqual({ shown: ['REVIEW'] });
    const viewOf = (given: Preference, address: string) =>
      readView({ ...shape, preference: given }, new URLSearchParams(address)).view;
    expect(viewOf({}, '').visibility.REVIEW).toBe(false);
    expect(viewOf(shown, 'hide=flag').visibility).toEqual(without(['FLAG'], ['REVIEW']));
    expect(viewOf(shown, 'show=').visibility.REVIEW).toBe(false);
    expect(viewOf({}, 'show=review').visibility.REVIEW).toBe(true);
    const asked = { ...plain(), visibility: without([], ['REVIEW']) };
    expect(writeView(shape, asked)).toBe('date=2026-11-19&mode=signedIn&show=review');
    expect(writeView({ ...shape, preference: shown }, plain())).toBe('date=2026-11-19&mode=signedIn&show=');
    expect(changePreference(shown, { visibility: without([]) }, attendanceColumns, 20)).toEqual({});
    expect(read('show=flag~review')).toMatchObject({
      view: { visibility: without([], ['REVIEW']) },
      notes: ['The link has an unknown setting "show=flag"; it was ignored.'],
    });
  });
});

describe('writeView', () => {
  it('writes an address that people can read', () => {
    const view: View<AttendanceColumnName, typeof fields> = {
      ...plain(),
      // In the order in which they were set.
      filters: [
        { id: 'FLAG', value: { in: ['Yes'] } },
        { id: 'DISTRICT', value: { in: ['Aba', 'New Owerri'] } },
      ],
      sort: [{ id: 'ATTENDANCE_DATE', desc: true }],
      pagination: { pageIndex: 1, pageSize: 50 },
      visibility: without(['LOCATION', 'FLAG']),
    };
    expect(writeView(shape, view)).toBe(
      'date=2026-11-19&mode=signedIn&district=Aba~New+Owerri&flag=Yes&sort=-attendanceDate&page=2&size=50&hide=location~flag',
    );
  });

  it('is read back to the same view, whatever the view is', () => {
    const odd: Columns<AttendanceColumnName | 'DAYS' | 'MODE', never> = {
      ...attendanceColumns,
      DAYS: { header: 'Days', kind: 'number', value: () => 0 },
      // Same name as a search field.
      MODE: { header: 'Mode', kind: 'longDate', value: () => '' },
    };
    const oddShape = { columns: odd, fields };
    fc.assert(
      fc.property(anyView(odd), (view) => {
        const written = new URLSearchParams(writeView(oddShape, view));
        expect(readView(oddShape, written)).toEqual({ view, notes: [], refused: [] });
      }),
    );
  });
});

describe('filterKey', () => {
  it('keeps clear of search fields and of the parameters that all views have', () => {
    expect(filterKey('ATTENDANCE_DATE', Object.keys(fields))).toBe('attendanceDate');
    expect(filterKey('MODE', Object.keys(fields))).toBe('modeFilter');
    expect(filterKey('SIZE', Object.keys(fields))).toBe('sizeFilter');
  });
});

describe('listVariables', () => {
  it('asks for one page with the search, the conditions, the sort and the values for the menus', () => {
    const { view } = read('date=2026-11-19&search=obi&district=Aba&name=ada&sort=-attendanceDate&page=3&size=50');
    expect(listVariables(shape, view)).toEqual({
      date: '2026-11-19',
      mode: 'SIGNED_IN',
      search: 'obi',
      where: [
        { column: 'NAME', contains: 'ada' },
        { column: 'DISTRICT', in: ['Aba'] },
      ],
      orderBy: [{ column: 'ATTENDANCE_DATE', direction: 'DESC' }],
      first: 50,
      offset: 100,
      facets: Object.keys(attendanceColumns).filter((name) => {
        const column = attendanceColumns[name as AttendanceColumnName];
        return column.calls === undefined && (column.filterable || column.kind === 'yesNo');
      }),
    });
  });
});

function anyView<Name extends string>(columns: Columns<Name, never>): fc.Arbitrary<View<Name, typeof fields>> {
  const names = Object.keys(columns) as Name[];
  const shown = names.filter((name) => !columns[name].isFilterOnly);
  // Letters that an address, our separators or people's names make hard.
  const letter = fc.constantFrom(...'aZ09~!.,:;&=+%#?/\\"\' ịỌé😀');
  const text = fc.string({ unit: letter, minLength: 1, maxLength: 12 }).filter((value) => value.trim() === value);
  const day = fc.integer({ min: 0, max: 9000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
  const between = (bound: fc.Arbitrary<string>) =>
    fc.oneof(fc.record({ from: bound, to: bound }), fc.record({ from: bound }));
  const filterOf = (name: Name): fc.Arbitrary<Filter> | null => {
    const column = columns[name];
    const fixed = fixedValues(column);
    const values = fixed ? fc.constantFrom(...fixed) : fc.string({ unit: letter, maxLength: 8 });
    switch (filterKind(column)) {
      case 'oneOf':
        return fc.record({ in: fc.uniqueArray(values, { minLength: 1 }) });
      case 'contains':
        return fc.record({ contains: text });
      case 'between':
        return between(column.kind === 'number' ? fc.integer().map(String) : day);
      default:
        return null;
    }
  };
  const filters = names.flatMap((name) => {
    const value = filterOf(name);
    return value ? [fc.record({ id: fc.constant(name), value })] : [];
  });
  return fc.record({
    values: fc.record({ date: day, mode: fc.constantFrom('SIGNED_IN' as const, 'SIGNED_OUT' as const) }),
    search: fc.oneof(fc.constant(''), text),
    filters: fc.subarray(filters).chain((some) => fc.tuple(...some)),
    sort: fc.array(fc.record({ id: fc.constantFrom(...names), desc: fc.boolean() }), { maxLength: 1 }),
    pagination: fc.record({
      pageIndex: fc.integer({ min: 0, max: 9_999_998 }),
      pageSize: fc.constantFrom(...pageSizes),
    }),
    visibility: fc.subarray(shown, { maxLength: shown.length - 1 }).map((hidden) => without(hidden, [], columns)),
    density: fc.constantFrom('comfortable' as const, 'compact'),
    open: fc.oneof(fc.constant(''), text),
  });
}
