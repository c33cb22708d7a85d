import { skipToken } from '@apollo/client/react';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMap } from 'react-leaflet';
import { attendanceColumns } from '../../../schema/lists/attendance.ts';
import {
  type DayPositionsQueryVariables,
  useDayListQuery,
  useDayPositionsQuery,
  useDayRecordQuery,
} from '../../api/generated/day-map.ts';
import { NearestDay } from '../../days/nearest-period.tsx';
import { AttendanceHead } from '../../list/report/attendance-head.tsx';
import { listState } from '../../list/report/report-state.tsx';
import { useReportList } from '../../list/report/use-report-list.ts';
import { attendanceFields } from '../../list/view/attendance-fields.ts';
import { useListView } from '../../list/view/use-list-view.ts';
import { defaultPosition } from '../../maps/position.ts';
import { TileMap } from '../../maps/tile-map.tsx';
import { onceKnown, useAttendanceColumns } from '../../photos/review-column.ts';
import { FailedNote } from '../../ui/states.tsx';
import { formatNumber } from '../../ui/words.ts';
import { createClusters, deepestZoom, type Sighting } from './clusters.ts';
import { DayList } from './day-list.tsx';
import { UsualPlaces, useMapFindings } from './map-findings.tsx';
import { Marks, markKinds } from './marks.tsx';
import './day-map.css';
import { readFailure } from '../../api/failure.ts';
import { pairOf } from '../../photos/pair-of.ts';
import type { PhotoCompareProps } from '../../photos/photo-compare.tsx';
import { LateOverlay } from '../../ui/late-overlay.tsx';
import { showToast } from '../../ui/toasts.tsx';

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
  const { facets: _facets, orderBy: _order, ...records } = variables;
  const map = useRef<LeafletMap>(null);
  const nodes = positions.page?.nodes ?? none;
  const { found, failure, retry } = useMapFindings(nodes.length > 0 ? records : null);
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
      {failure && !state && <FailedNote message={`Could not load what to check. ${failure}`} onRetry={retry} />}
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
              <UsualPlaces found={found} />
              <Marks clusters={clusters} what={what} onOpen={openPhotos} />
              <FitPositions sightings={nodes} />
            </TileMap>
          </section>
          <DayList
            view={view}
            result={listing}
            what={what}
            found={found}
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

/** Room for the marks at the edge, in px. */
const padding: [number, number] = [44, 44];

/** Moves the map so that it shows all positions, whenever they are others. Stands behind what listens to its moves. */
function FitPositions({ sightings }: { sightings: readonly Sighting[] }) {
  const map = useMap();
  useEffect(() => {
    const points = sightings.flatMap(({ latitude, longitude }) =>
      latitude == null || longitude == null ? [] : [[latitude, longitude] as [number, number]],
    );
    if (points.length > 0) map.fitBounds(latLngBounds(points), { padding, maxZoom: 15 });
  }, [map, sightings]);
  return null;
}

/** What the marks mean, with how many records each kind has, and how many are not on the map. */
function MapLegend({ sightings, what }: { sightings: readonly Sighting[]; what: string }) {
  const placed = sightings.filter(({ latitude, longitude }) => latitude != null && longitude != null);
  const missing = sightings.length - placed.length;
  const counts = { recognised: 0, notRecognised: 0, notChecked: 0 };
  for (const { isImageRecognised } of placed) {
    counts[isImageRecognised ? 'recognised' : isImageRecognised === false ? 'notRecognised' : 'notChecked'] += 1;
  }
  return (
    <ul className="map-legend row note" aria-label="Marks">
      {(['recognised', 'notRecognised', 'notChecked'] as const).map((kind) => (
        <li key={kind}>
          <span className="mark mark-sample" data-kind={kind} aria-hidden>
            <span className="mark-text">{markKinds[kind].sign}</span>
          </span>
          <span className="map-legend-word">{markKinds[kind].word}</span> <strong>{formatNumber(counts[kind])}</strong>
        </li>
      ))}
      <li className="muted">
        {missing === 0
          ? `All ${what.toLowerCase()}s have a position`
          : `${formatNumber(missing)} of ${formatNumber(sightings.length)} without a position`}
      </li>
    </ul>
  );
}

const load = () => import('../../photos/photo-compare.tsx').then(({ PhotoCompare }) => PhotoCompare);

interface DayPhotosProps {
  variables: DayPositionsQueryVariables;
  /** All records of the search, in the order of the gateway's list. */
  sightings: readonly Sighting[];
  /** False while the records load. */
  isReady: boolean;
  /** The records of the pressed mark; only the open one where the address opened it. */
  group: readonly string[];
  /** Key of the open record; empty for none. */
  open: string;
  onOpen: (key: string, note?: string) => void;
  /** The gateway's list has changed since. */
  onStale: () => void;
}

/** The photos of the record that is open, asked for by its index in the list; a mark of several goes through them. */
function DayPhotos({ variables, sightings, isReady, group, open, onOpen, onStale }: DayPhotosProps) {
  const offset = open ? sightings.findIndex(({ key }) => key === open) : -1;
  const { data, loading, error } = useDayRecordQuery(
    offset < 0 ? skipToken : { variables: { ...variables, first: 1, offset } },
  );
  const record = loading ? undefined : data?.attendance?.nodes[0];
  const isStale = record !== undefined && open !== '' && record.key !== open;
  const around = group.includes(open) ? group : [open];
  const index = around.indexOf(open);

  useEffect(() => {
    if (!open || !isReady || offset >= 0) return;
    onOpen('', 'The record in the address is not in these results.');
  }, [open, isReady, offset, onOpen]);

  useEffect(() => {
    if (!isStale) return;
    showToast({ kind: 'info', title: 'The list has changed', message: 'It is being loaded again.' });
    onStale();
  }, [isStale, onStale]);

  useEffect(() => {
    if (!error || !open) return;
    showToast({ kind: 'error', title: readFailure(error).message });
    onOpen('');
  }, [error, open, onOpen]);

  const overlay: PhotoCompareProps = {
    isOpen: open !== '',
    pair: record && !isStale ? pairOf(record) : null,
    position: `${index + 1} of ${around.length}`,
    neighbours: noNeighbours,
    canMove: { back: index > 0, on: index < around.length - 1 },
    onMove: (step) => onOpen(around[index + step] ?? open),
    onClose: () => open && onOpen(''),
  };
  return <LateOverlay load={load} overlay={overlay} />;
}

const noNeighbours: readonly string[] = [];
