import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Columns } from '../../schema/columns/column.ts';
import { useLateCode } from '../ui/use-late-code.ts';
import { asksForFile, type DownloadRequest, ofAllRows } from './download.ts';
import type { SearchFields } from './search-fields.ts';
import type { ListView } from './use-list-view.ts';
import { columnNames } from './view.ts';

const load = () => import('./offered-file.tsx').then(({ OfferedFile }) => OfferedFile);

/** The file that the address of a list asks for, and the code that downloads it; the request is null until `isReady`. */
export function useOfferedFile<Name extends string, Fields extends SearchFields>(
  list: string,
  columns: Columns<Name, never>,
  { request, hidden }: ListView<Name, Fields>,
  isReady: boolean,
) {
  const isAsked = asksForFile(useLocation().search);
  const [isOffered, setOffered] = useState(isAsked);
  if (isAsked && !isOffered) setOffered(true);
  const variables = isOffered && isReady && typeof request === 'object' ? request.variables : null;
  const file = useMemo<DownloadRequest | null>(() => {
    if (!variables) return null;
    const shown = columnNames(columns).filter((name) => !hidden.includes(name));
    return { list, ending: 'csv', columns: shown, args: ofAllRows({ ...variables }) };
  }, [list, columns, hidden, variables]);
  return { code: useLateCode(load, isOffered), request: file };
}
