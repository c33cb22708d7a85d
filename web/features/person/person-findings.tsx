import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { findingWords } from '../../../schema/finding-words.ts';
import { readFailure } from '../../api/failure.ts';
import { usePersonFindingsQuery } from '../../api/generated/person.ts';
import { DaysRead, isPartial } from '../../days/days-read.tsx';
import { useMoreDays } from '../../days/use-more-days.ts';
import { FindingMarks } from '../../list/findings/finding-marks.tsx';
import { FailedNote } from '../../ui/states.tsx';
import type { Person } from './person-facts.ts';

/** What calls for a look in the records of a person's month. */
export interface PersonFound {
  /** The marks of a record; null for one without. */
  readonly marks: (key: string) => ReactNode;
  /** The words of what was found in some records, each once. */
  readonly words: (keys: readonly string[]) => readonly string[];
}

/** Asks, when the month is there, what calls for a look in its records. Draws no more than what of that is missing. */
export function PersonFindings({ staff: { staffID, personID }, month, name, onFound }: PersonFindingsProps) {
  const { data, error, loading, refetch, retry } = usePersonFindingsQuery({
    variables: { staffID, personID, month },
  });

  useEffect(() => {
    if (!data) return;
    const nodes = [...(data.signIns?.nodes ?? []), ...(data.signOuts?.nodes ?? [])];
    const byKey = new Map(nodes.map(({ key, findings }) => [key, findings]));
    onFound({
      marks: (key) => <FindingMarks findings={byKey.get(key)} of={name} />,
      words: (keys) => [...new Set(keys.flatMap((key) => byKey.get(key)?.map(({ kind }) => findingWords[kind]) ?? []))],
    });
  }, [data, name, onFound]);

  const coverage = data?.signIns?.placesCoverage;
  useMoreDays(`${staffID} ${personID} ${month}`, coverage, refetch);
  if (data && coverage && isPartial(coverage)) {
    return (
      <Box as="p" className="note" p="0 var(--gutter) 8px">
        What to check: <DaysRead coverage={coverage} />
      </Box>
    );
  }
  if (!error || data || loading) return null;
  const message = `What to check is not known. ${readFailure(error).message}`;
  return <FailedNote message={message} onRetry={retry} />;
}

interface PersonFindingsProps {
  staff: Person['staff'];
  month: string;
  name: string;
  onFound: (found: PersonFound) => void;
}
