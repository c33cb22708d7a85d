import type { LatLngTuple, Map as LeafletMap } from 'leaflet';
import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { AttributionControl, MapContainer, ScaleControl, TileLayer, useMap } from 'react-leaflet';
import { pageSetting } from '../session/page-setting.ts';
import { coordinateGrid } from './coordinate-grid.ts';
import './tile-map.css';

/** What a map takes. */
export interface TileMapProps {
  /** Where it looks at first: degrees north and east. */
  center: LatLngTuple;
  zoom: number;
  /** The deepest zoom; tile servers rarely have more than 18. */
  maxZoom?: number;
  /** What the map shows and how keys move it, for those who cannot see it. */
  name: string;
  ref?: Ref<LeafletMap>;
  /** Layers. */
  children: ReactNode;
}

/** A map over the tiles of the gateway's settings; over a grid of coordinates, which needs no network, where none come. */
export function TileMap({ center, zoom, maxZoom = 18, name, ref, children }: TileMapProps) {
  const tiles = pageSetting('map-tiles');
  const [areThere, setThere] = useState(false);
  return (
    <MapContainer
      ref={ref ?? null}
      className="map"
      center={center}
      zoom={zoom}
      maxZoom={maxZoom}
      attributionControl={false}
      fadeAnimation={false}
      // While it zooms with an animation, Leaflet drops any other move: a second click would do nothing.
      zoomAnimation={false}
    >
      {tiles && (
        <TileLayer
          url={tiles}
          attribution={escapeText(pageSetting('map-attribution'))}
          // Public tile servers ask which site their tiles are for; the page's address stays here.
          referrerPolicy="origin"
          eventHandlers={{ tileload: () => setThere(true) }}
        />
      )}
      {!areThere && <CoordinateGrid />}
      {areThere && <AttributionControl prefix={false} />}
      <ScaleControl imperial={false} />
      {children}
      <MapName name={name} />
    </MapContainer>
  );
}

/** Leaflet takes an attribution for HTML. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function CoordinateGrid() {
  const map = useMap();
  useEffect(() => {
    const grid = coordinateGrid().addTo(map);
    return () => {
      grid.remove();
    };
  }, [map]);
  return null;
}

function MapName({ name }: { name: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', name);
  }, [map, name]);
  return null;
}
