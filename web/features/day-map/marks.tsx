import * as L from 'leaflet';
import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { formatNumber } from '../../ui/words.ts';
import type { createClusters, Mark } from './clusters.ts';

/** The marks of the part of the map that is shown. */
export function Marks({ clusters, what, onOpen }: MarksProps) {
  const map = useMap();
  const [, setTurn] = useState(0);
  useMapEvents({ moveend: () => setTurn((turn) => turn + 1) });
  const bounds = map.getBounds().pad(0.1);
  const marks = clusters.marksIn(
    [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
    map.getZoom(),
  );

  function press(mark: Mark) {
    const zoom = clusters.zoomFor(mark);
    if (zoom === null) return onOpen(clusters.keysOf(mark));
    map.setView([mark.latitude, mark.longitude], zoom);
    // The pressed mark falls apart: the focus stays on the map, before its new marks.
    map.getContainer().focus({ preventScroll: true });
  }

  return marks.map((mark) => (
    <MarkButton
      key={`${mark.of} ${mark.count}`}
      mark={mark}
      label={markLabel(mark, what, clusters.zoomFor(mark) === null)}
      onPress={() => press(mark)}
    />
  ));
}

interface MarksProps {
  clusters: ReturnType<typeof createClusters>;
  /** What one record is, e.g. `Sign-in`. */
  what: string;
  onOpen: (keys: string[]) => void;
}

function MarkButton({ mark, label, onPress }: { mark: Mark; label: string; onPress: () => void }) {
  const { of, latitude, longitude, count, notRecognised, notChecked } = mark;
  const icon = useMemo(
    () => markIcon({ of, latitude, longitude, count, notRecognised, notChecked }, label),
    [of, latitude, longitude, count, notRecognised, notChecked, label],
  );
  return (
    <Marker
      position={[latitude, longitude]}
      icon={icon}
      // The button inside takes the focus and the keys.
      keyboard={false}
      riseOnHover
      // Flagged ones lie on top.
      zIndexOffset={(notRecognised + notChecked) * 1000}
      eventHandlers={{ click: onPress }}
    />
  );
}

/** What a mark's photos are: its shape, its sign and its word, so that its colour is never alone. */
export const markKinds = {
  recognised: { sign: '✓', word: 'recognised' },
  notRecognised: { sign: '!', word: 'not recognised' },
  notChecked: { sign: '?', word: 'not checked' },
} as const;

/** The worst of a mark's records decides its kind. */
function markKind({ notRecognised, notChecked }: Pick<Mark, 'notRecognised' | 'notChecked'>) {
  if (notRecognised > 0) return 'notRecognised';
  return notChecked > 0 ? 'notChecked' : 'recognised';
}

/** What a mark is and what pressing it does, in words. `what` names one record, e.g. `sign-in`. */
function markLabel(mark: Mark, what: string, opensPhotos: boolean): string {
  const { latitude, longitude, count, notRecognised, notChecked } = mark;
  const place = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  const does = opensPhotos ? 'Compare photos' : 'Zoom in';
  if (count === 1) return `${what} at ${place}, ${markKinds[markKind(mark)].word}. ${does}`;
  const parts = [
    notRecognised > 0 && `${formatNumber(notRecognised)} not recognised`,
    notChecked > 0 && `${formatNumber(notChecked)} not checked`,
  ].filter(Boolean);
  return [`${formatNumber(count)} ${what}s near ${place}`, ...parts].join(', ').concat(`. ${does}`);
}

/** A mark's picture: a button, so that keys reach it as they reach any other. Records have a sign, clusters their number. */
function markIcon(mark: Mark, label: string): L.DivIcon {
  const { count, notRecognised, notChecked } = mark;
  const isCluster = count > 1;
  const size = isCluster ? Math.min(58, 34 + Math.log2(count) * 2.4) : 26;
  const kind = markKind(mark);
  const { sign } = markKinds[kind];
  const flagged = notRecognised + notChecked;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: isCluster ? 'mark mark-cluster' : 'mark', title: label });
  button.dataset.kind = kind;
  button.style.setProperty('--flagged', `${(flagged / count) * 360}deg`);
  button.append(span('visually-hidden', label), shown('mark-text', isCluster ? formatNumber(count) : sign));
  if (isCluster && flagged > 0) button.append(shown('mark-badge', `${formatNumber(flagged)} ${sign}`));
  // Without the box that Leaflet draws around an icon.
  return L.divIcon({ html: button, className: '', iconSize: [size, size] });
}

const span = (className: string, textContent: string) =>
  Object.assign(document.createElement('span'), { className, textContent });

/** Not read: the label says it in words. */
const shown = (className: string, text: string) => Object.assign(span(className, text), { ariaHidden: 'true' });
