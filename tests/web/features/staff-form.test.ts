import { describe, expect, it } from 'vitest';
import {
  type StaffMember,
  staffChanges,
  staffChangesSchema,
  staffValues,
} from '../../../web/features/staff/staff-form.ts';
import { batchFault, photoFault } from '../../../web/ui/file-checks.ts';
import { addedToSummary } from '../../support/added-texts.ts';

const photo = new File(['photo'], 'Ada.PNG', { type: 'image/png' });

const member: StaffMember = {
  id: 'staff-1',
  staff: {
    staffID: '00123',
    name: 'Ngọzị Okafor',
    district: 'Awka',
    serviceCentre: 'Awka',
    department: 'ICT',
    personID: null,
    ...addedToSummary,
    photo: null,
  },
  unit: 'BIU',
  imageURL: '',
  shift: { id: 'shift-1', name: 'Day' },
  createdAt: null,
};

describe('staffChanges', () => {
  const schema = staffChangesSchema(member);
  const changesOf = (values: Partial<ReturnType<typeof staffValues>>) =>
    staffChanges(member, schema.parse({ ...staffValues(member), ...values }));

  it('R-053 A-26 sends filled fields that differ, never the staff ID', () => {
    expect(changesOf({ name: '', unit: 'ICT', district: 'Nnewi', serviceCentre: 'Nnewi' })).toEqual({
      unit: 'ICT',
      district: 'Nnewi',
      serviceCentre: 'Nnewi',
    });
    expect(changesOf({ image: [photo] })).toEqual({ image: photo });
  });
});

describe('photoFault', () => {
  it('R-051 takes png, jpeg and jpg of at most 8 MiB', () => {
    expect(['a.png', 'a.JPEG', 'a.b.jpg'].map((name) => photoFault({ name, size: 8 * 1024 * 1024 }))).toEqual([
      null,
      null,
      null,
    ]);
    expect(photoFault({ name: 'a.png', size: 8 * 1024 * 1024 + 1 })).toBe(
      'This file is larger than 8 MiB. Choose a smaller one.',
    );
    expect(photoFault({ name: 'a.png', size: 0 })).toBe('This file is empty. Choose another one.');
    expect(photoFault({ name: 'png', size: 1 })).toBe('Choose a .png, .jpeg or .jpg file.');
  });
});

describe('batchFault', () => {
  it('R-057 takes xls, xlsx and csv', () => {
    expect(['a.xls', 'a.XLSX', 'a.csv'].map((name) => batchFault({ name, size: 1 }))).toEqual([null, null, null]);
    expect(batchFault({ name: 'a.ods', size: 1 })).toBe('Choose an .xls, .xlsx or .csv file.');
  });
});
