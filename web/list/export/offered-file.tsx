import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readableAddress } from '../../../schema/view-address.ts';
import { FailedNote } from '../../ui/failed-note.tsx';
import { type DownloadRequest, download } from './download.ts';
import './offered-file.css';
import { Ring } from '../../ui/spinner.tsx';
import type { ListVariables } from '../view/list-variables.ts';

/** What the offer of a file takes. */
export interface OfferedFileProps {
  list: string;
  columns: readonly string[];
  /** Arguments of the shown page; null while its rows are not known. */
  variables: ListVariables<string> | null;
  total: number;
}

type State = 'waiting' | 'loading' | 'empty' | { readonly saved: string } | { readonly fault: string };

/**
 * Downloads the file of a list whose address asks for it with `download=1`, once: the parameter leaves the address as the
 * download begins, so that neither a reload nor Back repeats it.
 */
export function OfferedFile({ list, columns, variables, total }: OfferedFileProps) {
  const [state, setState] = useState<State>('waiting');
  const navigate = useNavigate();
  const asked = useRef<DownloadRequest>(null);

  async function run() {
    const { current } = asked;
    if (!current) return;
    setState('loading');
    try {
      setState({ saved: await download(current, () => {}) });
    } catch (error) {
      setState({ fault: error instanceof Error ? error.message : '' });
    }
  }

  const begin = useEffectEvent(() => {
    if (!variables || asked.current) return;
    const { facets: _menus, first: _first, offset: _offset, ...args } = variables;
    asked.current = { list, ending: 'csv', columns, args };
    const parameters = new URLSearchParams(location.search);
    parameters.delete('download');
    navigate({ search: readableAddress(parameters) }, { replace: true });
    if (total === 0) setState('empty');
    else run();
  });
  const isReady = variables !== null;
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);

  if (typeof state === 'object' && 'fault' in state) {
    return <FailedNote message={`The file was not downloaded. ${state.fault}`} onRetry={run} />;
  }
  return (
    <p className="offered-file note screen-only" role="status">
      {typeof state === 'object' ? (
        `Downloaded ${state.saved}`
      ) : state === 'empty' ? (
        'There are no rows to download.'
      ) : (
        <>
          <Ring />
          {state === 'waiting'
            ? 'The file is downloaded when the rows are there.'
            : 'Downloading the file of all rows.'}
        </>
      )}
    </p>
  );
}
