import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { findingWords } from '../../../schema/finding-words.ts';
import { MonthFindingsDocument } from '../../generated/month-sheet.ts';
import { readFailure } from '../../report/failure.ts';

/** What calls for a look in the sign-ins of a person's day, in words, by staff ID and date. */
export type MonthFound = ReadonlyMap<string, string>;

/** Nothing was looked for. */
export const noneFound: MonthFound = new Map();

/** People asked for at once: the rest of the browser's connections stays for what else is pressed. */
const peopleAtOnce = 3;

interface Progress {
  /** People whose month has been compared. */
  readonly done: number;
  /** Sign-ins found in all of it. */
  readonly count: number;
  /** What to tell of a comparison that failed; null while none has. */
  readonly failure: string | null;
}

const begun: Progress = { done: 0, count: 0, failure: null };

/**
 * Compares a month of each of the people, a few at once, however many others the company has, and hands over what is
 * found as it comes. Other people or another month begin anew; what is under way for those before is given up.
 */
export function useFoundInMonth(people: readonly string[], month: string, onFound: (found: MonthFound) => void) {
  const client = useApolloClient();
  const [progress, setProgress] = useState(begun);
  const [attempt, setAttempt] = useState(0);
  const asked = people.join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same once more.
  useEffect(() => {
    setProgress(begun);
    onFound(noneFound);
    const waiting = asked.split('\n').filter(Boolean);
    const found = new Map<string, string>();
    const stop = new AbortController();
    let count = 0;
    let done = 0;
    const askInTurn = async () => {
      for (let staffID = waiting.shift(); staffID !== undefined; staffID = waiting.shift()) {
        const { data } = await client.query({
          query: MonthFindingsDocument,
          variables: { staffID, month },
          context: { fetchOptions: { signal: stop.signal } },
        });
        if (stop.signal.aborted) return;
        const days = wordsByDay(data?.staffAttendance?.nodes ?? []);
        for (const [date, words] of days.words) found.set(`${staffID} ${date}`, words);
        count += days.count;
        done += 1;
        onFound(new Map(found));
        setProgress({ done, count, failure: null });
      }
    };
    Promise.all(Array.from({ length: peopleAtOnce }, askInTurn)).catch((error: unknown) => {
      if (stop.signal.aborted) return;
      stop.abort();
      setProgress({ done, count, failure: readFailure(error).message });
    });
    return () => stop.abort();
  }, [asked, month, client, onFound, attempt]);

  return { ...progress, retry: () => setAttempt((tried) => tried + 1) };
}

interface FoundRecord {
  readonly attendanceDate: string | null;
  readonly findings: readonly { readonly kind: keyof typeof findingWords }[];
}

/** What was found on each date, in words, and how many records it was found in. */
function wordsByDay(records: readonly FoundRecord[]) {
  const withFindings = records.filter(({ attendanceDate, findings }) => attendanceDate && findings.length > 0);
  const words = new Map<string, string>();
  for (const { attendanceDate, findings } of withFindings) {
    const date = attendanceDate?.slice(0, 10) ?? '';
    const kinds = findings.map(({ kind }) => findingWords[kind]);
    words.set(date, [...new Set([...(words.get(date)?.split(', ') ?? []), ...kinds])].join(', '));
  }
  return { words, count: withFindings.length };
}
