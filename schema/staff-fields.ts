import { maximumAddressLength, maximumStaffIDLength } from './limits.ts';

/** What forms, batches and messages know of a field of a staff record. */
interface FieldRule {
  /** Above its input, and in the review of a batch. */
  readonly label: string;
  /** What sentences call it. */
  readonly noun: string;
  /** A record is not created without it. */
  readonly isRequired?: true;
  /** Most characters, where they are not `maximumTextLength`. */
  readonly longest?: number;
}

/** A text of a staff record. */
interface TextRule extends FieldRule {
  /** What it holds, as a sentence of the SDL. */
  readonly description: string;
  /** The form offers a list of values. */
  readonly isChoice?: true;
  /** Every report repeats it: it is part of `StaffSummary`. */
  readonly isRepeated?: true;
}

const texts = {
  staffID: {
    label: 'Staff ID',
    noun: 'staff ID',
    description: `Staff ID as text, at most ${maximumStaffIDLength} characters; unique; leading zeros are kept.`,
    isRequired: true,
    isRepeated: true,
    longest: maximumStaffIDLength,
  },
  name: { label: 'Name', noun: 'name', description: 'Full name.', isRepeated: true },
  district: {
    label: 'District',
    noun: 'district',
    description: 'District of the staff record.',
    isRequired: true,
    isChoice: true,
    isRepeated: true,
  },
  serviceCentre: {
    label: 'Service Centre',
    noun: 'service centre',
    description: 'Service centre of the staff record.',
    isRequired: true,
    isChoice: true,
    isRepeated: true,
  },
  department: {
    label: 'Department',
    noun: 'department',
    description: 'Department.',
    isRequired: true,
    isChoice: true,
    isRepeated: true,
  },
  unit: { label: 'Unit', noun: 'unit', description: 'Organisational unit.', isRequired: true, isChoice: true },
} as const satisfies Record<string, TextRule>;

const others = {
  shift: { label: 'Shift', noun: 'shift', isRequired: true },
  imageURL: { label: 'Image', noun: 'address of the photo', longest: maximumAddressLength },
} as const satisfies Record<string, FieldRule>;

/** A text of a staff record, by its name in the calls of section 7. */
export type StaffText = keyof typeof texts;

/** A field of a staff record that a spreadsheet may give. */
export type StaffField = StaffText | keyof typeof others;

/** A text without which a record is not created. */
export type RequiredStaffText = {
  [Name in StaffText]: (typeof texts)[Name] extends { isRequired: true } ? Name : never;
}[StaffText];

/** A text for which the form offers a list of values. */
export type ChoiceText = {
  [Name in StaffText]: (typeof texts)[Name] extends { isChoice: true } ? Name : never;
}[StaffText];

/** A text that every report repeats. */
export type SummaryText = {
  [Name in StaffText]: (typeof texts)[Name] extends { isRepeated: true } ? Name : never;
}[StaffText];

/** The texts of a staff record, each said once: the gateway, its SDL and the client are made of it. */
export const staffTexts: Readonly<Record<StaffText, TextRule>> = texts;

/** The fields that a spreadsheet may give: the texts, the shift by name or id, the address of the photo. */
export const staffFields: Readonly<Record<StaffField, FieldRule>> = { ...texts, ...others };

/** Whether the form offers a list of values for a field. */
export const isChoiceText = (field: StaffField): field is ChoiceText => 'isChoice' in staffFields[field];

/** The names of the texts, in the order of the staff form. */
export const staffTextNames = Object.keys(texts) as readonly StaffText[];

/** The names of the fields, in the order of the staff form. */
export const staffFieldNames = Object.keys(staffFields) as readonly StaffField[];

/** The hidden sheet of the template with the values to choose from; an upload says nothing of it. */
export const templateListSheet = 'Lists';

/** The names of the texts that every report repeats. */
export const summaryTextNames = staffTextNames.filter((name) => staffTexts[name].isRepeated) as readonly SummaryText[];
