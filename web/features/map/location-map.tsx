import { Copy, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts.tsx';
import './location-map.css';
import { defaultPosition, formatPosition, readPosition } from '../../maps/position.ts';
import { Notice } from '../../ui/notice.tsx';
import { PositionMap } from './position-map.tsx';

/** `/all/location` and `/user/location/{latitude}_{longitude}`. An impossible position is reported, not guessed. */
export function LocationMap() {
  const { loc } = useParams();
  const asked = loc === undefined ? defaultPosition : readPosition(loc);
  const position = asked ?? defaultPosition;
  const coordinates = useRef<HTMLSpanElement>(null);
  const text = formatPosition(position);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ kind: 'success', title: 'Coordinates copied', message: text });
    } catch {
      // Plain http has no clipboard: the text is selected for the reader's own Copy.
      if (coordinates.current) getSelection()?.selectAllChildren(coordinates.current);
      showToast({ kind: 'info', title: 'Coordinates selected', message: 'Copy them with Ctrl+C or ⌘C.' });
    }
  }

  return (
    <div className="location">
      <PageHead
        title="Location Map"
        facts={
          <span ref={coordinates} className="location-text">
            {text}
          </span>
        }
      >
        <Button onClick={copy}>
          <Copy aria-hidden />
          Copy coordinates
        </Button>
      </PageHead>
      {!asked && (
        <Notice tone="warning" isOfPage role="alert" icon={<TriangleAlert size={15} aria-hidden />}>
          {messages.invalidLocation}
        </Notice>
      )}
      <PositionMap key={text} position={position} />
    </div>
  );
}
