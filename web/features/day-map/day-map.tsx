import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useRef, useState } from 'react';
import { attendanceColumns } from '../../../schema/lists/attendance.ts';
import { useDayListQuery, useDayPositionsQuery } from '../../api/generated/day-map.ts';
import { NearestDay } from '../../days/nearest-period.tsx';
import { AttendanceHead } from '../../list/report/attendance-head.tsx';
import { listState } from '../../list/report/report-state.tsx';
import { useReportList } from '../../list/report/use-report-list.ts';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { defaultPosition } from '../../maps/position.ts';
import { TileMap } from '../../maps/tile-map.tsx';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';
import { FailedNote, type FailedProps } from '../../ui/states.tsx';
import { createClusters, deepestZoom, type Sighting } from './clusters.ts';
import './day-map.css';
import { DayList } from './day-list.tsx';
import { DayPhotos } from './day-photos.tsx';
import { FitPositions } from './fit-positions.tsx';
import { type FindingTexts, MapFindings } from './map-findings.tsx';
import { MapLegend } from './map-legend.tsx';
import { Marks } from './marks.tsx';

const start: [number, number] = [defaultPosition.latitude, defaultPosition.longitude];
const startZoom = 9;

/** `/attendance/map`: where the records of an attendance search were made, close ones as one mark, beside a list of them. */
export function DayMap() {
  const known = useAttendanceColumns(attendanceColumns);
  const view = useListView(known.columns, attendanceFields);
  const { request } = view;
  if (typeof request !== 'object') throw new Error('A search of a day always has its date and its mode.');
  const { first: _first, offset: _offset, ...whole } = request.variables;
  const asked = JSON.stringify(whole);
  // The same object while the same is asked: which page of the list is shown does not matter to the map.
  const variables = useMemo(() => JSON.parse(asked) as typeof whole, [asked]);
  const result = useDayPositionsQuery(onceKnown(known, { variables }));
  const positions = useReportList('attendance', 0, result);
  const listing = useDayListQuery(onceKnown(known, request));
  const [group, setGroup] = useState<readonly string[]>([]);
  const [texts, setTexts] = useState<FindingTexts | null>(null);
  const [failure, setFailure] = useState<FailedProps | null>(null);
  const { facets: _facets, orderBy: _order, ...found } = variables;
  const map = useRef<LeafletMap>(null);
  const nodes = positions.page?.nodes ?? none;
  const clusters = useMemo(() => createClusters(nodes), [nodes]);
  const what = whole.mode === 'SIGNED_IN' ? 'Sign-in' : 'Sign-out';

  function show(latitude: number, longitude: number) {
    map.current?.setView([latitude, longitude], deepestZoom - 1);
    // On narrow screens the map stands above the list.
    map.current?.getContainer().scrollIntoView({ block: 'nearest' });
  }

  function openPhotos(keys: readonly string[]) {
    const [first] = keys;
    if (!first) return;
    setGroup(keys);
    view.change({ open: first });
  }

  const state = listState({
    view,
    columns: known.columns,
    list: positions,
    onRetry: result.retry,
    nearest: <NearestDay view={view} />,
    shape: 'map',
  });
  return (
    <div className="day-map">
      <AttendanceHead
        title="Attendance Map"
        columns={known.columns}
        view={view}
        list={positions}
        facets={positions.page?.facets ?? []}
      />
      {failure && !state && <FailedNote {...failure} />}
      {state ?? (
        <div className="day-map-body">
          <section className="day-map-pane" aria-label="Map" aria-busy={positions.isLoading}>
            <MapLegend sightings={nodes} what={what} />
            <TileMap
              ref={map}
              center={start}
              zoom={startZoom}
              maxZoom={deepestZoom}
              name={`Map of the ${what.toLowerCase()}s. Arrow keys move it, plus and minus zoom, Tab goes to its marks. A list follows.`}
            >
              <MapFindings variables={found} onFound={setTexts} onFailure={setFailure} />
              <Marks clusters={clusters} what={what} onOpen={openPhotos} />
              <FitPositions sightings={nodes} />
            </TileMap>
          </section>
          <DayList
            view={view}
            result={listing}
            what={what}
            findings={texts}
            onShow={show}
            onOpen={(key) => openPhotos([key])}
          />
        </div>
      )}
      <DayPhotos
        variables={variables}
        sightings={nodes}
        isReady={positions.page !== null && !positions.isLoading}
        group={group}
        open={view.open}
        onOpen={(open, note) => view.change({ open }, 'replace', note)}
        onStale={result.retry}
      />
    </div>
  );
}

const none: readonly Sighting[] = [];
