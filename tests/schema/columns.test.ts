import { describe, expect, it } from 'vitest';
import { readLists } from '../../schema/codegen/read-lists.ts';
import { findingWords } from '../../schema/finding-words.ts';
import { absenteeColumns } from '../../schema/lists/absence.ts';
import { attendanceColumns, isFlagged } from '../../schema/lists/attendance.ts';
import { latenessColumns } from '../../schema/lists/lateness.ts';
import { serialLatenessDayColumns } from '../../schema/lists/serial-lateness.ts';
import { staffColumns } from '../../schema/lists/staff.ts';
import { attendanceRow } from '../support/attendance-rows.ts';

/** What the specification does not have. */
const foundHeadings = ['Distance (m)', ...Object.values(findingWords), 'Check'];

describe('attendanceColumns', () => {
  it('name what takes more calls than the list, and show none of it in tables', () => {
    const further = Object.values(attendanceColumns).filter(({ calls }) => calls !== undefined);
    expect(further.map(({ header }) => header)).toEqual(foundHeadings);
    expect(further.filter(({ isFilterOnly }) => !isFilterOnly).map(({ header }) => header)).toEqual([]);
  });

  it("A-27 show the record's service centre and what is known of the instant", () => {
    const row = attendanceRow({ serviceCentre: 'Aba', latitude: -6.5, longitude: 0 });
    expect(attendanceColumns.SERVICE_CENTRE.value(row)).toBe('Aba');
    expect(attendanceColumns.ATTENDANCE_DATE.value(attendanceRow({ attendanceDate: null }))).toBe('');
    expect(attendanceColumns.ATTENDANCE_MODE.value(attendanceRow({ mode: 'SIGNED_OUT' }))).toBe('Signed out');
  });

  it('F-53 A-53 locate by the place first, then latitude and longitude, each where it is known', () => {
    const of = (parts: Parameters<typeof attendanceRow>[0]) => attendanceColumns.LOCATION.value(attendanceRow(parts));
    expect(of({ latitude: -6.5, longitude: 0, location: 'Ogui Road' })).toBe('Ogui Road (-6.5, 0)');
    expect(of({ latitude: -6.5, longitude: 0 })).toBe('-6.5, 0');
    expect(of({ longitude: null, location: 'Ogui Road' })).toBe('Ogui Road');
    expect(of({ longitude: null })).toBe('');
  });

  it('R-076 A-28 flag what was not recognised or never checked', () => {
    expect([true, false, null].map((isImageRecognised) => isFlagged({ isImageRecognised }))).toEqual([
      false,
      true,
      true,
    ]);
  });
});

/** What the marks and titles of all screens say. */
const markedHeadings = [
  ...['Again', 'Check', 'Days on Leave', 'Distance (m)', 'In Time by Rule', 'Late After', 'Leave From', 'Leave To'],
  ...['On Leave', 'Probably Not Real', 'Remark', 'Sample Data', 'Shift', 'Shift Start', 'Verdicts'],
];

describe('columns of marks', () => {
  it('F-277 stand beside a column of their list, and in no table', async () => {
    const lists = [...(await readLists()).values()].flat();
    const marked = lists.flatMap(({ columns, field }) =>
      Object.values(columns).flatMap((column) =>
        column.markedIn ? [{ field, ...column, isThere: column.markedIn in columns }] : [],
      ),
    );
    expect(marked.length).toBeGreaterThan(20);
    expect(marked.filter(({ isThere, isFilterOnly }) => !isThere || !isFilterOnly)).toEqual([]);
    const headings = new Set(marked.map(({ header }) => header));
    expect([...headings].sort()).toEqual(markedHeadings);
  });

  it('F-277 hold what a title or a mark says of a row', () => {
    const shift = { name: 'Day', startTime: '08:00:00', lateAfter: '08:15:00' };
    const late = { ...attendanceRow({ attendanceDate: '2026-11-19T08:10:00+01:00' }), minutesLate: 10, shift };
    const { SHIFT, SHIFT_START, LATE_AFTER, IN_TIME_BY_RULE } = latenessColumns;
    const rule = [SHIFT, SHIFT_START, LATE_AFTER, IN_TIME_BY_RULE];
    expect(rule.map(({ value }) => value(late))).toEqual(['Day', '08:00:00', '08:15:00', true]);
    expect(rule.map(({ value }) => value({ ...late, shift: null }))).toEqual(['', '', '', false]);
    const onLeave = { kind: 'ANNUAL', from: '2026-11-16', to: '2026-11-20' } as const;
    const { ON_LEAVE, LEAVE_FROM, LEAVE_TO } = absenteeColumns;
    const leave = [ON_LEAVE, LEAVE_FROM, LEAVE_TO].map(({ value }) => value({ ...late, onLeave }));
    expect(leave).toEqual(['Annual', '2026-11-16', '2026-11-20']);
    const days = { ...late, date: '', imageURL: '', dayCount: 3, occurrence: 5, isCountDifferent: true };
    expect(serialLatenessDayColumns.REMARK.value(days)).toBe('3 dates, total says 5');
    const review = { state: 'SAME', verdicts: [{ who: 'ada@demo.example', verdict: 'SAME' }] } as const;
    expect(attendanceColumns.VERDICTS.value({ ...late, review })).toBe('ada@demo.example: Same');
    const findings = [{ kind: 'AWAY', evidence: '3.2 km from Gate 1.' }] as const;
    expect(attendanceColumns.FINDINGS.value({ ...late, findings })).toBe(`${findingWords.AWAY}: 3.2 km from Gate 1.`);
  });
});

describe('staffColumns', () => {
  it('R-054 show the shift by name and the creation as a day', () => {
    const row = { ...attendanceRow(), unit: 'RRG', shift: { name: 'Morning' }, createdAt: '2026-01-31T23:30:00+01:00' };
    expect(staffColumns.SHIFT.value(row)).toBe('Morning');
    expect(staffColumns.CREATED_ON.value(row)).toBe('2026-01-31');
    expect(staffColumns.SHIFT.value({ ...row, shift: null })).toBe('');
    expect(staffColumns.CREATED_ON.value({ ...row, createdAt: null })).toBe('');
  });
});
