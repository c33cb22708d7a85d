import { describe, expect, it } from 'vitest';
import { attendanceColumns } from '../../../schema/lists/attendance.ts';
import { describeFilters, describeSearch } from '../../../web/list/view/describe-view.ts';
import { dateField, monthField } from '../../../web/list/view/search-fields.ts';

describe('describeSearch', () => {
  it('writes days and months in words and leaves out what is not answered', () => {
    const fields = { date: dateField('Day'), month: monthField('Month') };
    expect(describeSearch(fields, { date: '2024-03-01', month: '2024-02' })).toEqual([
      'Friday, 1 March 2024',
      'February 2024',
    ]);
    expect(describeSearch(fields, { month: '2024-02' })).toEqual(['February 2024']);
  });
});

describe('describeSearch of a range', () => {
  it('F-169 says its first and its last day as days are said, and one day once', () => {
    const fields = { from: dateField('From'), to: dateField('To') };
    expect(describeSearch(fields, { from: '2026-11-21', to: '2026-11-27' })).toEqual([
      'Saturday, 21 November 2026 – Friday, 27 November 2026',
    ]);
    expect(describeSearch(fields, { from: '2026-11-27', to: '2026-11-27' })).toEqual(['Friday, 27 November 2026']);
  });
});

describe('describeFilters', () => {
  it('names the text, then every filtered column and its values', () => {
    const columns = { ...attendanceColumns, DAY: { header: 'Day', kind: 'longDate', value: () => '' } } as const;
    expect(
      describeFilters(columns, {
        search: 'obi',
        filters: [
          { id: 'NAME', value: { contains: 'ada' } },
          { id: 'DISTRICT', value: { in: ['Aba', ''] } },
          { id: 'DAY', value: { from: '2024-03-01' } },
        ],
      }),
    ).toEqual(['contains "obi"', 'Name contains "ada"', 'District: Aba, (none)', 'Day from Friday, 1 March 2024']);
  });
});
