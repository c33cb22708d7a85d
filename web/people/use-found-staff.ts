import { skipToken } from '@apollo/client/react';
import { foldText, searchWords } from '../../schema/fold-text.ts';
import { readFailure } from '../api/failure.ts';
import { type FindStaffQuery, useFindStaffQuery } from '../api/generated/find-staff.ts';

/** Somebody who was found. */
export type FoundPerson = NonNullable<FindStaffQuery['findStaff']>['nodes'][number];

/** Characters from which on people are asked for: fewer match nearly everybody. */
export const fewestCharacters = 2;

/** What of the people with a name or staff ID is known now. */
export type FoundStaff = ReturnType<typeof useFoundStaff>;

/** The people of the register whom a text means that is being typed; an answer to an earlier text never replaces a later one. */
export function useFoundStaff(text: string) {
  const search = text.trim();
  const isAsked = search.length >= fewestCharacters;
  const { data, previousData, loading, error, retry } = useFindStaffQuery(
    isAsked ? { variables: { search }, notifyOnNetworkStatusChange: true } : skipToken,
  );
  const found = isAsked ? data?.findStaff : undefined;
  const before = isAsked && loading ? (previousData?.findStaff?.nodes ?? []) : [];
  return {
    /** The closest matches first. While an answer is on its way, people of the last answer who match the new text too. */
    people: found?.nodes ?? before.filter((person) => isMeant(person, search)),
    /** How many match, `people` included; null while that is not known. */
    total: found?.totalCount ?? null,
    isLoading: isAsked && loading,
    failure: isAsked && error && !loading ? readFailure(error) : null,
    retry,
  };
}

function isMeant({ name, staffID }: FoundPerson, search: string): boolean {
  const person = foldText(`${name} ${staffID}`);
  return searchWords(search).every((word) => person.includes(word));
}
