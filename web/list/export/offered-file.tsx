import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readableAddress } from '../../../schema/view-address.ts';
import { Ring } from '../../ui/spinner.tsx';
import { FailedNote } from '../../ui/states.tsx';
import { useShownReport } from '../report/use-report.ts';
import { type DownloadRequest, download } from './download.ts';

type State = 'waiting' | 'loading' | 'empty' | { readonly saved: string } | { readonly fault: string };

/**
 * Downloads the file of a list whose address asks for it with `download=1`, once: the parameter leaves the address as the
 * download begins, so that neither a reload nor Back repeats it.
 */
export function OfferedFile() {
  const { screen, list, fileColumns: columns, asked: variables, total } = useShownReport();
  const [state, setState] = useState<State>('waiting');
  // Of a long file, 0 to 1.
  const [share, setShare] = useState(0);
  const navigate = useNavigate();
  const asked = useRef<DownloadRequest>(null);
  const isReady = list.page !== null && !list.isLoading && !list.failure;

  async function run() {
    const { current } = asked;
    if (!current) return;
    setState('loading');
    setShare(0);
    try {
      setState({ saved: await download(current, setShare) });
    } catch (error) {
      setState({ fault: error instanceof Error ? error.message : '' });
    }
  }

  const begin = useEffectEvent(() => {
    if (!variables || asked.current) return;
    const { facets: _menus, first: _first, offset: _offset, ...args } = variables;
    asked.current = { list: screen.list, ending: 'csv', columns, args };
    const parameters = new URLSearchParams(location.search);
    parameters.delete('download');
    navigate({ search: readableAddress(parameters) }, { replace: true });
    if (total === 0) setState('empty');
    else run();
  });
  useEffect(() => {
    if (isReady) begin();
  }, [isReady]);

  if (typeof state === 'object' && 'fault' in state) {
    return <FailedNote message={`The file was not downloaded. ${state.fault}`} onRetry={run} />;
  }
  return (
    <chakra.div
      className="note"
      m={{ base: '8px 16px', sm: '0 20px 8px' }}
      overflowWrap="anywhere"
      _print={{ display: 'none' }}
    >
      <p className="row" role="status">
        {typeof state === 'object' ? (
          `Downloaded ${state.saved}`
        ) : state === 'empty' ? (
          'There are no rows to download.'
        ) : (
          <>
            <Ring />
            <span>
              {state === 'waiting'
                ? 'The file is downloaded when the rows are there.'
                : 'Downloading the file of all rows.'}
            </span>
          </>
        )}
      </p>
      {state === 'loading' && share > 0 && <progress aria-label="Download" value={share} />}
    </chakra.div>
  );
}
