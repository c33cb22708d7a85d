import { ImageOff, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useLayoutEffect, useState } from 'react';
import { IconButton } from '../ui/button.tsx';
import { IncompletePhoto } from './incomplete-photo.tsx';
import './photo-popup.css';
import { ToastPlace } from '../ui/toast-place.tsx';
import { useNativeDialog } from '../ui/use-native-dialog.ts';

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
 * One photo in a box of a fixed shape, never stretched; a press on it shows it as large as the window allows. A
 * native dialog: Esc closes the large photo first, then the popup, and the focus goes back.
 */
export function PhotoPopup(props: PhotoPopupProps) {
  const { isOpen, title, facts, photo, full, description, width, height, onClose } = props;
  const dialog = useNativeDialog(isOpen);
  const { ref } = dialog;
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const isLarge = isOpen && photo !== null && enlarged === photo;

  useLayoutEffect(() => {
    // Not a name, which leads away.
    if (isOpen) ref.current?.querySelector<HTMLElement>('.photo-popup-head > button')?.focus();
    if (!isOpen) setEnlarged(null);
  }, [isOpen, ref]);

  return (
    <dialog
      {...dialog}
      className="photo-popup"
      aria-labelledby="photo-popup-title"
      data-large={isLarge}
      style={{ '--photo-width': `${width}px`, '--photo-shape': `${width} / ${height}` } as CSSProperties}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isLarge) return;
        event.preventDefault();
        setEnlarged(null);
      }}
      onClose={onClose}
    >
      {/* The dialog itself has no padding, so that a press beside this body is one on the backdrop. */}
      <div className="photo-popup-body">
        <header className="photo-popup-head">
          <div>
            <h2 id="photo-popup-title">{title}</h2>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a record never change places.
              <p key={index}>{fact}</p>
            ))}
          </div>
          <IconButton label="Close" look="quiet" icon={<X aria-hidden />} onClick={() => dialog.ref.current?.close()} />
        </header>
        <Box
          key={photo}
          photo={photo}
          full={full}
          description={description}
          isLarge={isLarge}
          onLarge={(next) => setEnlarged(next ? photo : null)}
        />
      </div>
      {isOpen && <ToastPlace />}
    </dialog>
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
        <p className="photo-popup-missing" role={photo ? 'alert' : undefined}>
          <ImageOff size={28} aria-hidden />
          {photo ? 'This photo could not be loaded.' : 'The record has no photo.'}
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
