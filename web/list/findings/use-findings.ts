import type { SkipToken } from '@apollo/client/react';
import { type ComponentType, useEffect, useState } from 'react';
import type { FoundRow } from '../../../schema/lists/findings.ts';
import type { FoundPageFragment } from '../../api/generated/record-findings.ts';
import type { Drawings } from '../table/table-columns.ts';

/** The generated hook that asks for what is found in the records of a page. */
export type UseFindingsQuery = (options: SkipToken | { variables: never }) => {
  readonly data?: Answer | undefined;
  readonly previousData?: Answer | undefined;
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly retry: () => void;
};

type Answer = Readonly<Record<string, FoundPageFragment | null>>;

/** How what is found in a list's records is asked for. */
export interface FindingsSource {
  readonly useFound: UseFindingsQuery;
  /** The part of the report that asks for the findings and draws them. */
  readonly Tools: ComponentType<Pick<FindingsSource, 'useFound'>>;
}

/** The findings of a page's rows. They are asked for after the rows are painted, because their requests would delay that. */
export function useFindings(source: FindingsSource | undefined, isReady: boolean) {
  const [found, onFound] = useState<FoundRows | null>(null);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (isReady) nextPaint().then(() => setPainted(true));
  }, [isReady]);
  return { found, onFound, Tools: isPainted ? source?.Tools : undefined };
}

/** The rows with what was found in them: the same objects where that is nothing. */
export function withFound<Row extends object>(
  rows: readonly Row[],
  found: FoundRows | null,
  keyOf: (row: Row) => string,
): readonly Row[] {
  if (!found) return rows;
  return rows.map((row) => {
    const known = found.rows.get(keyOf(row));
    return known ? { ...row, ...known } : row;
  });
}

/** Settles once what has been drawn by now is painted; in a window that is not shown, when it is. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** What was found in the records of a page, and how it is drawn. */
interface FoundRows {
  /** By the record's key. */
  readonly rows: ReadonlyMap<string, FoundRow>;
  /** Whether all days that they rest on were read. */
  readonly isWhole: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: its code draws the records of every list that has findings.
  readonly drawings: Drawings<'LOCATION', any>;
}
