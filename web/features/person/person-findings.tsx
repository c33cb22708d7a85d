import { useMemo } from 'react';
import { findingWords } from '../../../schema/finding-words.ts';
import { readFailure } from '../../api/failure.ts';
import { usePersonFindingsQuery } from '../../api/generated/person.ts';
import { useMoreDays } from '../../days/use-more-days.ts';
import { FindingMarks } from '../../list/findings/finding-marks.tsx';
import { nameOf, type Person } from './person-facts.ts';

/** Asks for the findings in the records of the month, after the month has come. */
export function usePersonFindings(person: Person) {
  const { staffID, personID } = person.staff;
  const { month } = person;
  const { data, error, loading, refetch, retry } = usePersonFindingsQuery({
    variables: { staffID, personID, month },
  });
  const coverage = data?.signIns?.placesCoverage;
  useMoreDays(`${staffID} ${personID} ${month}`, coverage, refetch);
  const byKey = useMemo(() => {
    const nodes = [...(data?.signIns?.nodes ?? []), ...(data?.signOuts?.nodes ?? [])];
    return new Map(nodes.map(({ key, findings }) => [key, findings]));
  }, [data]);
  return {
    /** The days that they rest on; undefined until it is known. */
    coverage,
    /** Why they are not known; empty where they are, or may come. */
    failure: error && !data && !loading ? readFailure(error).message : '',
    retry,
    /** The marks of a record; null for one without. */
    marks: (key: string) => <FindingMarks findings={byKey.get(key)} of={nameOf(person)} />,
    /** The words of what was found in some records, each once. */
    words: (keys: readonly string[]) => [
      ...new Set(keys.flatMap((key) => byKey.get(key)?.map(({ kind }) => findingWords[kind]) ?? [])),
    ],
  };
}
