import { useState } from 'react';
import type { LoadCode } from '../../ui/late-code.ts';
import { useLateCode } from '../../ui/use-late-code.ts';
import type { FoundRows } from '../table/found-rows.ts';
import type { FindingsDocument } from './finding-tools.tsx';

/** How what is found in a list's records is asked for. */
export interface FindingsSource {
  readonly document: FindingsDocument;
  /** Fetches the part that asks and draws it. */
  readonly load: LoadCode;
}

const nothing: LoadCode = () => Promise.reject(new Error('Nothing is found in this list.'));

/** What is found in the rows of a page, once its code and its answer are there. */
export function useFindings(source: FindingsSource | undefined, isReady: boolean) {
  const [found, onFound] = useState<FoundRows | null>(null);
  const code = useLateCode(source?.load ?? nothing, source !== undefined && isReady);
  return { found, onFound, code };
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
