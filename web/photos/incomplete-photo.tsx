import { useEffect, useState } from 'react';
import { incompletePhotoHeader } from '../../schema/incomplete-photo.ts';
import './incomplete-photo.css';

/** Says under a photo that part of it may be missing. The gateway says so in a header, which an `<img>` cannot read. */
export function IncompletePhoto({ address }: { address: string }) {
  const [isIncomplete, setIncomplete] = useState(false);

  useEffect(() => {
    const left = new AbortController();
    // As the picture itself was asked for, so that the gateway has the answer at hand.
    fetch(address, { method: 'HEAD', headers: { accept: 'image/webp' }, signal: left.signal }).then(
      ({ headers }) => setIncomplete(headers.has(incompletePhotoHeader)),
      // Without an answer nothing is said.
      () => {},
    );
    return () => left.abort();
  }, [address]);

  return isIncomplete ? <IncompletePhotoNote /> : null;
}

/** What is said under a photo whose file ends early. */
export function IncompletePhotoNote() {
  return (
    <span className="incomplete-photo" role="status">
      Part of this photo may be missing: its file is incomplete.
    </span>
  );
}
