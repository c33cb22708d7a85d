import { chakra, Flex } from '@chakra-ui/react';
import * as L from 'leaflet';
import { Copy, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { Marker, Tooltip } from 'react-leaflet';
import { useParams } from 'react-router-dom';
import { defaultPosition, formatPosition, type Position, readPosition } from '../../maps/position.ts';
import { TileMap } from '../../maps/tile-map.tsx';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { showToast } from '../../ui/toasts.tsx';
import marker from './marker.svg';

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
    <Flex direction="column" height="100%" minH="420px">
      <PageHead
        title="Location Map"
        facts={
          <chakra.span ref={coordinates} className="location-text" userSelect="all">
            {text}
          </chakra.span>
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
    </Flex>
  );
}

const zoom = 16;

/** Leaflet finds its own pictures by its style sheet's address, which the bundler changes; so ours is given. */
const icon = L.icon({ iconUrl: marker, iconSize: [34, 44], iconAnchor: [17, 43] });

/** From the position to the label, so that it stands beside the pin. */
const besidePin: L.PointTuple = [16, -26];

/** A map at zoom 16 with a marker at the position and its coordinates beside it. Renew it by `key` for another position. */
function PositionMap({ position }: { position: Position }) {
  const point: L.LatLngTuple = [position.latitude, position.longitude];
  const text = formatPosition(position);
  return (
    <TileMap center={point} zoom={zoom} name={`Map centred at ${text}. Arrow keys move it, plus and minus zoom.`}>
      <Marker position={point} icon={icon} alt={`Marker at ${text}`} interactive={false} keyboard={false}>
        <Tooltip permanent direction="right" offset={besidePin} className="map-label">
          <span>{text}</span>
        </Tooltip>
      </Marker>
    </TileMap>
  );
}
