import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Modal, ModalHead } from '../ui/modal.tsx';
import { IncompletePhoto, MissingPhoto } from './incomplete-photo.tsx';

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
        p: { base: '12px 16px 16px', sm: '14px 20px 20px' },
        css: {
          '& > .modal-head': {
            alignItems: 'flex-start',
            maxWidth: isLarge ? 'none' : `max(220px, ${width}px)`,
            mb: '12px',
            p: '0',
          },
        },
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
      <Picture
        key={photo}
        {...{ photo, full, description, width, height, isLarge }}
        onLarge={(next) => setEnlarged(next ? photo : null)}
      />
    </Modal>
  );
}

interface PictureProps extends Pick<PhotoPopupProps, 'photo' | 'full' | 'description' | 'width' | 'height'> {
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

function Picture({ photo, full, description, width, height, isLarge, onLarge }: PictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  const box = {
    className: 'photo-popup-box',
    display: 'grid',
    placeItems: 'center',
    width: isLarge ? 'calc(100vw - 66px)' : `min(${width}px, 100vw - 66px)`,
    height: isLarge ? 'calc(100dvh - 130px)' : undefined,
    aspectRatio: isLarge ? 'auto' : `${width} / ${height}`,
    overflow: 'clip',
    borderRadius: 'md',
    background: 'bg.muted',
  };
  if (!photo || state === 'broken') {
    return (
      <chakra.div {...box}>
        <MissingPhoto address={photo} role={photo ? 'alert' : undefined} />
      </chakra.div>
    );
  }
  return (
    <>
      <chakra.button
        {...box}
        type="button"
        cursor={isLarge ? 'zoom-out' : 'zoom-in'}
        animation={state === 'loading' ? 'pulse 1.4s ease-in-out infinite' : undefined}
        aria-pressed={isLarge}
        title={isLarge ? 'Smaller' : 'Full size'}
        onClick={() => onLarge(!isLarge)}
      >
        <chakra.img
          src={isLarge ? (full ?? photo) : photo}
          alt={description}
          decoding="async"
          width="100%"
          height="100%"
          minH="0"
          objectFit="contain"
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
        <span className="visually-hidden">, full size</span>
      </chakra.button>
      {/* A small popup stays as wide as its head. */}
      {state === 'shown' && <IncompletePhoto address={photo} width="min-content" minW="100%" />}
    </>
  );
}
