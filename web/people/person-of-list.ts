import type { StaffRef } from './staff-name.tsx';
import { useFoundStaff } from './use-found-staff.ts';

type Named = StaffRef & { readonly name: string };

/**
 * The person to whom the address of a list narrows it, as its rows call them, or the register where it has none; null for a
 * list of everybody.
 */
export function usePersonOfList(
  { staffID, personID }: { readonly staffID?: string; readonly personID?: string },
  rows: readonly { readonly staff: Pick<Named, 'name'> }[] | undefined,
): Named | null {
  const listed = rows?.[0]?.staff.name;
  const { people } = useFoundStaff(rows && !listed ? (staffID ?? '') : '');
  if (!staffID) return null;
  const registered = people.find((one) => one.staffID === staffID && (!personID || one.personID === personID));
  return { staffID, personID, name: listed ?? registered?.name ?? '' };
}
