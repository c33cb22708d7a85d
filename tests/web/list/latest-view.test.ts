import { describe, expect, it } from 'vitest';
import { type AttendanceColumnName, attendanceColumns } from '../../../schema/lists/attendance.ts';
import { presentPeriod } from '../../../web/days/period-steps.tsx';
import { nextSort, withToggled } from '../../../web/list/table/table-state.ts';
import { attendanceFields } from '../../../web/list/view/attendance-fields.ts';
import { columnsForTable, partsOf, toggledColumn, type View, type ViewChange } from '../../../web/list/view/view.ts';
import { readView } from '../../../web/list/view/view-codec.ts';

type Attendance = View<AttendanceColumnName, typeof attendanceFields>;
type Change = ViewChange<AttendanceColumnName, typeof attendanceFields>;

const shape = { columns: attendanceColumns, fields: attendanceFields };

/** The view after changes that were all made before the first of them was drawn. */
const viewAfter = (changes: readonly Change[]) =>
  changes.reduce<Attendance>(
    (view, change) => Object.assign(view, partsOf(change, view)),
    readView(shape, new URLSearchParams('date=2026-11-19')).view,
  );

const flagged: Change = ({ filters }) => ({ filters: withToggled(filters, 'FLAG', 'Yes') });
const ownDistrict: Change = ({ filters }) => ({ filters: withToggled(filters, 'DISTRICT', 'Awka') });
const byName: Change = ({ sort }) => ({ sort: nextSort(sort, 'NAME') });
const without =
  (name: string): Change =>
  ({ visibility }) => ({ visibility: toggledColumn(visibility, name) });

describe('changes of a view', () => {
  it('F-160 keeps the first of two filters that are pressed one after the other', () => {
    expect(viewAfter([flagged, ownDistrict]).filters).toEqual([
      { id: 'FLAG', value: { in: ['Yes'] } },
      { id: 'DISTRICT', value: { in: ['Awka'] } },
    ]);
    expect(viewAfter([flagged, ownDistrict, flagged]).filters).toEqual([{ id: 'DISTRICT', value: { in: ['Awka'] } }]);
  });

  it('F-160 sorts down at the second press of a heading and not at all at the third', () => {
    expect(viewAfter([byName]).sort).toEqual([{ id: 'NAME', desc: false }]);
    expect(viewAfter([byName, byName]).sort).toEqual([{ id: 'NAME', desc: true }]);
    expect(viewAfter([byName, byName, byName]).sort).toEqual([]);
  });

  it('F-160 hides both of two columns, shows one again, and keeps the last', () => {
    const both = [without('DEPARTMENT'), without('NAME')];
    expect(viewAfter(both).visibility).toMatchObject({ DEPARTMENT: false, NAME: false, DISTRICT: true });
    expect(viewAfter([...both, without('DEPARTMENT')]).visibility).toMatchObject({ DEPARTMENT: true, NAME: false });
    const shown = Object.keys(columnsForTable(attendanceColumns)).filter((name) => viewAfter([]).visibility[name]);
    expect(Object.values(viewAfter(shown.map(without)).visibility).filter(Boolean)).toHaveLength(1);
  });
});

describe('steps of a period', () => {
  it('F-165 go from what is shown when the address names a period that is not', () => {
    expect(presentPeriod('2027-01-04', '2026-11-27', '2026-11-27')).toBe('2026-11-27');
    expect(presentPeriod('2026-02-30', '2026-11-27', '2026-11-27')).toBe('2026-11-27');
    expect(presentPeriod('2026-11', '2026-11-27', '2026-11-27')).toBe('2026-11-27');
    expect(presentPeriod(null, '2026-11', '2026-11')).toBe('2026-11');
  });
});
