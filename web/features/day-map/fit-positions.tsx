import { latLngBounds } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import type { Sighting } from './clusters.ts';

/** Room for the marks at the edge, in px. */
const padding: [number, number] = [44, 44];

/** Moves the map so that it shows all positions, whenever they are others. Stands behind what listens to its moves. */
export function FitPositions({ sightings }: { sightings: readonly Sighting[] }) {
  const map = useMap();
  useEffect(() => {
    const points = sightings.flatMap(({ latitude, longitude }) =>
      latitude == null || longitude == null ? [] : [[latitude, longitude] as [number, number]],
    );
    if (points.length > 0) map.fitBounds(latLngBounds(points), { padding, maxZoom: 15 });
  }, [map, sightings]);
  return null;
}
