import { describe, expect, it } from 'vitest';
import {
  newStaffSchema,
  type StaffMember,
  staffChanges,
  staffChangesSchema,
  staffValues,
} from '../../../web/features/staff/staff-form.ts';
import { batchFileSchema } from '../../../web/list/import/sheet-chooser.tsx';
import { batchFault, photoFault } from '../../../web/ui/file-checks.ts';
import { addedNames, addedTexts, addedToSummary } from '../../support/added-texts.ts';

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

const filled = {
  staffID: ' 00123 ',
  name: '',
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'ICT',
  ...addedTexts,
  unit: 'BIU',
  shift: 'shift-1',
  image: [photo],
};

const faultsOf = (result: ReturnType<typeof newStaffSchema.safeParse>) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

describe('newStaffSchema', () => {
  it('R-049 takes a filled form and gives its file', () => {
    expect(newStaffSchema.parse(filled)).toEqual({
      ...filled,
      ...Object.fromEntries(['name', ...addedNames].map((name) => [name, undefined])),
      staffID: '00123',
      image: photo,
    });
  });

  it('R-050 asks for everything but the name', () => {
    expect(faultsOf(newStaffSchema.safeParse({ ...staffValues(null), staffID: '  ' }))).toEqual({
      staffID: 'Enter the staff ID.',
      district: 'Choose the district.',
      serviceCentre: 'Choose the service center.',
      department: 'Choose the department.',
      unit: 'Choose the unit.',
      shift: 'Choose the shift.',
      image: 'Choose the image.',
    });
  });

  it('R-051 names a bad file beside its field', () => {
    const image = [new File(['x'], 'ada.gif')];
    expect(faultsOf(newStaffSchema.safeParse({ ...filled, image }))).toEqual({
      image: 'Choose a .png, .jpeg or .jpg file.',
    });
  });
});

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

describe('batchFileSchema', () => {
  it('R-057 needs a file', () => {
    expect(batchFileSchema.safeParse({ file: null }).error?.issues[0]?.message).toBe('Choose a file first.');
    const file = new File(['x'], 'staff.csv');
    expect(batchFileSchema.parse({ file: [file] })).toEqual({ file });
  });
});
