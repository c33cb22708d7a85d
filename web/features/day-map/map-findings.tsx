import { circle, circleMarker, layerGroup, polyline } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';
import { findingKinds, findingWords } from '../../../schema/finding-words.ts';
import { type MapFindingsQueryVariables, useMapFindingsQuery } from '../../generated/day-map.ts';

/** What calls for a look in a record, in words; nothing for most. */
export type FindingTexts = (key: string) => readonly string[];

/** Metres around a usual place within which nobody is away. */
const ring = 2_000;

const isFound = { anyOf: findingKinds.map((column) => ({ column, in: ['Yes'] })) };

/**
 * What calls for a look among the records of the map: a ring at each usual place that somebody is away from with a
 * dashed line to the record, and a dot at each record. The list beside has the same in words.
 */
export function MapFindings({ variables, onFound }: MapFindingsProps) {
  const map = useMap();
  const { where } = variables;
  const given = Array.isArray(where) ? where : where ? [where] : [];
  const { data } = useMapFindingsQuery({ variables: { ...variables, where: [...given, isFound] } });
  const nodes = data?.attendance?.nodes;

  useEffect(() => {
    if (!nodes) return;
    const layer = layerGroup().addTo(map);
    for (const { latitude, longitude, findings } of nodes) {
      if (latitude == null || longitude == null) continue;
      for (const { usualPlace } of findings) {
        if (!usualPlace) continue;
        const usual: [number, number] = [usualPlace.latitude, usualPlace.longitude];
        circle(usual, { radius: ring, className: 'usual-ring', interactive: false }).addTo(layer);
        polyline([[latitude, longitude], usual], { className: 'usual-line', interactive: false }).addTo(layer);
      }
      circleMarker([latitude, longitude], { radius: 7, className: 'finding-dot', interactive: false }).addTo(layer);
    }
    const texts = new Map(
      nodes.map(({ key, findings }) => [
        key,
        findings.map(({ kind, evidence }) => `${findingWords[kind]}: ${evidence}`),
      ]),
    );
    onFound(() => (key: string) => texts.get(key) ?? []);
    return () => {
      layer.remove();
    };
  }, [nodes, map, onFound]);

  return null;
}

interface MapFindingsProps {
  variables: MapFindingsQueryVariables;
  onFound: (texts: () => FindingTexts) => void;
}
