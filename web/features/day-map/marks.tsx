import { useMemo, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Clusters, Mark } from './clusters.ts';
import { markIcon, markLabel } from './mark-icon.ts';

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
  clusters: Clusters;
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
