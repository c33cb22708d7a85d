import { ImageOff } from 'lucide-react';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Modal, ModalHead } from '../ui/modal.tsx';
import { IncompletePhoto } from './incomplete-photo.tsx';
import './photo-popup.css';

/** What a photo's popup takes. */
export interface PhotoPopupProps {
  isOpen: boolean;
  title: string;
  /** Lines under the title. */
  facts: readonly ReactNode[];
  /** Address of the photo; null when the record has none. */
  photo: string | null;
  /** Address of the photo in its full size, where `photo` is a smaller one. */
  full?: string | null | undefined;
  /** What the photo shows, for those who cannot see it. */
  description: string;
  /** The photo's box in px; it shrinks with the window and keeps its shape. */
  width: number;
  height: number;
  onClose: () => void;
}

/**
 * One photo in a box of a fixed shape, never stretched; a press on it shows it as large as the window allows. Esc closes
 * the large photo first, then the popup.
 */
export function PhotoPopup(props: PhotoPopupProps) {
  const { isOpen, title, facts, photo, full, description, width, height, onClose } = props;
  const [enlarged, setEnlarged] = useState<string | null>(null);
  if (!isOpen && enlarged) setEnlarged(null);
  const isLarge = isOpen && photo !== null && enlarged === photo;

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      isOfAddress
      onEscape={(event) => {
        if (!isLarge) return;
        event.preventDefault();
        setEnlarged(null);
      }}
      width="fit"
      isFramed
      frame={{
        className: 'photo-popup',
        'data-large': isLarge,
        style: { '--photo-width': `${width}px`, '--photo-shape': `${width} / ${height}` } as CSSProperties,
      }}
    >
      <ModalHead
        title={title}
        facts={
          <div className="note">
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a record never change places.
              <p key={index}>{fact}</p>
            ))}
          </div>
        }
        onClose={onClose}
      />
      <Box
        key={photo}
        photo={photo}
        full={full}
        description={description}
        isLarge={isLarge}
        onLarge={(next) => setEnlarged(next ? photo : null)}
      />
    </Modal>
  );
}

interface BoxProps extends Pick<PhotoPopupProps, 'photo' | 'full' | 'description'> {
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

function Box({ photo, full, description, isLarge, onLarge }: BoxProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  if (!photo || state === 'broken') {
    return (
      <div className="photo-popup-box" data-state="missing">
        <p className="photo-missing note" role={photo ? 'alert' : undefined}>
          <ImageOff size={28} aria-hidden />
          <span>{photo ? 'This photo could not be loaded.' : 'The record has no photo.'}</span>
        </p>
      </div>
    );
  }
  return (
    <>
      <button
        type="button"
        className="photo-popup-box"
        data-state={state}
        aria-pressed={isLarge}
        title={isLarge ? 'Smaller' : 'Full size'}
        onClick={() => onLarge(!isLarge)}
      >
        <img
          src={isLarge ? (full ?? photo) : photo}
          alt={description}
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
        <span className="visually-hidden">, full size</span>
      </button>
      {state === 'shown' && <IncompletePhoto address={photo} />}
    </>
  );
}
