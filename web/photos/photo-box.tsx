import { type SyntheticEvent, useLayoutEffect, useState } from 'react';
import { IncompletePhoto, MissingPhoto } from './incomplete-photo.tsx';

/** What of a photo can be seen: `missing` where the record has none. */
export type PhotoState = 'loading' | 'shown' | 'broken' | 'missing';

/** One photo of a comparison, fitted into its box, never stretched; says when there is none or it cannot be loaded. */
export function PhotoBox({ address, label, note, description, onState }: PhotoBoxProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const told = address ? state : 'missing';

  // With the change itself: for no moment may the next photos be judged by what was seen of these.
  useLayoutEffect(() => {
    onState?.(told);
    // The next photo in this box has not been shown yet.
    return () => onState?.('loading');
  }, [told, onState]);

  async function paint({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    try {
      // A file that has come may still be no picture, and is not on the screen before it is decoded.
      await currentTarget.decode();
      requestAnimationFrame(() => setState('shown'));
    } catch {
      setState('broken');
    }
  }

  return (
    <figure className="compare-photo">
      <div className="compare-box" data-state={told}>
        {address && state !== 'broken' ? (
          <img
            src={address}
            alt={description}
            draggable={false}
            decoding="async"
            onLoad={paint}
            onError={() => setState('broken')}
          />
        ) : (
          <MissingPhoto address={address} />
        )}
      </div>
      <figcaption className="note">
        <strong>{label}</strong>
        <span>{note}</span>
        {address && state === 'shown' && <IncompletePhoto address={address} />}
      </figcaption>
    </figure>
  );
}

interface PhotoBoxProps {
  address: string | null;
  label: string;
  note: string;
  description: string;
  /** Hears what of the photo can be seen, and `loading` when the box goes away. */
  onState?: ((state: PhotoState) => void) | undefined;
}
