import { ImageOff } from 'lucide-react';
import { useState } from 'react';

/** One photo of a comparison: fitted into its box, never stretched; says so when there is none or it cannot be had. */
export function PhotoBox({ address, label, note, description }: PhotoBoxProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  return (
    <figure className="compare-photo">
      <div className="compare-box" data-state={address ? state : 'missing'}>
        {address && state !== 'broken' ? (
          <img
            src={address}
            alt={description}
            draggable={false}
            decoding="async"
            onLoad={() => setState('shown')}
            onError={() => setState('broken')}
          />
        ) : (
          <p className="compare-missing">
            <ImageOff size={28} aria-hidden />
            {address ? 'This photo could not be loaded.' : 'The record has no photo.'}
          </p>
        )}
      </div>
      <figcaption>
        <strong>{label}</strong>
        <span>{note}</span>
      </figcaption>
    </figure>
  );
}

interface PhotoBoxProps {
  address: string | null;
  label: string;
  note: string;
  description: string;
}
