/** Fields of a staff record that a spreadsheet may give, in the order of the staff form. */
export const staffFields = [
  'staffID',
  'name',
  'district',
  'serviceCentre',
  'department',
  'unit',
  'shift',
  'imageURL',
] as const;

/** A field of a staff record that a spreadsheet may give. */
export type StaffField = (typeof staffFields)[number];

/** Headings without case, spaces and punctuation. */
const fieldsByHeading = new Map<string, StaffField>([
  ['staffid', 'staffID'],
  ['staffno', 'staffID'],
  ['staffnumber', 'staffID'],
  ['employeeid', 'staffID'],
  ['name', 'name'],
  ['fullname', 'name'],
  ['staffname', 'name'],
  ['district', 'district'],
  ['servicecentre', 'serviceCentre'],
  ['servicecenter', 'serviceCentre'],
  ['department', 'department'],
  ['unit', 'unit'],
  ['shift', 'shift'],
  ['shiftid', 'shift'],
  ['shiftname', 'shift'],
  ['imageurl', 'imageURL'],
  ['image', 'imageURL'],
  ['photo', 'imageURL'],
]);

/** The staff field a column heading names, without regard to case, spaces and punctuation; null for other columns. */
export function staffFieldOf(heading: string): StaffField | null {
  return fieldsByHeading.get(heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')) ?? null;
}
