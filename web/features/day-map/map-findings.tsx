import { layerGroup, polygon, polyline } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { readFailure } from '../../api/failure.ts';
import { type MapFindingsQueryVariables, useMapFindingsQuery } from '../../api/generated/day-map.ts';
import type { AttendanceCondition } from '../../api/generated/types.ts';
import type { FailedProps } from '../../ui/states.tsx';

/** What calls for a look in a record, in sentences; nothing for most. */
export type FindingTexts = (key: string) => readonly string[];

/** Records in which anything was found. */
const isFound: AttendanceCondition = { not: { column: 'FINDINGS', in: [''] } };

/**
 * What calls for a look among the records of the map: a ring of two kilometres at each usual place that somebody is away
 * from, with a dashed line to the record. The list beside has the same in words.
 */
export function MapFindings({ variables, onFound, onFailure }: MapFindingsProps) {
  const map = useMap();
  const where = [variables.where ?? [], isFound].flat();
  const { data, error, loading, retry } = useMapFindingsQuery({ variables: { ...variables, where } });
  const nodes = data?.attendance?.nodes;

  useEffect(() => {
    if (!nodes) return;
    const layer = layerGroup().addTo(map);
    for (const { latitude, longitude, findings } of nodes) {
      for (const { usualPlace } of findings) {
        if (!usualPlace || latitude == null || longitude == null) continue;
        const usual = [usualPlace.latitude, usualPlace.longitude] as const;
        polygon(ringAround(...usual), { className: 'usual-ring', interactive: false }).addTo(layer);
        polyline([[latitude, longitude], [...usual]], { className: 'usual-line', interactive: false }).addTo(layer);
      }
    }
    const texts = new Map(nodes.map(({ key, findings }) => [key, findings.map(({ evidence }) => evidence)]));
    onFound(() => (key) => texts.get(key) ?? []);
    return () => {
      layer.remove();
    };
  }, [nodes, map, onFound]);

  const failure = error && !data && !loading ? readFailure(error).message : '';
  useEffect(() => {
    const message = `What to check is not known. ${failure}`;
    onFailure(failure === '' ? null : { message, onRetry: retry });
  }, [failure, onFailure, retry]);

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

interface MapFindingsProps {
  variables: MapFindingsQueryVariables;
  onFound: (texts: () => FindingTexts) => void;
  onFailure: (failure: FailedProps | null) => void;
}
