import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readableAddress } from '../../schema/view-address.ts';
import { asksForFile, type DownloadRequest, download } from './download.ts';
import { FailedNote } from './failed-note.tsx';
import './offered-file.css';

/** What the offer of a file takes. */
export interface OfferedFileProps {
  /** The file of all rows; null while the rows are not known. */
  request: DownloadRequest | null;
  total: number;
}

type State = 'waiting' | 'loading' | 'empty' | { readonly saved: string } | { readonly fault: string };

/**
 * Downloads the file of a list whose address asks for it with `download=1`, once: the parameter leaves the address as the
 * download begins, so that neither a reload nor Back repeats it.
 */
export function OfferedFile({ request, total }: OfferedFileProps) {
  const [state, setState] = useState<State>('waiting');
  const { search } = useLocation();
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

  const begin = useEffectEvent((file: DownloadRequest) => {
    asked.current = file;
    const parameters = new URLSearchParams(search);
    parameters.delete('download');
    navigate({ search: readableAddress(parameters) }, { replace: true });
    if (total === 0) setState('empty');
    else run();
  });
  const isAsked = asksForFile(search);
  useEffect(() => {
    if (request && isAsked) begin(request);
  }, [request, isAsked]);

  if (typeof state === 'object' && 'fault' in state) {
    return <FailedNote message={`The file was not downloaded. ${state.fault}`} onRetry={run} />;
  }
  return (
    <p className="offered-file" role="status">
      {typeof state === 'object' ? (
        `Downloaded ${state.saved}`
      ) : state === 'empty' ? (
        'There are no rows to download.'
      ) : (
        <>
          <span className="spinner" aria-hidden />
          {state === 'waiting'
            ? 'The file is downloaded when the rows are there.'
            : 'Downloading the file of all rows.'}
        </>
      )}
    </p>
  );
}
