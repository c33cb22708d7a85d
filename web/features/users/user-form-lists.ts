import { useUserFormListsQuery } from '../../api/generated/users.ts';
import type { DistrictLists } from '../../people/district-fields.tsx';

/** Districts and service centres for the user forms; undefined while they are not known. */
export function useUserFormLists(): DistrictLists | undefined {
  return useUserFormListsQuery({ variables: {} }).data?.organisation ?? undefined;
}
