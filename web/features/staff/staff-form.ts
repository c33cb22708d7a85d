import * as z from 'zod/mini';
import { maximumStaffIDLength } from '../../../schema/limits.ts';
import type { StaffRowFragment, UpdateStaffInput } from '../../generated/staff.ts';
import { optionalChoice, optionalText, requiredChoice, requiredText } from '../../ui/text-checks.ts';
import { batchFault, photoFault } from './file-fault.ts';

/** A record of the staff list. */
export type StaffMember = StaffRowFragment;

/** Contents of the fields; the file field's is what the browser calls its list of files. */
export interface StaffValues {
  staffID: string;
  name: string;
  district: string;
  serviceCentre: string;
  department: string;
  unit: string;
  shift: string;
  image: ArrayLike<File> | null | undefined;
}

const files = z.custom<ArrayLike<File> | null | undefined>();
const firstFile = z.pipe(
  files,
  z.transform((list) => list?.[0]),
);

/** A file that `faultOf` has nothing against; `missing` is shown where there is none. */
const fileOf = (faultOf: (file: File) => string | null, missing: string) =>
  z.pipe(
    firstFile,
    z.custom<File>().check((context) => {
      const message = context.value ? faultOf(context.value) : missing;
      if (message) context.issues.push({ code: 'custom', message, input: context.value });
    }),
  );

/** A new record: all but the name is required. */
export const newStaffSchema = z.object({
  staffID: requiredText('staff ID', maximumStaffIDLength),
  name: optionalText('name'),
  district: requiredChoice('district'),
  serviceCentre: requiredChoice('service center'),
  department: requiredChoice('department'),
  unit: requiredChoice('unit'),
  shift: requiredChoice('shift'),
  image: fileOf(photoFault, 'Choose the image.'),
});

/** Changes of a record: nothing is required, but a new district needs a service centre of its own. */
export function staffChangesSchema(member: StaffMember) {
  const changes = z.object({
    staffID: z.string(),
    name: optionalText('name'),
    district: optionalChoice(),
    serviceCentre: optionalChoice(),
    department: optionalChoice(),
    unit: optionalChoice(),
    shift: optionalChoice(),
    image: z.pipe(
      firstFile,
      z.custom<File | undefined>().check((context) => {
        const message = context.value && photoFault(context.value);
        if (message) context.issues.push({ code: 'custom', message, input: context.value });
      }),
    ),
  });
  const isSettled = ({ district, serviceCentre }: z.output<typeof changes>) =>
    !district || district === member.staff.district || serviceCentre !== undefined;
  return changes.check(
    z.refine(isSettled, { path: ['serviceCentre'], error: 'Choose a service center of the new district.' }),
  );
}

/** The file of a batch. */
export const batchFileSchema = z.object({ file: fileOf(batchFault, 'Choose a file first.') });

/** What the fields hold at first: blank, or the record. */
export function staffValues(member: StaffMember | null): StaffValues {
  const { staffID = '', name = '', district = '', serviceCentre = '', department = '' } = member?.staff ?? {};
  const { unit = '', shift } = member ?? {};
  return { staffID, name, district, serviceCentre, department, unit, shift: shift?.id ?? '', image: null };
}

/**
 * What an edit sends: filled fields alone, and of these the ones that differ, so that what others changed in the
 * meantime stays. Null when there is none.
 */
export function staffChanges(
  member: StaffMember,
  { staffID: _fixed, image, ...fields }: z.output<ReturnType<typeof staffChangesSchema>>,
): UpdateStaffInput | null {
  const before: Readonly<Record<string, unknown>> = { ...staffValues(member) };
  const changed = Object.entries(fields).filter(([name, value]) => value !== undefined && value !== before[name]);
  if (changed.length === 0 && !image) return null;
  return { ...Object.fromEntries(changed), ...(image && { image }) };
}
