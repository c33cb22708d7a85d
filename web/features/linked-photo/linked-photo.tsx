import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { incompletePhotoHeader } from '../../../schema/incomplete-photo.ts';
import { readFault } from '../../api/failure.ts';
import { IncompletePhotoNote } from '../../photos/incomplete-photo.tsx';
import { fetchInSession, sessionNow } from '../../session/fetch-in-session.ts';
import { readSession } from '../../session/session.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Empty, Failed, FirstLoad } from '../../ui/states.tsx';

/** What came of the address. */
type Answer = { photo: string; isIncomplete: boolean } | { isMissing: true } | { failure: string };

/**
 * A photo at the address that exports name it by. The address alone opens nothing: it is asked for with the session's
 * token, as no `<img>` could.
 */
export function LinkedPhoto() {
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    const left = new AbortController();
    let photo = '';
    setAnswer(null);
    load(pathname, left.signal).then(
      (found) => {
        if (left.signal.aborted) return;
        photo = found ? URL.createObjectURL(found.bytes) : '';
        setAnswer(found ? { photo, isIncomplete: found.isIncomplete } : { isMissing: true });
      },
      (error: Error) => !left.signal.aborted && setAnswer({ failure: error.message }),
    );
    return () => {
      left.abort();
      URL.revokeObjectURL(photo);
    };
  }, [pathname, turn]);

  return (
    <>
      <PageHead title="Photo" />
      {!answer && <FirstLoad shape="photos" rows={1} />}
      {answer && 'photo' in answer && (
        <>
          <chakra.img
            display="block"
            maxW="100%"
            maxH="calc(100dvh - 220px)"
            borderRadius="12px"
            src={answer.photo}
            alt="Face of a staff member, as named in an export"
          />
          {answer.isIncomplete && <IncompletePhotoNote />}
        </>
      )}
      {answer && 'isMissing' in answer && (
        <Empty title="The photo is no longer there">It may have been replaced.</Empty>
      )}
      {answer && 'failure' in answer && <Failed message={answer.failure} onRetry={() => setTurn(turn + 1)} />}
    </>
  );
}

/** Null when there is no photo any more. Throws the gateway's message. */
async function load(path: string, signal: AbortSignal): Promise<{ bytes: Blob; isIncomplete: boolean } | null> {
  const session = sessionNow(readSession());
  const response = await fetchInSession(session, path, { signal });
  const isIncomplete = response.headers.has(incompletePhotoHeader);
  if (response.ok) return { bytes: await response.blob(), isIncomplete };
  if (response.status === 404) return null;
  throw new Error(await readFault(response, session.token));
}
