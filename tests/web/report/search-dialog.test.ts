import { describe, expect, it } from 'vitest';
import { readSearch } from '../../../web/list/tools/search-dialog.tsx';
import { choiceField, dateField, monthField, staffField } from '../../../web/list/view/search-fields.ts';

const modes = [
  { value: 'SIGNED_IN', word: 'signedIn', label: 'Signed in' },
  { value: 'SIGNED_OUT', word: 'signedOut', label: 'Signed out' },
] as const;
const fields = {
  date: dateField('Attendance date'),
  mode: choiceField('Attendance mode', modes, 'SIGNED_IN'),
  month: monthField('Month'),
  staffID: staffField('Staff ID'),
};

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('readSearch', () => {
  it('R-071 reads the values as the schema spells them', () => {
    const data = form({
      date: '2026-11-19',
      mode: 'signedOut',
      'month.year': '2025',
      'month.month': '02',
      staffID: ' 00123 ',
    });
    expect(readSearch(fields, data)).toEqual({
      values: { date: '2026-11-19', mode: 'SIGNED_OUT', month: '2025-02', staffID: '00123' },
    });
  });

  it('says what is missing or impossible, for each field', () => {
    const data = form({ date: '9999-01-01', mode: '', 'month.year': '9999', 'month.month': '02', staffID: '' });
    expect(readSearch(fields, data)).toEqual({
      faults: {
        date: '9999-01-01 is in the future. Choose today or an earlier date.',
        mode: 'Attendance mode is required.',
        month: 'February 9999 is in the future. Choose an earlier month.',
        staffID: 'Staff ID is required.',
      },
    });
  });
});
