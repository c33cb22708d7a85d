import { skipToken } from '@apollo/client/react';
import { layerGroup, polygon, polyline } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { readFailure } from '../../api/failure.ts';
import {
  type MapFindingsQuery,
  type MapFindingsQueryVariables,
  useMapFindingsQuery,
} from '../../api/generated/day-map.ts';
import type { AttendanceCondition } from '../../api/generated/types.ts';

/** Records with their findings. */
export type FoundRecords = NonNullable<MapFindingsQuery['attendance']>['nodes'];

/** Records in which anything was found. */
const isFound: AttendanceCondition = { not: { column: 'FINDINGS', in: [''] } };

/** Asks for the findings in the records of the map; `variables` are null while the map has no records. */
export function useMapFindings(variables: MapFindingsQueryVariables | null) {
  const where = [variables?.where ?? [], isFound].flat();
  const { data, error, loading, retry } = useMapFindingsQuery(
    variables ? { variables: { ...variables, where } } : skipToken,
  );
  // An earlier answer is of another day, or of other records.
  const found = data?.attendance?.nodes;
  return { found, failure: error && !data && !loading ? readFailure(error).message : '', retry };
}

/**
 * A ring of two kilometres at each usual place that somebody is away from, with a dashed line to the record. The list beside
 * has the same in words.
 */
export function UsualPlaces({ found }: { found: FoundRecords | undefined }) {
  const map = useMap();
  useEffect(() => {
    const layer = layerGroup().addTo(map);
    for (const { latitude, longitude, findings } of found ?? []) {
      for (const { usualPlace } of findings) {
        if (!usualPlace || latitude == null || longitude == null) continue;
        const usual = [usualPlace.latitude, usualPlace.longitude] as const;
        polygon(ringAround(...usual), { className: 'usual-ring', interactive: false }).addTo(layer);
        polyline([[latitude, longitude], [...usual]], { className: 'usual-line', interactive: false }).addTo(layer);
      }
    }
    return () => {
      layer.remove();
    };
  }, [found, map]);
  return null;
}

/** A ring of two kilometres, in degrees. */
function ringAround(latitude: number, longitude: number): [number, number][] {
  return Array.from({ length: 32 }, (_, index) => {
    const turn = (index * Math.PI) / 16;
    const east = Math.sin(turn) / Math.cos((latitude * Math.PI) / 180);
    return [latitude + 0.018 * Math.cos(turn), longitude + 0.018 * east];
  });
}
