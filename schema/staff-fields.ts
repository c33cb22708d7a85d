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
