import * as z from 'zod/mini';
import {
  type RequiredStaffText,
  type StaffText,
  type SummaryText,
  staffTextNames,
  staffTexts,
  summaryTextNames,
} from '../../../schema/staff-fields.ts';
import type { StaffRowFragment } from '../../api/generated/staff.ts';
import type { UpdateStaffInput } from '../../api/generated/types.ts';
import { fileOf, photoFault } from '../../ui/file-checks.ts';
import { optionalChoice, optionalText, requiredChoice, requiredText } from '../../ui/text-checks.ts';

/** A record of the staff list. */
export type StaffMember = StaffRowFragment;

/** Contents of the fields; the file field's is what the browser calls its list of files. */
export interface StaffValues extends Record<StaffText, string> {
  shift: string;
  image: ArrayLike<File> | null | undefined;
}

/** The checks of the texts: one that is left blank is left out of what is sent. */
type TextChecks<Required> = {
  [Name in StaffText]: z.ZodMiniType<Name extends Required ? string : string | undefined, string>;
};

function checksOfTexts<Required>(isRequired: (name: StaffText) => boolean): TextChecks<Required> {
  const checks = staffTextNames.map((name) => {
    const { noun, longest, isChoice } = staffTexts[name];
    if (!isChoice) return [name, isRequired(name) ? requiredText(noun, longest) : optionalText(noun, longest)];
    // The specification spells this one so in the form.
    const choice = name === 'serviceCentre' ? 'service center' : noun;
    return [name, isRequired(name) ? requiredChoice(choice) : optionalChoice()];
  });
  return Object.fromEntries(checks) as TextChecks<Required>;
}

/** A new record: all but the name is required. */
export const newStaffSchema = z.object({
  ...checksOfTexts<RequiredStaffText>((name) => staffTexts[name].isRequired ?? false),
  shift: requiredChoice('shift'),
  image: fileOf(photoFault, 'Choose the image.'),
});

/** Changes of a record: nothing is required, but a new district needs a service centre of its own. */
export function staffChangesSchema(member: StaffMember) {
  const changes = z.object({
    ...checksOfTexts<never>(() => false),
    staffID: z.string(),
    shift: optionalChoice(),
    image: fileOf<File | undefined>(photoFault),
  });
  const isSettled = ({ district, serviceCentre }: z.output<typeof changes>) =>
    !district || district === member.staff.district || serviceCentre !== undefined;
  return changes.check(
    z.refine(isSettled, { path: ['serviceCentre'], error: 'Choose a service center of the new district.' }),
  );
}

/** A form of an edit that was checked. */
export type StaffChanges = z.output<ReturnType<typeof staffChangesSchema>>;

/** What the fields hold at first: blank, or the record. */
export function staffValues(member: StaffMember | null): StaffValues {
  const repeated = summaryTextNames.map((name) => [name, member?.staff[name] ?? '']);
  const summary = Object.fromEntries(repeated) as Record<SummaryText, string>;
  return { ...summary, unit: member?.unit ?? '', shift: member?.shift?.id ?? '', image: null };
}

/**
 * What an edit sends: filled fields alone, and of these the ones that differ, so that what others changed in the
 * meantime stays. Null when there is none.
 */
export function staffChanges(
  member: StaffMember,
  { staffID: _fixed, image, ...fields }: StaffChanges,
): UpdateStaffInput | null {
  const before: Readonly<Record<string, unknown>> = { ...staffValues(member) };
  const changed = Object.entries(fields).filter(([name, value]) => value !== undefined && value !== before[name]);
  if (changed.length === 0 && !image) return null;
  return { ...Object.fromEntries(changed), ...(image && { image }) };
}
