import { describe, expect, it } from 'vitest';
import { staffColumns } from '../../../schema/lists/staff.ts';
import { searchSchema } from '../../../web/list/tools/search-dialog.tsx';
import { listVariables } from '../../../web/list/view/list-variables.ts';
import { choiceField, dateField, monthField, personField, staffField } from '../../../web/list/view/search-fields.ts';
import { readView } from '../../../web/list/view/view-codec.ts';

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

describe('searchSchema', () => {
  it('R-071 reads the values as the schema spells them', () => {
    const texts = {
      date: '2026-11-19',
      mode: 'signedOut',
      monthYear: '2025',
      monthMonth: '02',
      staffID: ' 00123 ',
    };
    expect(searchSchema(fields).parse(texts)).toEqual({
      date: '2026-11-19',
      mode: 'SIGNED_OUT',
      month: '2025-02',
      staffID: '00123',
    });
  });

  it('says what is missing or impossible, for each control', () => {
    const texts = { date: '9999-01-01', mode: '', monthYear: '9999', monthMonth: '02', staffID: '' };
    const issues = searchSchema(fields).safeParse(texts).error?.issues ?? [];
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual({
      date: '9999-01-01 is in the future. Choose today or an earlier date.',
      mode: 'Attendance mode is required.',
      monthMonth: 'February 9999 is in the future. Choose an earlier month.',
      staffID: 'Staff ID is required.',
    });
  });
});

describe('which of those who had a staff ID is meant', () => {
  it('F-221 is asked where the link says it, and by no dialog', () => {
    const shape = { columns: staffColumns, fields: { staffID: staffField('Staff ID'), personID: personField } };
    const asked = (search: string) => listVariables(shape, readView(shape, new URLSearchParams(search)).view);
    expect(asked('staffID=00123&personID=p1')).toMatchObject({ staffID: '00123', personID: 'p1' });
    expect(asked('staffID=00123')).not.toHaveProperty('personID');
    expect(asked('staffID=00123')).toMatchObject({ staffID: '00123' });
    expect(readView(shape, new URLSearchParams('staffID=00123&personID=')).notes).toEqual([
      'Person: The link names no person.',
    ]);
    expect(searchSchema(shape.fields).parse({ staffID: '00123' })).toEqual({ staffID: '00123' });
  });
});
