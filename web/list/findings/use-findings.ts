import { type ComponentType, useEffect, useState } from 'react';
import type { FoundRows } from '../table/found-rows.ts';
import type { FindingToolsProps, UseFindingsQuery } from './finding-tools.tsx';

/** How what is found in a list's records is asked for. */
export interface FindingsSource {
  readonly useFound: UseFindingsQuery;
  /** The component that asks for the findings and draws them. */
  readonly Tools: ComponentType<FindingToolsProps>;
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
