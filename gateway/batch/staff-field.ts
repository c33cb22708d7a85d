import { type StaffField, staffFieldNames } from '../../schema/staff-fields.ts';

/** Headings without case, spaces and punctuation: the fields' own names, and others that people give them. */
const fieldsByHeading = new Map<string, StaffField>([
  ...staffFieldNames.map((field) => [field.toLowerCase(), field] as const),
  ['staffno', 'staffID'],
  ['staffnumber', 'staffID'],
  ['employeeid', 'staffID'],
  ['fullname', 'name'],
  ['staffname', 'name'],
  ['servicecenter', 'serviceCentre'],
  ['shiftid', 'shift'],
  ['shiftname', 'shift'],
  ['image', 'imageURL'],
  ['photo', 'imageURL'],
]);

/** The staff field a column heading names, without regard to case, spaces and punctuation; null for other columns. */
export function staffFieldOf(heading: string): StaffField | null {
  return fieldsByHeading.get(heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) ?? null;
}
