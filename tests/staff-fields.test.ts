import { describe, expect, it } from 'vitest';
import { staffTextNames, summaryTextNames } from '../schema/staff-fields.ts';
import { type StaffSummary, summaryOf, textColumns } from '../upstream/staff-fields.ts';
import { addedNames } from './support/added-texts.ts';
import { describedFields } from './support/openapi.ts';

describe('a text of the staff summary', () => {
  it('stands behind the department, and is repeated by the service where the gateway reads it', () => {
    const order = 'Give it its place behind department, in upstream/staff-fields.ts and in schema/staff-fields.ts.';
    expect(staffTextNames.slice(0, 5 + addedNames.length), order).toEqual([
      ...['staffID', 'name', 'district', 'serviceCentre', 'department'],
      ...addedNames,
    ]);
    const taken = ['staffID', ...textColumns.map(([name]) => name)];
    expect(taken, order).toEqual(staffTextNames);
    const remedy = 'Give it the same isRepeated in upstream/staff-fields.ts and in schema/staff-fields.ts.';
    expect(Object.keys(summaryOf({} as StaffSummary)), remedy).toEqual([...summaryTextNames, 'imageURL']);
  });

  it('is described in what calls take and in what they answer', () => {
    const [taken, repeated] = [textColumns.map(([name]) => name), [...summaryTextNames]];
    for (const [schema, names] of Object.entries({ StaffChanges: taken, Summary: repeated })) {
      const remedy = `Add it in upstream/openapi.yaml to ${schema}.`;
      expect(describedFields(schema), remedy).toEqual(expect.arrayContaining(names));
    }
  });
});
