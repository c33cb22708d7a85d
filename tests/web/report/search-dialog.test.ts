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

describe('readSearch', () => {
  it('R-071 reads the values as the schema spells them', () => {
    const texts = {
      date: '2026-11-19',
      mode: 'signedOut',
      monthYear: '2025',
      monthMonth: '02',
      staffID: ' 00123 ',
    };
    expect(readSearch(fields, texts)).toEqual({
      values: { date: '2026-11-19', mode: 'SIGNED_OUT', month: '2025-02', staffID: '00123' },
    });
  });

  it('says what is missing or impossible, for each control', () => {
    const texts = { date: '9999-01-01', mode: '', monthYear: '9999', monthMonth: '02', staffID: '' };
    expect(readSearch(fields, texts)).toEqual({
      faults: {
        date: '9999-01-01 is in the future. Choose today or an earlier date.',
        mode: 'Attendance mode is required.',
        monthMonth: 'February 9999 is in the future. Choose an earlier month.',
        staffID: 'Staff ID is required.',
      },
    });
  });
});
