import { Fragment, type ReactNode, useEffect } from 'react';
import { Circle, CircleMarker, Polyline, Tooltip } from 'react-leaflet';
import { findingKinds, findingWords } from '../../../schema/finding-words.ts';
import { type MapFindingsQuery, type MapFindingsQueryVariables, useMapFindingsQuery } from '../../generated/day-map.ts';
import { FindingMarks } from '../../report/finding-marks.tsx';

type Found = NonNullable<MapFindingsQuery['attendance']>['nodes'][number];

/** Draws the marks of a record's findings; null for a record without any. */
export type DrawFindings = (key: string) => ReactNode;

/** Metres around a usual place within which nobody is away. */
const ring = 2_000;

/**
 * What calls for a look among the records of the map: a ring at each usual place that somebody is away from, a dashed
 * line to the record, and a dot at each record with another finding. The list beside has the same in words.
 */
export function MapFindings({ variables, onFound }: MapFindingsProps) {
  const { data } = useMapFindingsQuery({ variables: { ...variables, where: [...toList(variables.where), isFound] } });
  const nodes = data?.attendance?.nodes;

  useEffect(() => {
    if (!nodes) return;
    const byKey = new Map(nodes.map((node) => [node.key, node]));
    onFound(() => (key: string) => {
      const node = byKey.get(key);
      return node ? <FindingMarks findings={node.findings} of={node.staff.name || node.staff.staffID} /> : null;
    });
  }, [nodes, onFound]);

  return nodes?.map((node) => <OnMap key={node.key} node={node} />);
}

interface MapFindingsProps {
  variables: MapFindingsQueryVariables;
  onFound: (draw: () => DrawFindings) => void;
}

const isFound = { anyOf: findingKinds.map((column) => ({ column, in: ['Yes'] })) };

const toList = <Item,>(items: readonly Item[] | Item | null | undefined): readonly Item[] =>
  items == null ? [] : Array.isArray(items) ? items : [items as Item];

function OnMap({ node }: { node: Found }) {
  const { latitude, longitude, findings, staff } = node;
  if (latitude == null || longitude == null) return null;
  const here: [number, number] = [latitude, longitude];
  const name = staff.name || staff.staffID;
  return (
    <>
      {findings.map(({ kind, usualPlace, evidence }) => (
        <Fragment key={kind}>
          {usualPlace && (
            <>
              <Circle
                center={[usualPlace.latitude, usualPlace.longitude]}
                radius={ring}
                className="usual-ring"
                interactive={false}
              />
              <Polyline
                positions={[here, [usualPlace.latitude, usualPlace.longitude]]}
                className="usual-line"
                interactive={false}
              />
            </>
          )}
          <CircleMarker center={here} radius={7} className="finding-dot">
            <Tooltip>
              Check, {findingWords[kind]}: {name}. {evidence}
            </Tooltip>
          </CircleMarker>
        </Fragment>
      ))}
    </>
  );
}
