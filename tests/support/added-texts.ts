import { staffSummaryColumns } from '../../schema/lists/staff-summary.ts';
import { type StaffText, type SummaryText, staffTextNames, summaryTextNames } from '../../schema/staff-fields.ts';

/**
 * Staff texts beyond those that section 7 names, with what stands where none is given. Tests that compare whole replies,
 * rows and headings spread these behind the department, so that a new text changes none of them.
 */
const specified = ['staffID', 'name', 'district', 'serviceCentre', 'department', 'unit'] as const;
type Specified = (typeof specified)[number];

const isAdded = (name: string) => !specified.some((known) => known === name);
const blank = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.filter(isAdded).map((name) => [name, ''])) as Readonly<
    Record<Exclude<Name, Specified>, string>
  >;

/** Those that every report repeats. */
export const addedToSummary = blank<SummaryText>(summaryTextNames);

/** All of them. */
export const addedTexts = blank<StaffText>(staffTextNames);

/** Their names, in the order of the staff form. */
export const addedNames = Object.keys(addedTexts);

/** The headings of their columns in tables and exports. */
export const addedHeadings: readonly string[] = Object.values(staffSummaryColumns)
  .map(({ header }) => header)
  .slice(5);
