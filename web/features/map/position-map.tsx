import * as L from 'leaflet';
import { Marker, Tooltip } from 'react-leaflet';
import { formatPosition, type Position } from '../../maps/position.ts';
import { TileMap } from '../../maps/tile-map.tsx';
import marker from './marker.svg';

const zoom = 16;

/** Leaflet finds its own pictures by its style sheet's address, which the bundler changes; so ours is given. */
const icon = L.icon({ iconUrl: marker, iconSize: [34, 44], iconAnchor: [17, 43] });

/** From the position to the label, so that it stands beside the pin. */
const besidePin: L.PointTuple = [16, -26];

/** A map at zoom 16 with a marker at the position and its coordinates beside it. Renew it by `key` for another position. */
export function PositionMap({ position }: { position: Position }) {
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
